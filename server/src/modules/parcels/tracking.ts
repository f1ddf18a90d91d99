import type { Carrier } from '@samspel/api/carriers'

/** The carrier's page about a parcel; null where it has none or there is no number. */
export const trackingUrl = (_carrier: Carrier | null, _number: string | null): string | null => null

/** Carrier and number in what somebody typed or pasted; undefined for what is none. */
export const readTracking = (text: string): { carrier: Carrier | null; number: string } | undefined => {
  const number = text.trim().replace(/\s+/g, ' ')
  return number.length <= 60 && /^[\p{L}\d][\p{L}\d -]*$/u.test(number) ? { carrier: null, number } : undefined
}
