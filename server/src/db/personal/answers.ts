import type { ColumnType, RawBuilder } from 'kysely'
import type { DB } from '../types'

/** The two kinds of account that a row can be about. */
export type Side = 'creator' | 'staff'

/** What becomes of a column when the account that its row is about is deleted. */
type Fate =
  /** Is set to this SQL expression. */
  | { erased: string }
  /** Stays, because … */
  | { kept: string }
  /** Named code deals with it. */
  | { by: string }

/** `plain`: says nothing about a person. `row`: is erased with its row. */
export type Answer = 'plain' | 'row' | Fate | Partial<Record<Side, Fate | 'row'>>

interface Rows {
  of: (id: string) => RawBuilder<unknown>
  /** Whose rows are erased, where it is not the same. */
  erases?: (id: string) => RawBuilder<unknown>
  /** Which of the rows are deleted with the account. */
  goes?: 'all' | RawBuilder<unknown>
}
interface Told<T> {
  /** Columns of the export, the one that it is sorted by first. What others wrote about a person for themselves is not among them. */
  told: readonly (keyof T & string)[]
  /** Whose rows are told, where it is not the same. */
  tells?: (id: string) => RawBuilder<unknown>
  /** Name in the export, where it is not that of the table. */
  as?: string
}
/** Why none of the rows are in the export. */
interface Untold {
  untold: string
  told?: undefined
}

/** The rows of a table that are about an account of one side, what becomes of them and what their owner is told. */
export type Part<T> = Rows & (Told<T> | Untold)

type Selected<C> = C extends ColumnType<infer S, infer _I, infer _U> ? S : C
type Named = 'id' | 'night' | 'hour' | 'minute' | `${string}_${'id' | 'ids' | 'at' | 'by' | 'on' | 'day'}`
type HoldsWords<S> = [S] extends [number | boolean | null | undefined]
  ? false
  : string extends S
    ? true
    : [S] extends [string | null | undefined]
      ? false
      : true
/** Columns that can hold words, addresses of files or anything else that is not a number, a moment, an id or one of a few states. */
type Words<T> = {
  [K in keyof T & string]-?: K extends Named ? never : HoldsWords<Selected<T[K]>> extends true ? K : never
}[keyof T & string]

export interface Plan<T> {
  creator?: Part<T>
  staff?: Part<T>
  columns: Record<Words<T>, Answer> & Partial<Record<keyof T & string, Answer>>
}

/** Every table of one group, with an answer for each of its columns that can hold words: one without does not compile. */
export type Plans<Table extends keyof DB> = { readonly [T in Table]: Plan<DB[T]> }

export const deletedName = 'Borttagen'

export const erased = (to: string): { erased: string } => ({ erased: to })
export const kept = (because: string): { kept: string } => ({ kept: because })
export const emptied = erased("''")
export const none = erased('NULL')
export const unnamed = erased(`'${deletedName}'`)
export const booked = kept('bookkeeping, seven years by law')
/** Is deleted by age, at the latest within `time`. */
export const ages = (time: string): { kept: string } => kept(`until it is deleted by age: ${time}`)

/** All of a table's words say nothing about a person. */
export const plain = <C extends string>(...columns: readonly C[]): Record<C, 'plain'> =>
  Object.fromEntries(columns.map((column) => [column, 'plain'])) as Record<C, 'plain'>
