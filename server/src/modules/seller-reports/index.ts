import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { readBankAccount } from '../../bank-account'
import type { Context, Query } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { openDetails } from '../auth'
import { legalPersons } from '../creator-papers'
import { notify } from '../notices'
import { dpiOf } from './dpi'
import { reminderMail } from './mails'
import {
  countSellers,
  isComplete,
  lacksPapers,
  pageOfSellers,
  quartersOf,
  reportedCountries,
  sellersIn,
  toRemind,
  yearsOf,
} from './sellers'

type Staff = Context<UserCaller>

const listReportedSellers = async ({ db, config, now }: Staff, query: Query<'listReportedSellers'>) => {
  const { year } = query
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageOfSellers(db, { year, state: query.state, limit: page.limit, offset: page.offset })
  return {
    sellers: rows.map(({ isDeleted: _, ...seller }) => seller),
    meta: metaOf(page, total),
    counts: await countSellers(db, year, now),
    // The law's last day for the year before.
    dueOn: `${year + 1}-01-31`,
    canExport: config.seller !== undefined,
  }
}

/** Locked in the order of their ids, so that two who press at once remind everybody once. */
const remindSellers = ({ db, config, caller, now, live }: Staff, { year }: { year: number }) =>
  transact(db, async (trx) => {
    const due = sql`SELECT s.id FROM ${sellersIn(year)} WHERE ${toRemind(now)}`
    await sql`SELECT FROM instagramers WHERE id IN (${due}) ORDER BY id FOR NO KEY UPDATE`.execute(trx)
    const { rows } = await sql<{
      id: string
    }>`INSERT INTO seller_reminders (instagramer_id, year, reminded_at, reminded_by)
      SELECT due.id, ${year}::integer, ${now}::timestamptz, ${caller.id}::uuid FROM (${due}) due
      RETURNING instagramer_id AS id`.execute(trx)
    for (const { id } of rows)
      await notify(
        trx,
        { live, now, config },
        {
          to: { instagramerId: id },
          kind: 'tax_details_missing',
          subjectId: id,
          place: String(year),
          href: '/settings',
          facts: { text: String(year) },
          mail: (reader) => reminderMail(reader, { year, appUrl: config.appUrl }),
        },
      )
    return { reminded: rows.length }
  })

const accountsOf = async ({ db, config }: Pick<Staff, 'db' | 'config'>, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('instagramers')
    .select(['id', 'country_code', 'bank_account_number', 'personal_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => {
      const { bankAccountNumber: number } = openDetails(config, row)
      const read = number ? readBankAccount(number, row.country_code) : undefined
      return [row.id, typeof read === 'object' ? read : undefined]
    }),
  )
}

const exportSellerReport = async ({ db, config, now }: Staff, { year }: { year: number }) => {
  if (!config.seller) throw new AppError('not_set_up')
  const counted = async (where: typeof isComplete) =>
    (await sql<{ id: string }>`SELECT s.id FROM ${sellersIn(year)} WHERE ${where} ORDER BY s.id`.execute(db)).rows
  const ids = (await counted(isComplete)).map(({ id }) => id)
  const persons = await legalPersons(db, config, ids)
  const accounts = ids.length > 0 ? await accountsOf({ db, config }, ids) : new Map<string, undefined>()
  const quarters = await quartersOf(db, year, ids)
  // What no key opens any longer is missing all the same.
  const sellers = ids.flatMap((id) => {
    const person = persons.get(id)
    const isWhole = person?.taxNumber && person.birthDate
    return isWhole ? [{ person, account: accounts.get(id), quarters: quarters.get(id) ?? [] }] : []
  })
  const file = dpiOf({ year, operator: config.seller, sellers, reference: uuidv7(), now })
  const leftOut = (await counted(lacksPapers)).length + ids.length - sellers.length
  return { file, fileName: `samspel-dac7-${year}.xml`, sellers: sellers.length, leftOut }
}

const listMySellerReports = async ({ db, config, caller }: Context<CreatorCaller>) => {
  const country = (await legalPersons(db, config, [caller.id])).get(caller.id)?.country
  const years = await yearsOf(db, caller.id)
  return {
    reports: years.map(({ year, quarters }) => ({
      year,
      isReported: country !== undefined && reportedCountries.includes(country),
      amount: quarters.reduce((sum, { amount }) => sum + amount, 0),
      quarters,
    })),
  }
}

export const sellerReportHandlers = {
  listReportedSellers: (call) => listReportedSellers(call, call.query),
  remindSellers: (call) => remindSellers(call, call.body),
  exportSellerReport: (call) => exportSellerReport(call, call.query),
  listMySellerReports: (call) => listMySellerReports(call),
} satisfies Partial<Handlers>
