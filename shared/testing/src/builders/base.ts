import { type Meta, snakeizeKeys } from '@samspel/api'

/** A UUIDv7-shaped id from a small number: `id(3)` is the same in every test. */
export const id = (n: number): string => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Day and moment that builders use. */
export const builtAt = '2025-11-21T13:32:00.000Z'

/** Paging of a list; one page of `totalCount` unless told otherwise. */
export const meta = (change: Partial<Meta> = {}): Meta => ({
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: 1,
  totalCount: 0,
  ...change,
})

/** A record or answer in wire form, for the fake API. */
export const wire = (value: object): object => snakeizeKeys(value) as object

/** A list's answer in wire form: `listAnswer('campaigns', [buildCampaign()])`. */
export const listAnswer = (name: string, records: readonly object[], change: Partial<Meta> = {}): object =>
  wire({ [name]: records, meta: meta({ totalCount: records.length, ...change }) })

/** Makes a builder: a whole record, with what the test cares about on top. */
export const builder =
  <T>(make: (n: number) => T) =>
  (change: Partial<T> = {}, n = 1): T => ({ ...make(n), ...change })
