import { expect, test } from '@jest/globals'
import { type Buyer, feeRuleOf, splitTotal, sumOf, vatRuleOf, vatRules } from './vat'

const cases: [country: string, vatNumber: string | null, vatState: Buyer['vatState'], rule: string, rate: number][] = [
  ['SE', null, null, 'domestic', 25],
  ['SE', 'SE559999471101', 'valid', 'domestic', 25],
  ['SE', 'DK12345674', 'valid', 'domestic', 25],
  ['DK', 'DK12345674', 'valid', 'reverse_charge', 0],
  ['DK', 'dk 12 34 56 74', 'valid', 'reverse_charge', 0],
  ['FI', 'FI12345671', 'valid', 'reverse_charge', 0],
  ['GR', 'EL094259216', 'valid', 'reverse_charge', 0],
  ['DE', 'DE136695976', 'valid', 'reverse_charge', 0],
  // Not known to be valid: no business to the seller.
  ['DK', 'DK12345674', 'unchecked', 'eu_without_number', 25],
  ['DK', 'DK12345674', 'invalid', 'eu_without_number', 25],
  ['FI', null, null, 'eu_without_number', 25],
  ['FI', null, 'valid', 'eu_without_number', 25],
  // A number of another country than the buyer's.
  ['FI', 'SE559999471101', 'valid', 'eu_without_number', 25],
  ['NO', null, null, 'outside', 0],
  ['NO', 'NO923609016MVA', 'unchecked', 'outside', 0],
  ['GB', 'GB980780684', 'valid', 'outside', 0],
  ['CH', null, null, 'outside', 0],
]

test.each(cases)('%s with the number %s (%s) is %s, %d %%', (country, vatNumber, vatState, rule, rate) => {
  const found = vatRuleOf({ country, vatNumber, vatState })
  expect([found, vatRules[found].rate]).toEqual([rule, rate])
})

const company = (country: string, vatState: Buyer['vatState'] = null): Buyer => ({
  country,
  vatNumber: vatState && `${country}12345674`,
  vatState,
})
test.each<[string, string | null, Buyer, string | undefined]>([
  ['SE', 'SE900101001701', company('SE'), 'domestic'],
  ['SE', 'SE900101001701', company('DK', 'valid'), 'reverse_charge'],
  ['SE', 'SE900101001701', company('DK', 'unchecked'), 'eu_without_number'],
  ['SE', 'SE900101001701', company('NO'), 'outside'],
  // F-tax alone.
  ['SE', null, company('SE'), 'not_registered'],
  ['SE', null, company('NO'), 'not_registered'],
  ['DK', 'DK12345674', company('SE'), 'reverse_charge'],
  ['DK', 'DK12345674', company('FI', 'valid'), 'reverse_charge'],
  ['DK', 'DK12345674', company('NO'), 'outside'],
  ['NO', 'NO923609016MVA', company('SE'), 'reverse_charge'],
  ['GB', 'GB980780684', company('FI'), 'reverse_charge'],
  // Another country's VAT, which is not known here.
  ['DK', 'DK12345674', company('DK', 'valid'), undefined],
  ['DK', 'DK12345674', company('FI'), undefined],
  ['NO', 'NO923609016MVA', company('NO'), undefined],
  ['NO', 'NO923609016MVA', company('GB'), undefined],
])('a creator in %s with the number %s sells to %j: %s', (country, vatNumber, buyer, rule) => {
  expect(feeRuleOf({ country, vatNumber }, buyer)).toBe(rule)
})

test.each([
  [499_00, 399_20, 99_80],
  [1, 1, 0],
  [2, 2, 0],
  [3, 2, 1],
  [49_902, 39_922, 9_980],
  [49_903, 39_922, 9_981],
  [-499_00, -399_20, -99_80],
  [-3, -2, -1],
  [0, 0, 0],
])('%d öre with 25 %% in it are %d and %d', (total, net, vat) => {
  expect(splitTotal(total, 'domestic')).toEqual({ net, vat, total })
})

test('without VAT all of it is net', () => {
  expect(splitTotal(499_00, 'reverse_charge')).toEqual({ net: 499_00, vat: 0, total: 499_00 })
})

test('every sum adds up, and a credit is the invoice with its sign turned', () => {
  for (let total = 1; total < 5_000; total += 1) {
    const split = splitTotal(total, 'domestic')
    const back = splitTotal(-total, 'domestic')
    expect(split.net + split.vat).toBe(total)
    expect(sumOf([split, back])).toEqual({ net: 0, vat: 0, total: 0 })
  }
})
