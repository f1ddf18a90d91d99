/**
 * Clearing numbers of Swedish banks and the check rules of their account numbers. Source: Bankinfrastruktur (Bankgirot), "Bankernas
 * kontonummer", 2024; names as customers know them. Numbers missing here are refused as unknown: add a row when a bank gets a new series.
 *
 * `rule`: 1a and 1b use modulus 11 over clearing and account number (1a without the clearing number's first digit), 2a modulus 10 over ten
 * digits, 2b modulus 11 over nine, 2c modulus 10 over all digits.
 */
export interface ClearingSeries {
  from: number
  to: number
  bank: string
  rule: '1a' | '1b' | '2a' | '2b' | '2c'
}

const series = (bank: string, rule: ClearingSeries['rule'], ...ranges: [number, number][]): ClearingSeries[] =>
  ranges.map(([from, to]) => ({ from, to, bank, rule }))

/** The first match applies. */
export const clearingSeries: readonly ClearingSeries[] = [
  ...series('Nordea', '2a', [3300, 3300], [3782, 3782]),
  ...series('Nordea', '1a', [1100, 1199], [1400, 2099], [3000, 3399], [3410, 3999]),
  ...series('Nordea', '1b', [4000, 4999]),
  ...series('Nordea Plusgirot', '2c', [9500, 9549], [9960, 9969]),
  ...series('Danske Bank', '1a', [1200, 1399], [2400, 2499]),
  ...series('Danske Bank', '2a', [9180, 9189]),
  ...series('Ålandsbanken', '1b', [2300, 2399]),
  ...series('Länsförsäkringar', '1a', [3400, 3409], [9060, 9069]),
  ...series('Länsförsäkringar', '1b', [9020, 9029]),
  ...series('SEB', '1a', [5000, 5999], [9120, 9124], [9130, 9149]),
  ...series('Handelsbanken', '2b', [6000, 6999]),
  ...series('Swedbank', '1a', [7000, 7999]),
  ...series('Swedbank', '2c', [8000, 8999]),
  ...series('Citibank', '1b', [9040, 9049]),
  ...series('Skandiabanken', '1b', [9150, 9169]),
  ...series('Ikano Bank', '1a', [9170, 9179]),
  ...series('DNB', '1b', [9190, 9199], [9260, 9269]),
  ...series('Marginalen Bank', '1a', [9230, 9239]),
  ...series('SBAB', '1a', [9250, 9259]),
  ...series('ICA Banken', '1a', [9270, 9279]),
  ...series('Resurs Bank', '1a', [9280, 9289]),
  ...series('Landshypotek', '1b', [9390, 9399]),
  ...series('Santander', '1a', [9460, 9469]),
  ...series('Avanza', '1b', [9550, 9569]),
  ...series('Lån & Spar Bank', '1a', [9630, 9639]),
  ...series('NOBA', '1b', [9640, 9649]),
  ...series('JAK Medlemsbank', '1b', [9670, 9679]),
  ...series('Ekobanken', '1b', [9700, 9709]),
  ...series('Lunar', '1b', [9710, 9719]),
  ...series('Klarna', '1b', [9780, 9789]),
]
