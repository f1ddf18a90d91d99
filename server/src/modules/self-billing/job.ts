import { sql } from 'kysely'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { type ClockContext } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { type FeeMonth, feeMonths } from './fees'
import { issueMonth } from './issue'
import { type Payer, payerOf, type Seller, sellerOf } from './parties'
import { dropWaits, keepWait, type Wait } from './waits'

interface Consent {
  id: string
  creatorId: string
  /** The first month that is not done. */
  from: string
  /** The month after the last one that it can be for. */
  until: string
}

const monthOf = (column: string) => sql`date_trunc('month', ${sql.ref(column)} AT TIME ZONE 'Europe/Stockholm')::date`
const hoursBetweenLooks = 20
const batch = 100

const from = sql`coalesce(c.issued_until, ${monthOf('c.given_at')})`
const until = (firstOfMonth: string) =>
  sql`least(${firstOfMonth}::date, (${monthOf('c.withdrawn_at')} + interval '1 month')::date)`
const columns = (firstOfMonth: string) => sql`c.id, c.instagramer_id AS "creatorId", ${from}::text AS "from",
  ${until(firstOfMonth)}::text AS until`
/** Months have ended that nothing was issued for; what waits for papers is looked at once a day. */
const due = (firstOfMonth: string, now: Date) => sql`${from} < ${until(firstOfMonth)}
  AND (c.looked_at IS NULL OR c.looked_at <= ${now}::timestamptz - make_interval(hours => ${hoursBetweenLooks}))`

const yearIn = (day: string): number => Number(day.slice(0, 4))

/** All that a consent still has to invoice, in order. */
const monthsOf = async (trx: Db, { id, creatorId, from: first, until: end }: Consent): Promise<FeeMonth[]> => {
  const months: FeeMonth[] = []
  for (let year = yearIn(first); year <= yearIn(end); year += 1)
    months.push(...(await feeMonths(trx, { consentId: id, creatorId, year, firstOfMonth: end })))
  return months
}

/** What keeps a month from being invoiced; undefined where nothing does. */
const waitOf = (
  { creatorId }: Consent,
  { month, companyId, hasFTax }: FeeMonth,
  { seller, payer }: { seller: Seller; payer: Payer },
): Wait | undefined => {
  const { missing } = seller
  if (missing.length === 0 && payer.missing.length === 0 && (hasFTax || seller.party.vatNumber)) return undefined
  return { creatorId, companyId, month, payer: payer.buyer.name, missing, payerMissing: payer.missing }
}

const billOne = (context: ClockContext, consentId: string, firstOfMonth: string): Promise<number> =>
  transact(context.db, async (trx) => {
    const now = context.now()
    const telling = { live: context.live, config: context.config, now }
    await sql`SELECT FROM self_billing_consents WHERE id = ${consentId} FOR UPDATE`.execute(trx)
    const { rows } = await sql<Consent>`SELECT ${columns(firstOfMonth)} FROM self_billing_consents c
      WHERE c.id = ${consentId} AND ${due(firstOfMonth, now)}`.execute(trx)
    const [consent] = rows
    // Another server has done it.
    if (!consent) return 0
    const { creatorId } = consent
    const months = await monthsOf(trx, consent)
    const waits: Wait[] = []
    let issued = 0
    const seller = months.length > 0 ? await sellerOf(trx, context.config, creatorId) : undefined
    for (const feeMonth of seller ? months : []) {
      const payer = await payerOf(trx, feeMonth.companyId, seller!)
      const wait = waitOf(consent, feeMonth, { seller: seller!, payer })
      if (wait || !payer.rule) {
        if (wait) waits.push(wait)
        continue
      }
      await issueMonth(trx, telling, {
        feeMonth,
        creatorId,
        consentId,
        seller: { ...seller!.party, fTax: feeMonth.hasFTax },
        buyer: payer.buyer,
        rule: payer.rule,
      })
      issued += 1
    }
    for (const wait of waits) await keepWait(trx, telling, wait)
    await dropWaits(trx, { creatorId, from: consent.from, to: consent.until, still: waits })
    const done = waits.map(({ month }) => month).sort()[0] ?? consent.until
    await trx
      .updateTable('self_billing_consents')
      .set({ issued_until: done, looked_at: now.toISOString() })
      .where('id', '=', consentId)
      .execute()
    return issued
  })

/**
 * Invoices the months that have ended, in the name of each creator who has said yes; months that were missed too. One creator in one
 * transaction; one who cannot be invoiced keeps none of the others.
 */
export const billCreators = async (context: ClockContext): Promise<{ issued: number }> => {
  const firstOfMonth = `${dayOf(context.now()).slice(0, 7)}-01`
  const failures = new Map<string, unknown>()
  let issued = 0
  for (;;) {
    const { rows } = await sql<{ id: string }>`SELECT c.id FROM self_billing_consents c
      WHERE ${due(firstOfMonth, context.now())} AND NOT c.id = ANY(${[...failures.keys()]}::uuid[])
      ORDER BY c.id LIMIT ${batch}`.execute(context.db)
    for (const { id } of rows)
      issued += await billOne(context, id, firstOfMonth).catch((error: unknown) => {
        failures.set(id, error)
        return 0
      })
    if (rows.length < batch) break
  }
  const [failure] = failures.values()
  if (failure) throw new Error(`${failures.size} creators could not be invoiced for`, { cause: failure })
  return { issued }
}

export const selfBillingJob: Job = { name: 'self-billing', everyMs: 60 * 60_000, run: billCreators }
