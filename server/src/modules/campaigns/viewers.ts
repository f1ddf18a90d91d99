import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { seeCampaign } from './queries'

/** A viewer who has not reported for this long counts as gone, since a crashed browser cannot say that it leaves. */
const freshMs = 90_000

const viewersOf = async (db: Db, campaignId: string, { caller, now }: Pick<Context<UserCaller>, 'caller' | 'now'>) => {
  const { rows } = await sql<{
    id: string
    name: string
  }>`SELECT u.id, u.name FROM review_desks d JOIN users u ON u.id = d.user_id
    WHERE d.campaign_id = ${campaignId} AND u.id <> ${caller.id} AND d.seen_at > ${new Date(now.getTime() - freshMs)}
    ORDER BY u.name, u.id`.execute(db)
  return rows
}

/** Makes the campaign's other viewers reload the list of viewers; nobody else is told. */
const publishToViewers = async (
  trx: Db,
  live: LiveBus,
  campaignId: string,
  context: Pick<Context<UserCaller>, 'caller' | 'now'>,
) =>
  live.publishAll(
    trx,
    (await viewersOf(trx, campaignId, context)).map(({ id }) => ({
      fact: 'campaign-changed' as const,
      ids: { campaignId },
      audience: { accountId: id },
    })),
  )

export const listViewers = async ({ db, caller, now }: Context<UserCaller>, { id }: { id: string }) => {
  await seeCampaign(db, id, caller, now)
  return { viewers: await viewersOf(db, id, { caller, now }) }
}

export const lookAtCampaign = async ({ db, caller, now, live }: Context<UserCaller>, { id }: { id: string }) =>
  transact(db, async (trx) => {
    await seeCampaign(trx, id, caller, now)
    const before = await trx
      .selectFrom('review_desks')
      .select(['campaign_id', 'seen_at'])
      .where('user_id', '=', caller.id)
      .forUpdate()
      .executeTakeFirst()
    const at = { campaign_id: id, seen_at: now.toISOString() }
    await trx
      .insertInto('review_desks')
      .values({ user_id: caller.id, ...at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(at))
      .execute()
    const was = before && Date.parse(before.seen_at) > now.getTime() - freshMs ? before.campaign_id : undefined
    if (was === id) return
    await publishToViewers(trx, live, id, { caller, now })
    if (was) await publishToViewers(trx, live, was, { caller, now })
  })

export const leaveCampaign = async ({ db, caller, now, live }: Context<UserCaller>, { id }: { id: string }) =>
  transact(db, async (trx) => {
    const left = await trx
      .deleteFrom('review_desks')
      .where('user_id', '=', caller.id)
      .where('campaign_id', '=', id)
      .returning('user_id')
      .executeTakeFirst()
    if (left) await publishToViewers(trx, live, id, { caller, now })
  })
