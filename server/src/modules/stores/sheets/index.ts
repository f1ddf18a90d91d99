import { type RawBuilder, sql } from 'kysely'
import type { Country, Locale } from '@samspel/api'
import { mayFor } from '../../../auth/roles'
import type { Config } from '../../../config'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import type { Handlers } from '../../../http/call'
import { pageOf } from '../../../http/page'
import { drawSigns, type Sign } from './draw'

/** This many signs make a file of about 300 kB. */
const signsInFile = 100

interface SignRow {
  brand_id: string
  brand_name: string
  name: string
  address: string
  postal_code: string
  city: string
  country_code: Country
  token: string
}

const read = async (
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<SignRow[]> =>
  (
    await sql<SignRow>`SELECT s.brand_id, b.name AS brand_name, s.name, s.address, s.postal_code, s.city, s.country_code, s.token
    FROM stores s JOIN brands b ON b.id = s.brand_id WHERE ${where} ORDER BY s.city, s.name, s.id LIMIT ${limit} OFFSET ${offset}`.execute(
      db,
    )
  ).rows

const toSign = (row: SignRow, { appUrl }: Pick<Config, 'appUrl'>, locale: Locale | undefined): Sign => ({
  name: row.name,
  brandName: row.brand_name,
  address: `${row.address}, ${[row.postal_code, row.city].filter(Boolean).join(' ')}`,
  url: `${appUrl}/stores/qr/${row.token}`,
  locale: locale ?? (row.country_code === 'SE' ? 'sv' : 'en'),
})

/** Signs for stores to put up at their counters, with the code that `confirmStoreParticipation` accepts. */
export const storeSheetHandlers = {
  getStoreSheet: async ({ db, caller, params, query, config, now }) => {
    const [row] = await read(db, sql`s.id = ${params.id}`, { limit: 1, offset: 0 })
    if (!row || !mayFor(caller, 'seeStores', row.brand_id)) throw new AppError('store_not_found')
    return { pdf: (await drawSigns([toSign(row, config, query.locale)], now)).toString('base64') }
  },
  getStoreSheets: async ({ db, caller, params, query, config, now }) => {
    if (!mayFor(caller, 'seeStores', params.id)) throw new AppError('not_found')
    const where = sql`s.brand_id = ${params.id}`
    const {
      rows: [found],
    } = await sql<{ count: number }>`SELECT count(s.id) AS count FROM brands b LEFT JOIN stores s ON s.brand_id = b.id
      WHERE b.id = ${params.id} GROUP BY b.id`.execute(db)
    if (!found) throw new AppError('not_found')
    const page = pageOf({ page: query.page }, signsInFile)
    const rows = await read(db, where, page)
    const signs = rows.map((row) => toSign(row, config, query.locale))
    return {
      pdf: signs.length > 0 ? (await drawSigns(signs, now)).toString('base64') : null,
      pages: Math.ceil(found.count / signsInFile),
    }
  },
} satisfies Partial<Handlers>
