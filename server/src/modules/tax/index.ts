import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { taxRulesOf } from '@samspel/api/campaign-rules'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { toCsv } from '../../write-csv'

interface TaxLine {
  brand: string
  brand_id: string
  creator: string
  creator_id: string
  username: string
  fees: number
  products: number
  /** Of both, what came before the creator was approved for F-tax; all of it where they are not. */
  fees_before: number
  products_before: number
  f_tax_since: string | null
}

/** What Swedish creators were paid (öre) and given (kr) in a year, by brand and creator. */
const linesOf = async (
  db: Db,
  year: number,
  scope: { brandIds?: readonly string[]; creatorId?: string },
): Promise<TaxLine[]> => {
  const ofBrand = scope.brandIds ? sql`moved.brand_id = ANY(${scope.brandIds}::uuid[])` : sql`true`
  const ofCreator = scope.creatorId ? sql`moved.instagramer_id = ${scope.creatorId}` : sql`true`
  const dayOfMove = (at: ReturnType<typeof sql>) => sql`(${at} AT TIME ZONE 'Europe/Stockholm')::date`
  const inYear = (at: ReturnType<typeof sql>) => sql`extract(year FROM ${dayOfMove(at)}) = ${year}`
  const isBefore = sql`(tax.f_tax_since IS NULL OR moved.day < tax.f_tax_since)`
  return (
    await sql<TaxLine>`SELECT b.name AS brand, b.id AS brand_id, i.name AS creator, i.id AS creator_id, i.username,
        sum(moved.fees)::bigint AS fees, sum(moved.products)::bigint AS products, tax.f_tax_since::text,
        coalesce(sum(moved.fees) FILTER (WHERE ${isBefore}), 0)::bigint AS fees_before,
        coalesce(sum(moved.products) FILTER (WHERE ${isBefore}), 0)::bigint AS products_before
      FROM (
        SELECT t.brand_id, a.instagramer_id, e.amount AS fees, 0 AS products, ${dayOfMove(sql`e.created_at`)} AS day FROM ledger_entries e
          JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
          WHERE t.kind = 'earning' AND a.owner_type = 'instagramer' AND ${inYear(sql`e.created_at`)}
        UNION ALL SELECT given.brand_id, given.instagramer_id, 0, (product ->> 'defaultProductValue')::int, ${dayOfMove(sql`given.at`)}
          FROM (SELECT brand_id, campaign_id, instagramer_id, decided_at AS at FROM participations WHERE state = 'approved'
            UNION ALL SELECT sp.brand_id, sc.campaign_id, sp.instagramer_id, sp.picked_up_at FROM store_participations sp
              JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id WHERE sp.state = 'picked_up') given
          JOIN campaigns c ON c.brand_id = given.brand_id AND c.id = given.campaign_id, jsonb_array_elements(c.products) AS product
          WHERE ${inYear(sql`given.at`)}) moved
      JOIN brands b ON b.id = moved.brand_id JOIN instagramers i ON i.id = moved.instagramer_id
      LEFT JOIN tax_registrations tax ON tax.instagramer_id = i.id
      WHERE i.country_code = 'SE' AND ${ofBrand} AND ${ofCreator}
      GROUP BY b.id, b.name, i.id, i.name, i.username, tax.f_tax_since
      HAVING sum(moved.fees) <> 0 OR sum(moved.products) <> 0 ORDER BY b.name, i.name, i.id LIMIT 50000`.execute(db)
  ).rows
}

const yearOf = (now: Date) => Number(dayOf(now).slice(0, 4))
const isSwedish = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('instagramers').select('country_code').where('id', '=', id).executeTakeFirst())?.country_code ===
  'SE'

