import type { ShopCall } from '@samspel/api'
import type { ToldOrder, ToldReturn } from './orders'

/** What a shop's call says; `nothing` with the reason why it is left alone. */
export type Told =
  | { kind: 'order'; order: ToldOrder }
  /** Undone: of what was never sold there is nothing to write down. */
  | { kind: 'cancelled'; order: ToldOrder }
  | { kind: 'return'; told: ToldReturn }
  | { kind: 'nothing'; reason: NonNullable<ShopCall['reason']>; orderNumber?: string | undefined }

/** A call that says nothing that can be read. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

type Fields = Record<string, unknown>

export const fieldsIn = (value: unknown): Fields => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Unreadable('no object')
  return value as Fields
}

export const listIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => one !== null && typeof one === 'object') : []

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** An id or number of the shop: there, and not longer than any is. */
export const idIn = (value: unknown): string => {
  const text = textIn(value)
  if (text === '' || text.length > 60) throw new Unreadable('no id')
  return text
}

export const timeIn = (value: unknown): Date => {
  const at = new Date(textIn(value))
  if (Number.isNaN(at.getTime())) throw new Unreadable('no time')
  return at
}

export const currencyIn = (value: unknown): string => {
  const text = textIn(value).toUpperCase()
  if (!/^[A-Z]{3}$/.test(text)) throw new Unreadable('no currency')
  return text
}

/** The end of one of our links, of what carries it: an address, a query, or itself. */
export const slugsIn = (...texts: readonly unknown[]): string[] =>
  texts.flatMap((value) => {
    const text = textIn(value)
    if (/^[a-z2-9]{9}$/.test(text)) return [text]
    const found = [...text.matchAll(/(?:[?&]utm_content=|\/l\/)([a-z2-9]{9})(?![a-z0-9])/g)]
    return found.map(([, slug]) => slug!)
  })
