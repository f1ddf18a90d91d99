import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { SelfBilling } from '@samspel/api'
import { selfBillingVersion } from '@samspel/api/self-billing'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { standingNow } from '../tax'
import { sellerOf } from './parties'

type Own = Context<CreatorCaller>

const consentsOf = async (db: Db, creatorId: string) => {
  const { rows } = await sql<
    NonNullable<SelfBilling['consent']>
  >`SELECT given_at AS "givenAt", withdrawn_at AS "withdrawnAt",
      text_version AS "textVersion"
    FROM self_billing_consents WHERE instagramer_id = ${creatorId} ORDER BY given_at DESC, id DESC LIMIT 100`.execute(
    db,
  )
  return {
    consent: rows.find(({ withdrawnAt }) => withdrawnAt === null) ?? null,
    before: rows.filter(({ withdrawnAt }) => withdrawnAt !== null),
  }
}

const waitsOf = async (db: Db, creatorId: string): Promise<SelfBilling['waiting']> => {
  const { rows } = await sql<
    SelfBilling['waiting'][number]
  >`SELECT w.month::text, coalesce(co.legal_name, co.name) AS payer, w.missing,
      w.payer_missing AS "payerMissing"
    FROM self_billing_waits w JOIN companies co ON co.id = w.company_id WHERE w.instagramer_id = ${creatorId}
    ORDER BY w.month DESC, payer LIMIT 100`.execute(db)
  return rows
}

/** F-tax or a VAT number: whoever has neither is paid without an invoice. */
const isBusiness = async (db: Db, creatorId: string, vatNumber: string | null): Promise<boolean> => {
  if (vatNumber) return true
  const { isSwedish, hasFTax } = await standingNow(db, creatorId)
  return isSwedish && hasFTax
}

const answer = async ({ db, config, caller: { id } }: Pick<Own, 'db' | 'config' | 'caller'>) => {
  const { party, missing } = await sellerOf(db, config, id)
  const selfBilling: SelfBilling = {
    ...(await consentsOf(db, id)),
    isBusiness: await isBusiness(db, id, party.vatNumber),
    textVersion: selfBillingVersion,
    missing,
    waiting: await waitsOf(db, id),
  }
  return { selfBilling }
}

export const getSelfBilling = (context: Own) => answer(context)

/** One of an account at a time. */
const lock = (trx: Db, id: string) => sql`SELECT FROM instagramers WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)

export const giveConsent = (context: Own, { textVersion }: { textVersion: number }) =>
  transact(context.db, async (trx) => {
    const { caller, config, now } = context
    await lock(trx, caller.id)
    if (textVersion !== selfBillingVersion) throw new AppError('stale_version')
    const { party } = await sellerOf(trx, config, caller.id)
    if (!(await isBusiness(trx, caller.id, party.vatNumber))) throw new AppError('illegal_transition')
    await sql`INSERT INTO self_billing_consents (id, instagramer_id, text_version, given_at)
      VALUES (${uuidv7()}, ${caller.id}, ${textVersion}, ${now}) ON CONFLICT DO NOTHING`.execute(trx)
    return answer({ ...context, db: trx })
  })

/** Ends what holds; fees that could be withdrawn before are invoiced all the same. */
export const endConsents = (trx: Db, creatorId: string, now: Date) =>
  sql`UPDATE self_billing_consents SET withdrawn_at = greatest(given_at, ${now}::timestamptz)
    WHERE instagramer_id = ${creatorId} AND withdrawn_at IS NULL`.execute(trx)

export const withdrawConsent = (context: Own) =>
  transact(context.db, async (trx) => {
    await lock(trx, context.caller.id)
    await endConsents(trx, context.caller.id, context.now)
    return answer({ ...context, db: trx })
  })
