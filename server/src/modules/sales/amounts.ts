/** Sums beyond this are none of an order. */
const most = 1_000_000_000_00

/** A decimal number of a shop's message as hundredths; undefined for what is none. */
export const hundredths = (text: unknown): number | undefined => {
  const value = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : ''
  if (!/^-?\d{1,12}(?:\.\d{1,10})?$/.test(value)) return undefined
  const sum = Math.round(Number(value) * 100)
  return Math.abs(sum) <= most ? sum : undefined
}

/**
 * A sum as sheets and shops write it, as hundredths: `1 234,50`, `1.234,50`, `1,234.50`, `499 kr`, `SEK 499`. The last sign that stands
 * before one or two figures at the end is the decimal one.
 */
export const typedSum = (text: string): number | undefined => {
  const bare = text
    .replace(/[\s\u00A0\u202F']/g, '')
    .replace(/\u2212/g, '-')
    .replace(/^(?:[A-Z]{3}|kr\.?|€|\$|£)/i, '')
    .replace(/(?:[A-Z]{3}|kr\.?|:-|€|\$|£)$/i, '')
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (whole === '') return undefined
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)) return undefined
  return hundredths(`${sign}${whole.replace(/[.,]/g, '')}.${part || '0'}`)
}
