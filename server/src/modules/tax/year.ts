import { sql } from 'kysely'
import type { Country, TaxPayer } from '@samspel/api'
import { type Coming, contributionsOf, reachesLimit, type TaxRules, taxRulesOf } from '@samspel/api/tax'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { goodsUnderWay, taxItems } from './items'
import { standingNow, taxYearOf } from './lines'

/** One fee, one set of goods, or a correction, öre. */
export interface TaxItem {
  kind: 'fee' | 'goods' | 'correction'
  day: string
  at: string
  title: string
  brandId: string | null
  amount: number
  country: Country
  hasFTax: boolean
}

export interface Brand {
  id: string
  name: string
  logoUrl: string | null
  payerId: string
  payer: string
  payerNumber: string | null
  payerCountry: Country
}

const brandsOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Brand>> => {
  const { rows } = await sql<Brand>`SELECT b.id, b.name, b.logo_url AS "logoUrl", co.id AS "payerId",
      coalesce(nullif(co.legal_name, ''), co.name) AS payer, co.organisation_number AS "payerNumber", co.country_code AS "payerCountry"
    FROM brands b JOIN companies co ON co.id = b.company_id WHERE b.id = ANY(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((brand) => [brand.id, brand]))
}

const itemsOf = async (db: Db, year: number, creatorId: string): Promise<TaxItem[]> => {
  const { rows } = await sql<
    Omit<TaxItem, 'day'>
  >`SELECT kind, at, title, brand_id AS "brandId", amount, country, f_tax AS "hasFTax"
    FROM ${taxItems(year, { creatorId })} item ORDER BY at, id`.execute(db)
  return rows.map((row) => ({ ...row, day: dayOf(row.at) }))
}

const sumOf = (items: readonly { amount: number }[]): number => items.reduce((sum, { amount }) => sum + amount, 0)
const sumsOf = (items: readonly TaxItem[]) => ({
  fees: sumOf(items.filter(({ kind }) => kind === 'fee')),
  goods: sumOf(items.filter(({ kind }) => kind === 'goods')),
})

/** What a payer has given so far, and what is known to come of it, judged by the year's rules. */
const payerOf = (
  { brands, items, coming }: { brands: readonly Brand[]; items: readonly TaxItem[]; coming: readonly Coming[] },
  rules: TaxRules,
): TaxPayer => {
  const [first] = brands
  if (!first) throw new Error('A payer has brands')
  const inSweden = items.filter(({ country }) => country === 'SE')
  const given = {
    liable: sumOf(inSweden.filter(({ hasFTax }) => !hasFTax)),
    own: sumOf(inSweden.filter(({ hasFTax }) => hasFTax)),
  }
  const isKnown = first.payerCountry === 'SE' && (inSweden.length > 0 || coming.length > 0)
  return {
    id: first.payerId,
    name: first.payer,
    brands: brands.map(({ id, name, logoUrl }) => ({
      id,
      name,
      logoUrl,
      ...sumsOf(items.filter(({ brandId }) => brandId === id)),
    })),
    ...sumsOf(items),
    contributions: isKnown ? contributionsOf(given, rules) : null,
    liable: given.liable,
    reaches: isKnown ? reachesLimit(given, coming, rules) : null,
  }
}

/** What of the year is booked but has not come, and goods on their way: of a creator who is taxed in Sweden, without F-tax. */
const comingTo = async (
  db: Db,
  { later, isThisYear, creatorId }: { later: readonly TaxItem[]; isThisYear: boolean; creatorId: string },
): Promise<(Coming & { brandId: string })[]> => {
  if (!isThisYear) return []
  const fees = later.flatMap(({ brandId, amount, day, country, hasFTax }) =>
    brandId !== null && country === 'SE' && !hasFTax ? [{ brandId, amount, on: day }] : [],
  )
  const { isSwedish, hasFTax } = await standingNow(db, creatorId)
  if (!isSwedish || hasFTax) return fees
  return [...fees, ...(await goodsUnderWay(db, creatorId)).map((goods) => ({ ...goods, on: null }))]
}

/** What a creator got in a year: the rows, and by payer, who gave the most first. Screen, wallet, PDF and CSV are made of it. */
export const taxYear = async (db: Db, { creatorId, year, now }: { creatorId: string; year: number; now: Date }) => {
  const all = await itemsOf(db, year, creatorId)
  const items = all.filter(({ at }) => new Date(at) <= now)
  const later = all.filter(({ at }) => new Date(at) > now)
  const coming = await comingTo(db, { later, isThisYear: year === taxYearOf(now), creatorId })
  const brands = await brandsOf(db, [...new Set([...items, ...coming].flatMap(({ brandId }) => brandId ?? []))])
  const named = [...brands.values()].sort((one, other) => one.name.localeCompare(other.name, 'sv'))
  const isOf = (payerId: string) => (row: { brandId: string | null }) =>
    row.brandId !== null && brands.get(row.brandId)?.payerId === payerId
  const payers = [...new Set(named.map(({ payerId }) => payerId))].map((payerId) =>
    payerOf(
      {
        brands: named.filter((brand) => brand.payerId === payerId),
        items: items.filter(isOf(payerId)),
        coming: coming.filter(isOf(payerId)),
      },
      taxRulesOf(year),
    ),
  )
  const total = ({ fees, goods }: TaxPayer) => fees + goods
  return {
    items,
    brands,
    ...sumsOf(items),
    corrections: sumOf(items.filter(({ kind }) => kind === 'correction')),
    payers: payers
      // Nothing has come, and what comes says nothing yet.
      .filter((payer) => total(payer) !== 0 || payer.reaches)
      .sort((one, other) => total(other) - total(one)),
  }
}
