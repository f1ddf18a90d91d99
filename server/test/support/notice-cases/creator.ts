import { uuidv7 } from 'uuidv7'
import { transact } from '../../../src/db/transact'
import { runDeadlines } from '../../../src/modules/deadlines'
import { returnFees } from '../../../src/modules/fee-returns'
import { notifyCreatorsOfDays } from '../../../src/modules/notice-clock/days'
import { notifyOfAvailable } from '../../../src/modules/notice-clock/money'
import { runParcels } from '../../../src/modules/parcels'
import { runSavedOffers } from '../../../src/modules/saved-offers'
import { endConsent } from '../../../src/modules/social'
import { endPasses } from '../../../src/modules/stores/offers'
import { remindOfPasses } from '../../../src/modules/stores/passes'
import { wantedImage } from './brand'
import type { Cases, World } from './world'

export const creatorCases = (world: World) => {
  const { api, make, brand, staff, colleague, creator, context, patch, post } = world
  const own = [creator]
  /** Past the content deadline, within the days of grace. */
  const late = { ...world.paid, due_at: '2026-11-19' }
  const move = (id: string, state: string, who = staff) =>
    patch(who, `/api/campaigns/${id}/state`, { campaign: { state } })
  const pending = async (fields: object = {}) => {
    const campaignId = await world.campaign(fields)
    return { campaignId, id: await make.participation(brand.id, campaignId, creator.id, 'pending') }
  }
  const reviewed = async (act: string, body?: object) => {
    const { id } = await world.waitingPost()
    return { to: own, act: () => patch(staff, `/api/mentions/${id}/${act}`, body) }
  }
  const passOf = async (state: 'requested' | 'approved') => {
    const id = await (await world.store(state === 'requested')).apply()
    return {
      id,
      answer: (verb: string, body: object = {}) => patch(staff, `/api/store_participations/${id}/${verb}`, body),
    }
  }
  const packed = async (fields: Parameters<typeof make.parcel>[1] = {}) => {
    const campaignId = await world.campaign()
    const id = await make.participation(brand.id, campaignId, creator.id)
    return { campaignId, parcel: await make.parcel(id, fields) }
  }
  return {
    invited: async () => {
      const id = await world.campaign({ state: 'confirmed' })
      return {
        to: own,
        act: () => post(staff, `/api/campaigns/${id}/invitations`, { instagramer_ids: [creator.id] }),
      }
    },
    saved_open: async () => {
      const id = await world.campaign({ state: 'confirmed', min_followers: 50_000 })
      await world.call(creator, 'PUT', `/api/instagramers/me/saved_offers/${id}`, {
        saved_offer: { notify_when_open: true },
      })
      await world.setCampaign(id, { min_followers: 1_000 })
      return { to: own, act: () => runSavedOffers(context()) }
    },
    saved_closing: async () => {
      const id = await world.campaign({ state: 'confirmed', end_at: '2026-11-25' })
      await world.call(creator, 'PUT', `/api/instagramers/me/saved_offers/${id}`, { saved_offer: {} })
      world.later(3)
      return { to: own, act: () => runSavedOffers(context()) }
    },
    list_invited: async () => {
      const listId = uuidv7()
      await api.db.insertInto('community_lists').values({ id: listId, brand_id: brand.id, name: 'Vänner' }).execute()
      const { email } = await api.db
        .selectFrom('instagramers')
        .select('email')
        .where('id', '=', creator.id)
        .executeTakeFirstOrThrow()
      await post(staff, `/api/community_lists/${listId}/imports`, { csv: `email\n${email}` })
      return {
        to: own,
        // The import queues it in the outbox; the delivery sends the notice along with what it writes.
        except: ['outbox'],
        act: async () => {
          await api.db
            .updateTable('outbox')
            .set({ run_at: new Date(0).toISOString() })
            .where('done_at', 'is', null)
            .execute()
          await api.deliver()
        },
      }
    },
    image_asked: async () => ({ to: own, act: await wantedImage(world) }),
    image_withdrawn: async () => {
      const id = await (await wantedImage(world))()
      return { to: own, act: () => patch(colleague, `/api/image_purchases/${id}/decline`, { reason: 'Vi hann inte' }) }
    },
    application_approved: async () => {
      const { id } = await pending()
      return { to: own, act: () => patch(staff, `/api/participations/${id}/approve`, { from: 'pending' }) }
    },
    application_rejected: async () => {
      const { id } = await pending()
      return {
        to: own,
        act: () => patch(staff, `/api/participations/${id}/reject`, { from: 'pending', reason: 'Fullt' }),
      }
    },
    application_removed: async () => {
      const id = await world.taking(await world.campaign())
      return {
        to: own,
        act: () => patch(staff, `/api/participations/${id}/reject`, { from: 'approved', reason: 'Avslutat' }),
      }
    },
    application_expired: async () => {
      const { id } = await pending()
      await api.db
        .updateTable('participations')
        .set({ created_at: api.clock.now.toISOString() })
        .where('id', '=', id)
        .execute()
      world.later(20)
      return { to: own, act: () => runDeadlines(context()) }
    },
    campaign_cancelled: async () => {
      const id = await world.campaign({ state: 'confirmed' })
      await world.taking(id)
      return { to: [creator, staff, colleague], act: () => move(id, 'archived', world.admin) }
    },
    delivery_answered: async () => {
      const id = await world.taking(await world.campaign())
      await post(creator, `/api/participations/${id}/delivery_problems`, {
        delivery_problem: { kind: 'damaged', text: 'Bucklig' },
      })
      const problem = await api.db
        .selectFrom('delivery_problems')
        .select('id')
        .where('participation_id', '=', id)
        .executeTakeFirstOrThrow()
      return {
        to: own,
        act: () => patch(staff, `/api/delivery_problems/${problem.id}/resolve`, { answer: 'En ny är på väg' }),
      }
    },
    parcel_sent: async () => {
      const { campaignId, parcel } = await packed()
      return {
        to: own,
        act: () => patch(staff, `/api/campaigns/${campaignId}/parcels/send`, { parcel_ids: [parcel] }),
      }
    },
    parcel_missing: async () => {
      const { campaignId } = await packed({ address: null })
      return { to: own, act: () => post(staff, `/api/campaigns/${campaignId}/parcels/remind`, {}) }
    },
    parcel_question: async () => {
      await packed({ sentAt: api.clock.now.toISOString() })
      world.later(11)
      return { to: own, act: () => runParcels(context()) }
    },
    parcel_taken_back: async () => {
      const anHourAgo = new Date(api.clock.now.getTime() - 3_600_000)
      const { parcel } = await packed({ sentAt: anHourAgo.toISOString() })
      return { to: own, act: () => patch(staff, `/api/parcels/${parcel}/take_back`) }
    },
    post_approved: () => reviewed('approve'),
    post_rejected: () => reviewed('reject', { reason: 'Fel bild' }),
    changes_requested: () => reviewed('request_changes', { reason: 'Reklam ska stå först' }),
    rating_answered: async () => {
      const { id, participationId } = await world.waitingPost()
      await patch(staff, `/api/mentions/${id}/approve`)
      await world.call(creator, 'PUT', `/api/instagramers/me/brand_ratings/${participationId}`, {
        brand_rating: { score: 4 },
      })
      const rating = await api.db
        .selectFrom('brand_ratings')
        .select('id')
        .where('participation_id', '=', participationId)
        .executeTakeFirstOrThrow()
      return { to: own, act: () => patch(staff, `/api/brand_ratings/${rating.id}/reply`, { reply: 'Tack!' }) }
    },
    post_unreviewed: async () => {
      // Left by an older version: its fee is back with the brand, so nobody can approve it any more.
      const { campaignId, participationId } = await world.waitingPost()
      await move(campaignId, 'finished')
      await api.db
        .updateTable('participations')
        .set({ fee_returned_at: api.clock.now.toISOString() })
        .where('id', '=', participationId)
        .execute()
      return { to: own, act: () => move(campaignId, 'archived') }
    },
    consent_ended: async () => {
      const identity = { provider: 'facebook' as const, subject: creator.id }
      await api.db
        .insertInto('provider_identities')
        .values({ ...identity, instagramer_id: creator.id, access_token: Buffer.from('sealed') })
        .execute()
      await api.db
        .updateTable('instagramers')
        .set({ connected_ig_user_id: creator.id, connected_username: 'x' })
        .where('id', '=', creator.id)
        .execute()
      return {
        to: own,
        act: () => transact(api.db, (trx) => endConsent(trx, { ...context(), now: api.clock.now }, identity)),
      }
    },
    last_days: async () => {
      await world.taking(await world.campaign({ due_at: '2026-11-21' }))
      return { to: own, act: () => notifyCreatorsOfDays(context()) }
    },
    overdue: async () => {
      await world.taking(await world.campaign({ due_at: '2026-11-19' }))
      return { to: own, act: () => notifyCreatorsOfDays(context()) }
    },
    pass_approved: async () => {
      const { answer } = await passOf('requested')
      return { to: own, act: () => answer('approve') }
    },
    pass_declined: async () => {
      const { answer } = await passOf('requested')
      return { to: own, act: () => answer('decline', { reason: 'Fullt' }) }
    },
    pass_moved: async () => {
      const { apply, campaignId } = await world.store(true)
      const id = await apply()
      const other = await world.pickups.offer(brand.id, campaignId, await world.pickups.store(brand.id))
      return {
        to: own,
        act: () => patch(staff, `/api/store_participations/${id}/move`, { store_campaign_id: other }),
      }
    },
    pass_ending: async () => {
      await passOf('approved')
      world.later(6.8)
      return { to: own, act: () => remindOfPasses(context()) }
    },
    pass_over: async () => {
      await passOf('approved')
      world.later(9)
      return { to: own, act: () => endPasses(context()) }
    },
    earned: async () => {
      const { id } = await world.waitingPost(world.paid)
      return { to: own, act: () => patch(staff, `/api/mentions/${id}/approve`) }
    },
    available: async () => {
      const { id } = await world.waitingPost(world.paid)
      await patch(staff, `/api/mentions/${id}/approve`)
      world.later(4)
      return { to: own, act: () => notifyOfAvailable(context()) }
    },
    fee_returned: async () => {
      const campaignId = await world.campaign(late)
      await world.taking(campaignId)
      await move(campaignId, 'finished')
      return { to: own, act: () => move(campaignId, 'archived') }
    },
    fee_held_again: async () => {
      const campaignId = await world.campaign(late)
      await world.taking(campaignId)
      await move(campaignId, 'finished')
      await move(campaignId, 'archived')
      await returnFees(context())
      return { to: own, act: () => move(campaignId, 'finished') }
    },
  } satisfies Cases
}
