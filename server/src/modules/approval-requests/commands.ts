import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ApprovalRequest } from '@samspel/api'
import { approvalRequestDays } from '@samspel/api/approval-requests'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { AboveLimit, approvalWaits } from '../approval-limits'
import { withdrawNotices } from '../notices'
import { type Act, carryOut } from './acts'
import { notifyAnswerers, notifyAsker } from './notices'
import { authorizeRequest } from './policies'
import { factsOf, findRequest, type RequestRow, toRequest } from './repository'

type StaffContext = Context<UserCaller>

const answer = async (trx: Db, { caller, now }: StaffContext, id: string): Promise<ApprovalRequest> => {
  const row = await findRequest(trx, id, { caller, now })
  if (!row) throw new AppError('not_found')
  return toRequest(row, caller)
}

/**
 * What the act is refused for. Only the limit may be in the way: any other refusal is the caller's to read, and what goes through is not
 * asked for; it is undone with the transaction.
 */
const commitmentOf = async (context: StaffContext, act: Act): Promise<AboveLimit['commitment']> => {
  try {
    await carryOut(context, act)
  } catch (error) {
    if (error instanceof AboveLimit) return error.commitment
    throw error
  }
  throw new AppError('within_limit')
}

/** Whose picture or application it is, and in which campaign. */
const subjectOf = async (trx: Db, { kind, subjectId }: Act) => {
  const { rows } = await sql<{ instagramer_id: string; campaign_id: string | null }>`
    SELECT instagramer_id, campaign_id FROM image_purchases WHERE id = ${subjectId} AND ${kind === 'image_purchase'}
    UNION ALL SELECT instagramer_id, campaign_id FROM participations WHERE id = ${subjectId} AND ${kind !== 'image_purchase'}
    UNION ALL SELECT sp.instagramer_id, sc.campaign_id FROM store_participations sp
      JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      WHERE sp.id = ${subjectId} AND ${kind !== 'image_purchase'}`.execute(trx)
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

/** Asks those with room; a request whose day or sum has passed makes way for the new one. */
export const create = (
  context: StaffContext,
  { note = '', ...act }: Body<'createApprovalRequest'>['approvalRequest'],
): Promise<ApprovalRequest> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { brandId, amount } = await commitmentOf({ ...context, db: trx }, act)
    const about = await subjectOf(trx, act)
    const today = dayOf(now)
    const { rows: past } = await sql<{
      id: string
    }>`UPDATE approval_requests r SET state = 'lapsed', decided_at = ${now}
      WHERE brand_id = ${brandId} AND subject_id = ${act.subjectId} AND state = 'open'
        AND (NOT ${approvalWaits('r', today)} OR (amount <> ${amount} AND kind = ${act.kind})) RETURNING id`.execute(
      trx,
    )
    for (const { id } of past) await withdrawNotices(trx, context, { kinds: ['approval_asked'], subjectId: id })
    const id = uuidv7()
    const { rows } = await sql`INSERT INTO approval_requests
        (brand_id, id, kind, subject_id, campaign_id, instagramer_id, amount, note, asked_by, lapses_on, created_at)
      VALUES (${brandId}, ${id}, ${act.kind}, ${act.subjectId}, ${about.campaign_id}, ${about.instagramer_id}, ${amount}, ${note.trim()},
        ${caller.id}, ${addDays(today, approvalRequestDays)}, ${now})
      ON CONFLICT (brand_id, subject_id) WHERE state = 'open' DO NOTHING RETURNING id`.execute(trx)
    if (rows.length === 0) throw new AppError('already_asked')
    const row = await findRequest(trx, id, { caller, now })
    if (row) await notifyAnswerers(trx, context, row)
    return answer(trx, context, id)
  })

/** Closes it once; whoever comes second changes nothing. */
const close = async (
  trx: Db,
  { caller, now }: StaffContext,
  { brand_id: brandId, id }: RequestRow,
  said: { state: 'approved' | 'declined' | 'withdrawn'; reason?: string },
): Promise<void> => {
  const { rows } =
    await sql`UPDATE approval_requests SET state = ${said.state}, decided_by = ${caller.id}, decided_at = ${now},
      reason = ${said.reason ?? null}
    WHERE brand_id = ${brandId} AND id = ${id} AND state = 'open' RETURNING id`.execute(trx)
  if (rows.length === 0) throw new AppError('already_decided')
}

const hold = async (trx: Db, { caller, now }: StaffContext, id: string, act: ApprovalRequest['abilities'][number]) => {
  const row = await findRequest(trx, id, { caller, now })
  if (!row) throw new AppError('not_found')
  authorizeRequest(caller, act, factsOf(row))
  return row
}

/**
 * Carries out what was asked for as the caller's own act: the sum is the one that was asked for, and counts towards the caller's own limit.
 * The act is first, since it locks the thing; the request is closed with it or stays as it was.
 */
export const approve = (context: StaffContext, { id }: { id: string }): Promise<ApprovalRequest> =>
  transact(context.db, async (trx) => {
    const row = await hold(trx, context, id, 'approve')
    await carryOut({ ...context, db: trx }, { kind: row.kind, subjectId: row.subject_id, fee: row.amount })
    await close(trx, context, row, { state: 'approved' })
    await notifyAsker(trx, context, row, 'approval_given', { colleague: context.caller.name })
    return answer(trx, context, id)
  })

export const decline = (
  context: StaffContext,
  { id, reason }: { id: string; reason: string },
): Promise<ApprovalRequest> =>
  transact(context.db, async (trx) => {
    const row = await hold(trx, context, id, 'decline')
    await close(trx, context, row, { state: 'declined', reason })
    await notifyAsker(trx, context, row, 'approval_declined', { colleague: context.caller.name, text: reason })
    return answer(trx, context, id)
  })

export const withdraw = (context: StaffContext, { id }: { id: string }): Promise<ApprovalRequest> =>
  transact(context.db, async (trx) => {
    const row = await hold(trx, context, id, 'withdraw')
    await close(trx, context, row, { state: 'withdrawn' })
    await withdrawNotices(trx, context, { kinds: ['approval_asked'], subjectId: id })
    return answer(trx, context, id)
  })
