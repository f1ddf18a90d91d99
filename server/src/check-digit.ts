/** The check digit after some digits, by Luhn's rule from the right: of payment references, bank accounts and personal numbers. */
export const checkDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
