import { sql } from 'kysely'
import type { SavedOffer } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { townOf } from '../stores'
import { toSavedOffer } from './list'
import { findSaved } from './repository'

interface Offer {
  brand_id: string
  campaign_id: string
  store_campaign_id: string | null
}

/** An offer that the creator could see at some time: everyone could, or they were asked, or take part. */
const findOffer = async (trx: Db, id: string, creatorId: string): Promise<Offer> => {
  const wasShown = sql`c.state NOT IN ('draft', 'requested')
    AND EXISTS (SELECT FROM brands b JOIN companies co ON co.id = b.company_id WHERE b.id = c.brand_id AND co.state = 'approved')`
  const { rows } =
    await sql<Offer>`SELECT c.brand_id, c.id AS campaign_id, NULL::uuid AS store_campaign_id FROM campaigns c
    WHERE c.id = ${id} AND c.delivery_method = 'delivery' AND ${wasShown} AND (c.is_public
      OR EXISTS (SELECT FROM campaign_invitations WHERE brand_id = c.brand_id AND campaign_id = c.id AND instagramer_id = ${creatorId})
      OR EXISTS (SELECT FROM participations WHERE brand_id = c.brand_id AND campaign_id = c.id AND instagramer_id = ${creatorId}))
    UNION ALL SELECT c.brand_id, c.id, sc.id FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
    WHERE sc.id = ${id} AND c.delivery_method = 'pickup' AND ${wasShown} AND (c.is_public
      OR EXISTS (SELECT FROM store_participations WHERE brand_id = sc.brand_id AND store_campaign_id = sc.id AND instagramer_id = ${creatorId}))`.execute(
      trx,
    )
  if (!rows[0]) throw new AppError('campaign_not_found')
  return rows[0]
}

const own = (creatorId: string) => sql`saved_offers WHERE instagramer_id = ${creatorId}`

/**
 * Saves an offer; a second time changes what is told of it alone. Nothing is promised of an offer that can be applied to already, or that
 * has closed.
 */
export const saveOffer = async (
  { db, caller, now }: Context<CreatorCaller>,
  { id, savedOffer: { notifyWhenOpen: asked } }: { id: string } & Body<'saveOffer'>,
): Promise<SavedOffer> =>
  transact(db, async (trx) => {
    const offer = await findOffer(trx, id, caller.id)
    const added = await trx
      .insertInto('saved_offers')
      .values({ ...offer, instagramer_id: caller.id, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('offer_id')
      .executeTakeFirst()
    if (added) await requireRoom(trx, own(caller.id), 'savedOffersOfCreator', 0)
    const home = await townOf(trx, caller)
    const which = sql`so.offer_id = ${id}`
    const [row] = await findSaved(trx, caller.id, { today: dayOf(now), home, which })
    const saved = toSavedOffer(row!, now)
    const wanted = asked ?? (added ? saved.obstacle === 'full' : saved.notifyWhenOpen)
    const notifyWhenOpen = wanted && saved.standing === 'waiting'
    if (notifyWhenOpen === saved.notifyWhenOpen) return saved
    await trx
      .updateTable('saved_offers')
      .set({ notify_when_open: notifyWhenOpen })
      .where('brand_id', '=', offer.brand_id)
      .where('offer_id', '=', id)
      .where('instagramer_id', '=', caller.id)
      .execute()
    return { ...saved, notifyWhenOpen }
  })

export const deleteSavedOffer = async (
  { db, caller }: Context<CreatorCaller>,
  { id }: { id: string },
): Promise<void> => {
  await db.deleteFrom('saved_offers').where('instagramer_id', '=', caller.id).where('offer_id', '=', id).execute()
}
