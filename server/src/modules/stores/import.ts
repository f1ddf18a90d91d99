import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Country, StoreImportRow } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import { storeColumnOf, storeFieldNames, storeFields } from '@samspel/api/store-fields'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { bundledPlaces, isMiddle, type Places, plain } from '../../places'
import { type FileStore, readStores } from './file'
import { newToken, storeColumns, type StoreFields, type StoreRow, storesWithBrands, valuesOf } from './repository'
import { rowChecks } from './row-checks'

const storesOf = async (db: Db, brandId: string): Promise<StoreRow[]> =>
  (
    await sql<StoreRow>`SELECT ${storeColumns} FROM ${storesWithBrands} WHERE stores.brand_id = ${brandId}
    ORDER BY city, stores.name, stores.id`.execute(db)
  ).rows

const requireBrand = async (db: Db, id: string, caller: UserCaller, right: 'seeStores' | 'manageStores') => {
  const brand = await db
    .selectFrom('brands')
    .innerJoin('companies', 'companies.id', 'brands.company_id')
    .select(['brands.id', 'brands.name', 'companies.country_code'])
    .where('brands.id', '=', id)
    .executeTakeFirst()
  if (!brand || !mayFor(caller, right, brand.id)) throw new AppError('not_found')
  return brand
}

/** One store is one however it is spelled: capitals, marks, blanks and signs do not count. */
const keyOf = (name: string, address: string): string => `${plain(name)}\n${plain(address)}`
const placeKeyOf = (address: string, city: string): string => `${plain(address)}\n${plain(city)}`

interface Judged {
  row: StoreImportRow
  /** The column values to write. */
  values?: Record<string, unknown>
}

const isOther = (values: Record<string, unknown>, known: StoreRow): boolean =>
  Object.entries(values).some(([column, value]) => value !== known[column as keyof StoreRow])

interface Judging {
  stores: readonly StoreRow[]
  /** The brand's name. */
  brand: string
  home: Country
  places: Places
  /** Lines of rows to add though there is a store like them. */
  addLines: ReadonlySet<number>
  /** Lines of rows that are the store like them. */
  sameLines: ReadonlySet<number>
}

/** A store of the brand, or an earlier row of the file. */
interface Like {
  name: string
  store?: StoreRow
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Finds what is in the same town with the same address, or else with the same name; the words of brand and town do not count in it, which
 * files have and lists leave out.
 */
const lookalikes = (stores: readonly StoreRow[], brand: string) => {
  const found = new Map<string, Like>()
  const ofBrand = new Set(wordsOf(brand))
  const keysOf = ({ name = '', address = '', city = '' }: StoreFields): string[] => {
    const town = wordsOf(city)
    const own = wordsOf(name).filter((word) => !ofBrand.has(word) && !town.includes(word))
    return [`at ${placeKeyOf(address, city)}`, ...(own.length === 0 ? [] : [`${own.join(' ')}\n${town.join(' ')}`])]
  }
  const add = (keys: readonly string[], like: Like) => {
    for (const key of keys) if (!found.has(key)) found.set(key, like)
  }
  for (const store of stores) add(keysOf(store), { name: store.name, store })
  const find = (keys: readonly string[]) => keys.map((key) => found.get(key)).find((like) => like !== undefined)
  return { keysOf, add, find }
}

/** Decides what happens to each row. A store that appears twice in a file is refused the second time. */
const judge = (rows: readonly FileStore[], { stores, brand, home, places, addLines, sameLines }: Judging): Judged[] => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const byKey = new Map(stores.map((store) => [keyOf(store.name, store.address), store]))
  const alike = lookalikes(stores, brand)
  const seen = new Set<string>()
  const check = rowChecks(places, home)
  return rows.map((read) => {
    const { line, id } = read
    const { name = '', address = '' } = read.fields
    const exact = id ? byId.get(id) : byKey.get(keyOf(name, address))
    const keys = exact ? [] : alike.keysOf(read.fields)
    const like = alike.find(keys)
    const known = exact ?? (sameLines.has(line) ? like?.store : undefined)
    const { fields, errors: wrong, said } = check(read, known)
    if (id && !known) wrong['id'] = ['not_found']
    const key = known?.id ?? keyOf(name, address)
    if (seen.has(key) && Object.keys(wrong).length === 0) wrong[id ? 'id' : 'name'] = ['taken']
    const row = { line, name: name.slice(0, 200), errors: wrong, storeId: known?.id ?? null, ...said }
    if (Object.keys(wrong).length > 0) return { row: { ...row, state: 'refused' as const, storeId: null } }
    seen.add(key)
    const values = valuesOf(fields)
    if (known)
      return isOther(values, known)
        ? { row: { ...row, state: 'changed' as const }, values: { ...columnsOf(known), ...values } }
        : { row: { ...row, state: 'same' as const } }
    alike.add(keys, { name })
    const saidLike = like && { likeStore: like.name.slice(0, 200), ...(like.store && { mayBeSame: true }) }
    if (like && !addLines.has(line)) return { row: { ...row, ...saidLike, state: 'double' as const } }
    return {
      row: { ...row, ...saidLike, state: 'new' as const },
      values: { country_code: home, postal_code: '', ...values },
    }
  })
}