const getTax = async ({ db, caller, now }: Context<CreatorCaller>) => {
  if (!(await isSwedish(db, caller.id))) return { tax: null }
  const row = await sql<{ since: string }>`SELECT f_tax_since::text AS since FROM tax_registrations
    WHERE instagramer_id = ${caller.id}`.execute(db)
  const years = await Promise.all(
    [yearOf(now), yearOf(now) - 1].map(async (year) => {
      const lines = await linesOf(db, year, { creatorId: caller.id })
      const total = (key: 'fees' | 'products') => lines.reduce((sum, line) => sum + line[key], 0)
      return { year, fees: total('fees'), products: total('products') }
    }),
  )
  return { tax: { fTaxSince: row.rows[0]?.since ?? null, years } }
}

const updateTax = async ({ db, caller, now }: Context<CreatorCaller>, { fTaxSince }: { fTaxSince: string | null }) => {
  if (!(await isSwedish(db, caller.id))) throw invalid({ fTaxSince: ['only_in_sweden'] })
  if (fTaxSince === null) {
    await db.deleteFrom('tax_registrations').where('instagramer_id', '=', caller.id).execute()
    return { fTaxSince }
  }
  if (fTaxSince > dayOf(now)) throw invalid({ fTaxSince: ['invalid_date'] })
  const values = { f_tax_since: fTaxSince, recorded_at: now.toISOString() }
  await db
    .insertInto('tax_registrations')
    .values({ instagramer_id: caller.id, ...values })
    .onConflict((conflict) => conflict.column('instagramer_id').doUpdateSet(values))
    .execute()
  return { fTaxSince }
}

const kronor = (ore: number, locale: Locale): string => {
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}
const columns = {
  sv: [
    'År',
    'Varumärke',
    'Kreatör',
    'Användarnamn',
    'Arvoden kr',
    'Produkter kr',
    'Skattefritt till kr',
    'F-skatt sedan',
    'Underlag kr',
  ],
  en: [
    'Year',
    'Brand',
    'Creator',
    'User name',
    'Fees SEK',
    'Products SEK',
    'Tax-free up to SEK',
    'F-tax since',
    'Taxable SEK',
  ],
} as const

/** Fees count from the first krona; products when they pass the year's limit; nothing from the day on that the creator is approved for F-tax. */
const taxable = ({ fees_before: fees, products_before: products }: TaxLine, limit: number): number =>
  fees + (products > limit ? products * 100 : 0)

const sumBy = (lines: readonly TaxLine[]): TaxLine[] => {
  const found = new Map<string, TaxLine>()
  for (const line of lines) {
    const before = found.get(line.creator_id)
    found.set(line.creator_id, {
      ...line,
      brand: before ? '' : line.brand,
      fees: line.fees + (before?.fees ?? 0),
      products: line.products + (before?.products ?? 0),
      fees_before: line.fees_before + (before?.fees_before ?? 0),
      products_before: line.products_before + (before?.products_before ?? 0),
    })
  }
  return [...found.values()].sort((one, other) => one.creator.localeCompare(other.creator, 'sv'))
}

const exportTax = async (
  { db, caller }: Context<UserCaller | CreatorCaller>,
  { year, by, locale = 'sv' }: Query<'exportTax'>,
) => {
  const scope =
    caller.kind === 'instagramer'
      ? { creatorId: caller.id }
      : caller.brandIds === 'all'
        ? {}
        : { brandIds: caller.brandIds }
  const lines = await linesOf(db, year, scope)
  const { taxFreeProductValue: limit } = taxRulesOf(year)
  const rows = by === 'creator' && caller.kind !== 'instagramer' ? sumBy(lines) : lines
  return {
    file: toCsv([
      [...columns[locale]],
      ...rows.map((line) => [
        year,
        line.brand,
        line.creator,
        line.username,
        kronor(line.fees, locale),
        line.products,
        limit,
        line.f_tax_since ?? '',
        kronor(taxable(line, limit), locale),
      ]),
    ]),
    fileName: `samspel-skatt-${year}.csv`,
  }
}

export const taxHandlers = {
  getTax: (call) => getTax(call),
  updateTax: (call) => updateTax(call, call.body),
  exportTax: (call) => exportTax(call, call.query),
} satisfies Partial<Handlers>
