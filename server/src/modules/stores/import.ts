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
import { newToken, storeColumns, type StoreRow, storesWithBrands, valuesOf } from './repository'
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
    .select(['brands.id', 'companies.country_code'])
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
  home: Country
  places: Places
  /** Lines of rows to add though there is a store at their address. */
  addLines: ReadonlySet<number>
}

/** Decides what happens to each row. A store that appears twice in a file is refused the second time. */
const judge = (rows: readonly FileStore[], { stores, home, places, addLines }: Judging): Judged[] => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const byKey = new Map(stores.map((store) => [keyOf(store.name, store.address), store]))
  const byPlace = new Map(stores.map((store) => [placeKeyOf(store.address, store.city), store.name]))
  const seen = new Set<string>()
  const check = rowChecks(places, home)
  return rows.map((read) => {
    const { line, id } = read
    const { name = '', address = '', city = '' } = read.fields
    const known = id ? byId.get(id) : byKey.get(keyOf(name, address))
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
    const place = placeKeyOf(address, city)
    const likeStore = byPlace.get(place)
    byPlace.set(place, likeStore ?? name)
    const like = likeStore !== undefined && { likeStore: likeStore.slice(0, 200) }
    if (like && !addLines.has(line)) return { row: { ...row, ...like, state: 'double' as const } }
    return {
      row: { ...row, ...like, state: 'new' as const },
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
  { brandId, csv, dryRun, addLines = [] }: { brandId: string } & Body<'importStores'>,
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
      addLines: new Set(addLines),
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