const written = storeFieldNames.map((name) => storeColumnOf[name])
const columnsOf = (store: StoreRow) => Object.fromEntries(written.map((column) => [column, store[column]]))
const list = (write: (column: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(written.map((column) => write(sql.ref(column))))
const typed = sql.join(
  storeFieldNames.map((name) => {
    const field = storeFields[name]
    return sql`${sql.ref(field.column)} ${'most' in field ? sql`float8` : sql`text`}`
  }),
)

/** A single statement for any number of records. */
const write = async (trx: Db, brandId: string, records: readonly object[]): Promise<void> => {
  if (records.length === 0) return
  await sql`INSERT INTO stores (brand_id, id, token, placed_in_town, ${list((column) => column)})
    SELECT ${brandId}::uuid, id, token, placed_in_town, ${list((column) => column)}
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(id uuid, token text, placed_in_town boolean, ${typed})
    ON CONFLICT (brand_id, id) DO UPDATE SET placed_in_town = excluded.placed_in_town, ${list((column) => sql`${column} = excluded.${column}`)}`.execute(
    trx,
  )
}

/** Creates and updates the stores of a file. An invalid row does not affect the others; with `dryRun` nothing is written. */
export const importStores = async (
  { db, caller }: Context<UserCaller>,
  { brandId, csv, dryRun, addLines = [], sameLines = [] }: { brandId: string } & Body<'importStores'>,
) => {
  const places = await bundledPlaces()
  return transact(db, async (trx) => {
    const brand = await requireBrand(trx, brandId, caller, 'manageStores')
    const file = readStores(csv)
    // Two concurrent imports would add the same stores twice.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stores ${brand.id}`}, 0))`.execute(trx)
    const judged = judge(file, {
      stores: await storesOf(trx, brand.id),
      home: brand.country_code,
      places,
      brand: brand.name,
      addLines: new Set(addLines),
      sameLines: new Set(sameLines),
    })
    if (!dryRun) {
      const records = judged.flatMap(({ row, values }) => {
        if (!values) return []
        row.storeId ??= uuidv7()
        const placed_in_town = isMiddle(places, Number(values['latitude']), Number(values['longitude']))
        return [{ ...values, placed_in_town, id: row.storeId, token: newToken() }]
      })
      await requireRoom(trx, sql`stores WHERE brand_id = ${brand.id}`, 'storesOfBrand', records.length)
      await write(trx, brand.id, records)
    }
    const rows = judged.map(({ row }) => row)
    const count = (state: StoreImportRow['state']) => rows.filter((row) => row.state === state).length
    return {
      rows,
      counts: {
        new: count('new'),
        changed: count('changed'),
        same: count('same'),
        refused: count('refused'),
        double: count('double'),
      },
    }
  })
}

/** Starts with a byte order mark, by which spreadsheets recognise UTF-8. */
export const exportStores = async ({ db, caller }: Context<UserCaller>, { brandId }: { brandId: string }) => {
  const brand = await requireBrand(db, brandId, caller, 'seeStores')
  const columns = ['id', ...written] as const
  const lines = (await storesOf(db, brand.id)).map((store) => columns.map((column) => store[column]))
  return { csv: toCsv([columns, ...lines]) }
}
