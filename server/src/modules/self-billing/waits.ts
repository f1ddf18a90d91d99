import { sql } from 'kysely'
import type { SelfBillingWait } from '@samspel/api'
import { grantsInCompany } from '../../auth/rights-in-sql'
import type { Db } from '../../db/transact'
import { notify } from '../notices'
import type { TellContext } from './mails'
import { monthInWords } from './words'

export interface Wait {
  creatorId: string
  companyId: string
  month: string
  payer: string
  missing: SelfBillingWait['missing']
  payerMissing: SelfBillingWait['payerMissing']
}

/** Whose turn it is, in the words of a notice. */
const sides = {
  creator: { sv: 'kreatörens uppgifter saknas', en: 'the creator’s details are missing' },
  payer: { sv: 'företagets uppgifter saknas', en: 'the company’s details are missing' },
  both: { sv: 'uppgifter saknas hos båda', en: 'details of both are missing' },
  rule: { sv: 'kreatören fakturerar själv', en: 'the creator invoices' },
} as const

const sideOf = ({ missing, payerMissing }: Wait): keyof typeof sides => {
  if (payerMissing.includes('vatRule')) return 'rule'
  if (missing.length === 0) return 'payer'
  return payerMissing.length === 0 ? 'creator' : 'both'
}

/** Those of a company who keep its papers. */
const keepersOf = async (trx: Db, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT u.id FROM users u
    WHERE ${grantsInCompany('keepPapers', sql`u.id`, sql`u.role`, companyId)} ORDER BY u.id`.execute(trx)
  return rows.map(({ id }) => id)
}

const tell = async (trx: Db, context: TellContext, wait: Wait): Promise<void> => {
  const { creatorId, companyId, month, payer } = wait
  const side = sideOf(wait)
  const facts = {
    brand: payer,
    text: `${monthInWords(month, 'sv')}: ${sides[side].sv}`,
    textEn: `${monthInWords(month, 'en')}: ${sides[side].en}`,
  }
  await notify(trx, context, {
    to: { instagramerId: creatorId },
    kind: 'self_billing_waits',
    subjectId: companyId,
    place: `${companyId} ${month}`,
    once: `self-billing ${companyId} ${month}`,
    href: '/wallet/self-billing',
    facts,
  })
  // Of what many creators lack a company is told once.
  await notify(trx, context, {
    to: { userIds: await keepersOf(trx, companyId) },
    kind: 'self_billing_lacks',
    subjectId: companyId,
    place: `self-billing ${month}`,
    once: `self-billing ${companyId} ${month} ${side}`,
    href: '/company/papers',
    facts,
  })
}

/** Keeps what a month waits for, and tells both the first time. */
export const keepWait = async (trx: Db, context: TellContext, wait: Wait): Promise<void> => {
  const { creatorId, companyId, month, missing, payerMissing } = wait
  const { rows } = await sql<{ isNew: boolean }>`INSERT INTO self_billing_waits
      (instagramer_id, company_id, month, missing, payer_missing, since)
    VALUES (${creatorId}, ${companyId}, ${month}, ${missing}::text[], ${payerMissing}::text[], ${context.now})
    ON CONFLICT (instagramer_id, company_id, month)
      DO UPDATE SET missing = excluded.missing, payer_missing = excluded.payer_missing
    RETURNING xmax = 0 AS "isNew"`.execute(trx)
  if (rows[0]?.isNew) await tell(trx, context, wait)
}

/** Forgets the waits of a consent that wait no longer. */
export const dropWaits = (
  trx: Db,
  { creatorId, from, to, still }: { creatorId: string; from: string; to: string; still: readonly Wait[] },
) =>
  sql`DELETE FROM self_billing_waits w WHERE w.instagramer_id = ${creatorId} AND w.month BETWEEN ${from} AND ${to}
    AND NOT EXISTS (SELECT FROM unnest(${still.map(({ companyId }) => companyId)}::uuid[], ${still.map(({ month }) => month)}::date[])
      AS s (company_id, month) WHERE s.company_id = w.company_id AND s.month = w.month)`.execute(trx)
