import { sql } from 'kysely'
import { importRowsMax, type SaleRow } from '@samspel/api'
import { salesColumnsOf } from '@samspel/api/files'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { readCsv } from '../../read-csv'
import { typedSum } from './amounts'
import { ownCurrency } from './currency'
import { recordOrder, recordReturn } from './orders'
import { findShop } from './shops'
import { slugsIn } from './told'

const shown = 200
type Fault = SaleRow['faults'][number]

interface Read {
  line: number
  value: string
  faults: Fault[]
  number: string
  at: Date
  sum: number
  returned: number
  currency: string
  codes: string[]
  slugs: string[]
}

/** A moment as files have it: by the year first, with or without time and zone. Others could be two days. */
const momentIn = (text: string): Date | undefined => {
  const [, day, time = '12:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(
      text.replaceAll('/', '-'),
    ) ?? []
  if (!day) return undefined
  const at = new Date(`${day}T${time}${zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
  // Days that no month has are carried over to the next by some engines.
  return Number.isNaN(at.getTime()) ? undefined : at
}

const readRows = (csv: string): Read[] => {
  const parsed = readCsv(csv, importRowsMax + 2)
  const columns = salesColumnsOf(parsed[0]?.record ?? [])
  if (columns.order.length === 0 || columns.sum.length === 0) throw invalid({ csv: ['invalid'] })
  const rows = parsed.slice(1)
  if (rows.length > importRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0) throw invalid({ csv: ['required'] })
  return rows.map(({ record, info }) => {
    const cell = (name: keyof typeof columns) =>
      columns[name].map((at) => record[at] ?? '').find((text) => text !== '') ?? ''
    const [number, at, sum] = [cell('order').replace(/^#/, ''), momentIn(cell('time')), typedSum(cell('sum'))]
    const currency = (cell('currency') || ownCurrency).toUpperCase()
    const faults: Fault[] = []
    if (number === '' || number.length > 60) faults.push('order')
    if (!at) faults.push('time')
    if (sum === undefined) faults.push('sum')
    if (!/^[A-Z]{3}$/.test(currency)) faults.push('currency')
    return {
      line: info.lines,
      value: (cell('order') || record.join(' ')).slice(0, shown),
      faults,
      number,
      at: at ?? new Date(0),
      sum: sum ?? 0,
      returned: Math.max(0, typedSum(cell('returned')) ?? 0),
      currency,
      codes: cell('code')
        .split(/[,;\s]+/)
        .filter((code) => code !== ''),
      slugs: slugsIn(cell('link')),
    }
  })
}

type Place = { brandId: string; shopId: string | null }

/** What comes back is told by a row of its own with a negative sum, or in a column of the order. */
const writeRow = async (
  trx: Db,
  place: Place,
  row: Read,
): Promise<Pick<SaleRow, 'outcome'> & { instagramerId: string | null }> => {
  const known = await sql<{
    order_id: string
    instagramer_id: string | null
  }>`SELECT order_id, instagramer_id FROM sales
    WHERE brand_id = ${place.brandId} AND coalesce(shop_id, brand_id) = ${place.shopId ?? place.brandId}
      AND order_number = ${row.number}`.execute(trx)
  const before = known.rows[0]
  const orderId = before?.order_id ?? row.number
  const back = (amount: number, id: string) =>
    recordReturn(trx, place, { orderId, id, amount, currency: row.currency, at: row.at })
  if (row.sum < 0) {
    const isNew = await back(-row.sum, `file ${row.at.toISOString()} ${row.sum}`)
    return { outcome: isNew ? 'added' : 'same', instagramerId: before?.instagramer_id ?? null }
  }
  const { outcome, instagramerId } = await recordOrder(trx, place, {
    number: row.number,
    orderedAt: row.at,
    amount: row.sum,
    currency: row.currency,
    codes: row.codes,
    slugs: row.slugs,
    cancelled: false,
  })
  const isBack = row.returned > 0 && (await back(row.returned, 'file'))
  return { outcome: outcome === 'same' && isBack ? 'changed' : outcome === 'older' ? 'same' : outcome, instagramerId }
}

const namesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{
    id: string
    name: string
  }>`SELECT id, name FROM instagramers WHERE id = ANY(${[...new Set(ids)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const readFile = async (trx: Db, place: Place, csv: string) => {
  const numbers = new Set<string>()
  const written: (SaleRow & { instagramerId: string | null })[] = []
  for (const row of readRows(csv)) {
    const line = {
      line: row.line,
      value: row.value,
      faults: row.faults,
      creatorName: null,
      currency: row.currency.slice(0, 3),
    }
    // Shops write one order on several rows, of which the first has the sum.
    const isRepeated = row.sum >= 0 && numbers.has(row.number)
    if (isRepeated || row.faults.length > 0) {
      written.push({
        ...line,
        faults: isRepeated ? [] : row.faults,
        outcome: isRepeated ? 'duplicate' : 'invalid',
        instagramerId: null,
      })
      continue
    }
    if (row.sum >= 0) numbers.add(row.number)
    written.push({ ...line, ...(await writeRow(trx, place, row)) })
  }
  const names = await namesOf(
    trx,
    written.flatMap(({ instagramerId }) => instagramerId ?? []),
  )
  const rows = written.map(({ instagramerId, ...row }): SaleRow => ({
    ...row,
    creatorName: instagramerId === null ? null : (names.get(instagramerId) ?? null),
  }))
  const count = (outcome: SaleRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return {
    rows,
    counts: {
      added: count('added'),
      changed: count('changed'),
      same: count('same'),
      duplicate: count('duplicate'),
      invalid: count('invalid'),
      unmatched: rows.filter(
        ({ outcome, creatorName }) => !['duplicate', 'invalid'].includes(outcome) && creatorName === null,
      ).length,
    },
  }
}

/** Takes back what a dry run has written, with what it would have answered. */
class DryRun extends Error {
  override name = 'DryRun'
  constructor(readonly answer: Awaited<ReturnType<typeof readFile>>) {
    super('nothing is written')
  }
}

/** Orders of a file. With a shop they are the same orders as its calls tell of. */
export const importSales = async (
  { db, caller }: Context<UserCaller>,
  {
    id: brandId,
    csv,
    shopId = null,
    dryRun = false,
  }: { id: string; shopId?: string | null | undefined } & Omit<Body<'importSales'>, 'shopId'>,
) => {
  if (!mayFor(caller, 'manageCampaigns', brandId)) throw new AppError('not_found')
  const shop = shopId === null ? undefined : await findShop(db, shopId)
  if (shopId !== null && shop?.brand_id !== brandId) throw invalid({ shop_id: ['not_found'] })
  try {
    return await transact(db, async (trx) => {
      const answer = await readFile(trx, { brandId, shopId }, csv)
      if (dryRun) throw new DryRun(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof DryRun) return error.answer
    throw error
  }
}
