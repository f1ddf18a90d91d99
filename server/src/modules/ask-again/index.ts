import { type Selectable, sql } from 'kysely'
import type { Campaign } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import {
  authorizeCampaign,
  copyCampaign,
  getCampaign,
  lockedFactsOf,
  lockOwnCampaign,
  seeCampaign,
  updateDates,
} from '../campaigns'
import { findCandidates } from './candidates'
import { datesFromMonday } from './dates'

type Call = Context<UserCaller>
type Row = Selectable<DB['campaigns']>

/** Only of what is over, and only by those who may also invite. */
const requireAskable = (caller: UserCaller, from: Row, now: Date): void => {
  authorizeCampaign(caller, 'duplicate', lockedFactsOf(from, now))
  if (!mayFor(caller, 'inviteCreators', from.brand_id)) throw new AppError('forbidden')
  if (from.state !== 'finished' && from.state !== 'archived') throw new AppError('illegal_transition')
}

/** The draft that asks people of this campaign and has not been sent for review. */
const findDraft = async (db: Db, from: Pick<Row, 'brand_id' | 'id'>): Promise<{ id: string; name: string } | null> => {
  const { rows } = await sql<{ id: string; name: string }>`SELECT c.id, c.name FROM campaigns c
    WHERE c.brand_id = ${from.brand_id} AND c.duplicated_from = ${from.id} AND c.state = 'draft'
      AND EXISTS (SELECT FROM ask_agains a WHERE a.brand_id = c.brand_id AND a.campaign_id = c.id AND a.from_campaign_id = ${from.id})
    ORDER BY c.created_at DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

const getAskAgain = async ({ db, caller, now }: Call, { id }: { id: string }) => {
  const from = await seeCampaign(db, id, caller, now)
  requireAskable(caller, from, now)
  const before = { startAt: from.start_at, endAt: from.end_at, dueAt: from.due_at }
  return {
    candidates: await findCandidates(db, from),
    dates: datesFromMonday(before, dayOf(now)),
    draft: await findDraft(db, from),
  }
}

/**
 * Makes a draft with the same terms and other days, and remembers whom it asks when it opens: nothing is sent before. Once more changes the
 * draft that there is.
 */
const askAgain = async (
  call: Call,
  { id, instagramerIds, message = '', startAt, endAt, dueAt }: { id: string } & Body<'askAgain'>['askAgain'],
): Promise<Campaign> =>
  transact(call.db, async (trx) => {
    const { caller, now } = call
    const from = await lockOwnCampaign(trx, id, caller)
    requireAskable(caller, from, now)
    const wanted = new Set(instagramerIds)
    const asked = (await findCandidates(trx, from)).flatMap(({ creator, obstacle }) =>
      obstacle === null && wanted.has(creator.id) ? [creator.id] : [],
    )
    if (asked.length === 0) throw invalid({ instagramerIds: ['required'] })
    const draftId = (await findDraft(trx, from))?.id ?? (await copyCampaign(trx, call, from))
    await updateDates(trx, { ...from, id: draftId, state: 'draft' }, { startAt, endAt, dueAt }, now)
    await trx
      .deleteFrom('ask_agains')
      .where('brand_id', '=', from.brand_id)
      .where('campaign_id', '=', draftId)
      .execute()
    await trx
      .insertInto('ask_agains')
      .values(
        asked.map((creatorId) => ({
          brand_id: from.brand_id,
          campaign_id: draftId,
          instagramer_id: creatorId,
          from_campaign_id: from.id,
          message: message.trim(),
          created_at: now.toISOString(),
        })),
      )
      .execute()
    return getCampaign(trx, draftId, caller, now)
  })

/** Whom a campaign asks again as it opens, and what they read; undefined where it asks nobody. */
export const whomToAskAgain = async (
  trx: Db,
  { brand_id: brandId, id }: Pick<Row, 'brand_id' | 'id'>,
): Promise<{ instagramerIds: string[]; message: string; again: string } | undefined> => {
  const { rows } = await sql<{
    instagramer_id: string
    message: string
    again: string
  }>`SELECT a.instagramer_id, a.message, c.name AS again
    FROM ask_agains a JOIN campaigns c ON c.brand_id = a.brand_id AND c.id = a.from_campaign_id
    WHERE a.brand_id = ${brandId} AND a.campaign_id = ${id}`.execute(trx)
  const [first] = rows
  return first && { instagramerIds: rows.map((row) => row.instagramer_id), message: first.message, again: first.again }
}

export const askAgainHandlers = {
  getAskAgain: (call) => getAskAgain(call, call.params),
  askAgain: async (call) => ({ campaign: await askAgain(call, { ...call.params, ...call.body.askAgain }) }),
} satisfies Partial<Handlers>
