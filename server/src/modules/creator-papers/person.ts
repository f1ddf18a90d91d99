import { type RawBuilder, sql } from 'kysely'
import type { Country, MissingPaper } from '@samspel/api'
import { birthDateOf } from '@samspel/api/tax-numbers'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { openKeptPersonalId, openPaper } from './sealing'

/** Account `i`, papers `p`: the country in which the creator is taxed. */
export const taxCountryIn = sql`coalesce(p.tax_country, i.country_code)`
const isSwedish = sql`${taxCountryIn} = 'SE'`
const hasPersonalId = sql`coalesce(i.personal_id, p.kept_personal_id) IS NOT NULL`
/** In Sweden the personal id of the payment details is the tax number; somebody taxed there who lives elsewhere gives it here. */
export const takesTaxNumberIn = sql<boolean>`NOT (${isSwedish} AND (i.country_code = 'SE' OR ${hasPersonalId}))`

const lacking: readonly (readonly [MissingPaper, RawBuilder<unknown>])[] = [
  ['firstName', sql`p.first_name IS NULL`],
  ['lastName', sql`p.last_name IS NULL`],
  ['street', sql`p.street IS NULL`],
  ['postalCode', sql`p.postal_code IS NULL`],
  ['town', sql`p.town IS NULL`],
  ['taxNumber', sql`${takesTaxNumberIn} AND p.tax_number IS NULL`],
  ['personalId', sql`NOT ${takesTaxNumberIn} AND NOT ${hasPersonalId} AND p.tax_number IS NULL`],
  ['birthDate', sql`NOT ${isSwedish} AND p.birth_date IS NULL`],
]

/** What reports and invoices lack of a creator, as an array of text; of account `i` and papers `p`, which may be null. */
export const missingPapersIn = sql<MissingPaper[]>`array_remove(ARRAY[${sql.join(
  lacking.map(([field, is]) => sql`CASE WHEN ${is} THEN ${field} END`),
)}]::text[], NULL)`

/** Who a creator is by law, opened. */
export interface LegalPerson {
  id: string
  firstName: string | null
  lastName: string | null
  street: string | null
  postalCode: string | null
  town: string | null
  country: Country
  taxNumber: string | null
  /** YYYY-MM-DD. */
  birthDate: string | null
  vatNumber: string | null
  vatState: 'valid' | 'invalid' | 'unchecked' | null
  missing: MissingPaper[]
}

interface Row extends Omit<LegalPerson, 'taxNumber' | 'birthDate'> {
  tax_number: string | null
  birth_date: string | null
  personal_id: string | null
}

/** Creators as reports and invoices name them, by id. What no key opens counts as not there. */
export const legalPersons = async (
  db: Db,
  config: Pick<Config, 'paymentDetailsKeys'>,
  ids: readonly string[],
): Promise<Map<string, LegalPerson>> => {
  const { rows } = await sql<Row>`SELECT i.id, p.first_name AS "firstName", p.last_name AS "lastName", p.street,
      p.postal_code AS "postalCode", p.town, ${taxCountryIn} AS country, p.tax_number, p.birth_date,
      coalesce(i.personal_id, p.kept_personal_id) AS personal_id, p.vat_number AS "vatNumber", p.vat_state AS "vatState",
      ${missingPapersIn} AS missing
    FROM instagramers i LEFT JOIN creator_papers p ON p.instagramer_id = i.id WHERE i.id = ANY(${ids}::uuid[])`.execute(
    db,
  )
  return new Map(
    rows.map(({ tax_number: number, birth_date: born, personal_id: personal, ...row }) => {
      const personalId =
        row.country === 'SE' && personal ? (openKeptPersonalId(config, row.id, personal) ?? null) : null
      const taxNumber = personalId ?? openPaper(config, 'tax_number', row.id, number) ?? null
      const birthDate =
        row.country === 'SE'
          ? taxNumber && birthDateOf(taxNumber)
          : (openPaper(config, 'birth_date', row.id, born) ?? null)
      return [row.id, { ...row, taxNumber, birthDate }]
    }),
  )
}
