import { sql } from 'kysely'
import { fieldCipher, type FieldKey, tokenCipher } from '../auth/field-cipher'
import { type Db, transact } from '../db/transact'
import type { DB } from '../db/types'

/** A column whose values are sealed with the keys of PAYMENT_DETAILS_KEYS. */
export interface SealedColumn {
  table: keyof DB
  /** Columns of the primary key. */
  key: readonly [string, ...string[]]
  column: string
  /** Whose value it is, of the row's key in the order of `key`, as the module seals it. */
  owner: (...key: string[]) => string
  /** The column holds bytes (`tokenCipher`), not text. */
  isBytes?: true
}

interface Keys {
  paymentDetailsKeys: readonly FieldKey[]
}

/** Of one column: how many values were sealed anew, and how many no key opens. Those are left as they are. */
export interface SealedAnew {
  column: string
  sealed: number
  shut: number
}

const atOnce = 100

const cipherOf = ({ paymentDetailsKeys }: Keys, { isBytes, owner }: SealedColumn) => {
  const [texts, bytes] = [fieldCipher(paymentDetailsKeys), tokenCipher(paymentDetailsKeys)]
  return {
    current: isBytes ? bytes.current : texts.current,
    again: (kept: string | Buffer, key: string[]) => {
      const of = owner(...key)
      if (typeof kept === 'string') {
        const text = texts.open(kept, of)
        return text === undefined ? undefined : texts.seal(text, of)
      }
      const token = bytes.open(kept, of)
      return token === undefined ? undefined : bytes.seal(token, of)
    },
  }
}

const sealColumn = async (db: Db, config: Keys, sealed: SealedColumn): Promise<SealedAnew> => {
  const { current, again } = cipherOf(config, sealed)
  const [table, value] = [sql.table(sealed.table), sql.ref(sealed.column)]
  const key = sql.join(sealed.key.map((name) => sql.ref(name)))
  const keyIs = (values: string[]) =>
    sql.join(
      sealed.key.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`),
      sql` AND `,
    )
  const isOld = sealed.isBytes
    ? sql`substring(${value} FROM 1 FOR ${current.length}::int) <> ${current}`
    : sql`NOT starts_with(${value}, ${current})`
  const done = { column: `${sealed.table}.${sealed.column}`, sealed: 0, shut: 0 }
  for (let after: string[] | undefined = []; after;) {
    const from: string[] = after
    after = await transact(db, async (trx) => {
      const { rows } = await sql<Record<string, string> & { kept: string | Buffer }>`SELECT ${key}, ${value} AS kept
        FROM ${table} WHERE ${isOld} ${from.length > 0 ? sql`AND (${key}) > (${sql.join(from)})` : sql``}
        ORDER BY ${key} LIMIT ${atOnce} FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
      const keyOf = (row: Record<string, string>) => sealed.key.map((name) => row[name]!)
      for (const row of rows) {
        const resealed = again(row.kept, keyOf(row))
        done[resealed === undefined ? 'shut' : 'sealed'] += 1
        if (resealed !== undefined)
          await sql`UPDATE ${table} SET ${value} = ${resealed} WHERE ${keyIs(keyOf(row))}`.execute(trx)
      }
      const last = rows.at(-1)
      return last && keyOf(last)
    })
  }
  return done
}

/**
 * Seals with the first key what is not: values from before a column was sealed, and those of older keys. Afterwards, when nothing is shut
 * and nothing more is sealed, the older keys can go. Safe to run concurrently.
 */
export const sealAnew = async (db: Db, config: Keys, columns: readonly SealedColumn[]): Promise<SealedAnew[]> => {
  const done: SealedAnew[] = []
  for (const column of columns) done.push(await sealColumn(db, config, column))
  return done
}
