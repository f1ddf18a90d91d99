import type { ColumnType } from 'kysely'

/** A column with a default in the database. */
export type Auto<T> = ColumnType<T, T | undefined, T>
/** jsonb: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
export type AutoJson<T> = ColumnType<T, string | undefined, string>
