import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import type { Arrival } from './sign-in'

/** How many seconds somebody has to give an address after the consent. */
export const arrivalLife = 1_800

type Keys = Pick<Config, 'paymentDetailsKeys'>
const owner = 'an arrival without an address'

interface Kept extends Omit<Arrival, 'token'> {
  token: { accessToken: string; expiresAt: string | null; isLasting: boolean }
  until: number
}

/** Somebody who has consented and whose address the provider does not know, sealed for a cookie of the browser that it was. */
export const sealArrival = ({ paymentDetailsKeys }: Keys, { token, ...arrival }: Arrival, now: Date): string => {
  const kept: Kept = {
    ...arrival,
    token: { ...token, expiresAt: token.expiresAt?.toISOString() ?? null },
    until: now.getTime() + arrivalLife * 1_000,
  }
  return fieldCipher(paymentDetailsKeys).seal(JSON.stringify(kept), owner)
}

/** Undefined when it was made up, or too long ago. */
export const openArrival = (
  { paymentDetailsKeys }: Keys,
  sealed: string | undefined,
  now: Date,
): Arrival | undefined => {
  if (!sealed?.startsWith('v1.')) return undefined
  const text = fieldCipher(paymentDetailsKeys).open(sealed, owner)
  if (text === undefined) return undefined
  const { until, token, ...arrival } = JSON.parse(text) as Kept
  if (until <= now.getTime()) return undefined
  return { ...arrival, token: { ...token, expiresAt: token.expiresAt === null ? null : new Date(token.expiresAt) } }
}
