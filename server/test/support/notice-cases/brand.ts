import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transact } from '../../../src/db/transact'
import { moveByClock } from '../../../src/modules/campaign-process/clock-job'
import { runDeadlines } from '../../../src/modules/deadlines'
import { approveLate } from '../../../src/modules/mentions'
import { notifyStaffOfGone } from '../../../src/modules/mentions/notices'
import { notifyStaffOfAnswerDays } from '../../../src/modules/notice-clock/answers'
import { notifyStaffOfDays } from '../../../src/modules/notice-clock/days'
import { notifyOfLowBalance } from '../../../src/modules/notice-clock/money'
import { endPasses } from '../../../src/modules/stores/offers'
import { bookMonthlyFees } from '../../../src/modules/wallet/company/monthly-fees'
import { reversalCases } from './reversals'
import type { Cases, World } from './world'

const invited = async ({ post, staff, creator, campaign }: World) => {
  const campaignId = await campaign({ state: 'confirmed' })
  await post(staff, `/api/campaigns/${campaignId}/invitations`, { instagramer_ids: [creator.id] })
  return campaignId
}

export const brandCases = (world: World) => {
  const { api, make, admin, brand, staff, colleague, creator, context, patch, post } = world
  const both = [staff, colleague]
  const book = async (accountId: string) => {
    const { status } = await world.wallet.bookByHand(accountId, 'debit', 100_000)
    if (status >= 300) throw new Error(`The booking answered ${status}`)
  }
  const inCampaign = async (fields: object = {}) => {
    const campaignId = await world.campaign(fields)
    return { campaignId, id: await world.taking(campaignId) }
  }
  return {
    application: async () => {
      const id = await world.campaign({ state: 'confirmed' })
      return {
        to: both,
        act: () => post(creator, `/api/campaigns/${id}/participations`, { participation: { motivation: 'Gärna' } }),
      }
    },
    invitation_accepted: async () => {
      const id = await invited(world)
      return {
        to: both,
        act: () => post(creator, `/api/campaigns/${id}/participations`, { participation: { motivation: 'Ja' } }),
      }
    },
    invitation_declined: async () => {
      const campaignId = await invited(world)
      const { id } = await api.db
        .selectFrom('campaign_invitations')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .executeTakeFirstOrThrow()
      return { to: both, act: () => patch(creator, `/api/campaign_invitations/${id}/decline`) }
    },
    store_application: async () => {
      const { apply } = await world.store(true)
      return { to: both, act: apply }
    },
    answers_due: async () => {
      const id = await make.participation(brand.id, await world.campaign(), creator.id, 'pending')
      await api.db
        .updateTable('participations')
        .set({ created_at: api.clock.now.toISOString() })
        .where('id', '=', id)
        .execute()
      world.later(6)
      return { to: both, act: () => runDeadlines(context()) }
    },
    post_answer_due: async () => {
      const { campaignId } = await world.waitingPost()
      await world.setCampaign(campaignId, { terms: sql`terms || '{"answerDays": 2}'` })
      world.later(1)
      return { to: both, act: () => notifyStaffOfAnswerDays(context()) }
    },
    image_answered: async () => {
      const id = await (await wantedImage(world))()
      return { to: [staff], act: () => patch(creator, `/api/image_purchases/${id}/accept`, {}) }
    },
    delivery_problem: async () => {
      const { id } = await inCampaign()
      return {
        to: both,
        act: () =>
          post(creator, `/api/participations/${id}/delivery_problems`, {
            delivery_problem: { kind: 'damaged', text: 'Bucklig' },
          }),
      }
    },
    creator_left: async () => {
      const id = await make.participation(brand.id, await world.campaign(), creator.id)
      await make.parcel(id, { sendBy: '2026-11-10' })
      return { to: both, act: () => world.call(creator, 'DELETE', `/api/participations/${id}`) }
    },
    parcel_arrived: async () => {
      const id = await make.participation(brand.id, await world.campaign(), creator.id)
      const parcel = await make.parcel(id, { sentAt: api.clock.now.toISOString() })
      return { to: both, act: () => patch(creator, `/api/parcels/${parcel}/arrive`, {}) }
    },
    post: async () => {
      const { id } = await inCampaign({ payment_type: 'link' })
      return { to: both, act: () => world.handedIn(id) }
    },
    post_again: async () => {
      const { id } = await world.waitingPost()
      await patch(staff, `/api/mentions/${id}/request_changes`, { reason: 'Reklam ska stå först' })
      return {
        to: both,
        act: () =>
          patch(creator, `/api/mentions/${id}/resubmit`, {
            mention: { link_post: { url: 'https://a.example/y', title: 'y', link_type: 'custom' } },
          }),
      }
    },
    posts_missing: async () => {
      await inCampaign({ due_at: '2026-11-21' })
      return { to: both, act: () => notifyStaffOfDays(context()) }
    },
    posts_overdue: async () => {
      await inCampaign({ due_at: '2026-11-19' })
      return { to: both, act: () => notifyStaffOfDays(context()) }
    },
    picked_up: async () => {
      const { apply, storeId, clerk } = await world.store()
      const pass = await apply()
      const { code } = await api.db
        .selectFrom('store_participations')
        .select('code')
        .where('id', '=', pass)
        .executeTakeFirstOrThrow()
      return {
        to: both,
        act: () =>
          post(clerk, `/api/counters/${storeId}/hand_outs`, {
            pass: { code, scanned_at: api.clock.now.toISOString() },
          }),
      }
    },
    pass_booked: async () => {
      const { apply, clerk } = await world.store()
      // A clerk of another store of the brand gets nothing.
      const other = await make.staff('store_user', [brand.id])
      await api.db
        .insertInto('store_staff')
        .values({ brand_id: brand.id, store_id: await world.pickups.store(brand.id), user_id: other.id })
        .execute()
      return { to: [clerk], act: apply }
    },
    pass_lapsed: async () => {
      const { apply } = await world.store()
      await apply()
      world.later(9)
      return { to: both, act: () => endPasses(context()) }
    },
    deposit: async () => ({ to: both, act: () => book(brand.accountId) }),
    post_gone: async () => {
      const { campaignId, id: mentionId } = await world.waitingPost()
      await world.setCampaign(campaignId, { state: 'ongoing' })
      const postId = uuidv7()
      await api.db
        .insertInto('instagram_posts')
        .values({
          id: postId,
          instagramer_id: creator.id,
          external_id: postId,
          instagram_created_at: context().now().toISOString(),
        } as never)
        .execute()
      await api.db
        .updateTable('mentions')
        .set({ kind: 'post', instagram_post_id: postId, link_post: null })
        .where('id', '=', mentionId)
        .execute()
      return {
        to: both,
        act: () => transact(api.db, (trx) => notifyStaffOfGone(trx, { ...context(), now: context().now() }, postId)),
      }
    },
    post_unanswered: async () => {
      const { campaignId } = await world.waitingPost()
      await world.setCampaign(campaignId, { state: 'finished' })
      world.later(30)
      return { to: both, act: () => approveLate(context()) }
    },
    fees_back: async () => {
      const { campaignId } = await inCampaign(world.paid)
      await world.setCampaign(campaignId, { state: 'finished', due_at: '2026-11-01' })
      return {
        to: both,
        act: () => patch(staff, `/api/campaigns/${campaignId}/state`, { campaign: { state: 'archived' } }),
      }
    },
    fee_unpaid: async () => {
      await api.db
        .updateTable('brands')
        .set({ created_at: '2026-09-01T10:00:00Z' })
        .where('id', '=', brand.id)
        .execute()
      await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
        SELECT company_id, 'cs ' || id, 'small', 1000000, '2026-09-18', now() FROM brands WHERE id = ${brand.id}`.execute(
        api.db,
      )
      return { to: both, act: () => bookMonthlyFees(context()) }
    },
    ...reversalCases(world),
    low_balance: async () => {
      await world.campaign({
        ...world.paid,
        state: 'confirmed',
        start_at: '2026-11-22',
        due_at: null,
        paid_collaboration_price: 9_000,
        target_number_of_instagramers: 5,
      })
      return { to: both, act: () => notifyOfLowBalance(context()) }
    },
    campaign_confirmed: async () => {
      const id = await world.campaign({ state: 'requested' })
      return { to: both, act: () => patch(admin, `/api/campaigns/${id}/state`, { campaign: { state: 'confirmed' } }) }
    },
    campaign_returned: async () => {
      const id = await world.campaign({ state: 'requested' })
      return {
        to: both,
        act: () =>
          patch(admin, `/api/campaigns/${id}/state`, { campaign: { state: 'draft', review_comment: 'Bild saknas' } }),
      }
    },
    campaign_not_reviewed: async () => {
      await world.campaign({ state: 'requested', start_at: '2026-11-01', due_at: '2026-11-10', end_at: '2026-11-18' })
      return { to: both, act: () => moveByClock(context()) }
    },
    company_let_in: async () => {
      const { requestId, manager } = await companyAsks(world)
      return { to: [manager], act: () => patch(admin, `/api/company_requests/${requestId}/approve`) }
    },
    company_declined: async () => {
      const { requestId, manager } = await companyAsks(world)
      return {
        to: [manager],
        act: () => patch(admin, `/api/company_requests/${requestId}/decline`, { reason: 'Hemsidan saknas.' }),
      }
    },
    message: async () => ({
      to: [creator],
      act: () =>
        post(staff, `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`, { message: { body: 'Hej!' } }),
    }),
  } satisfies Cases
}

/** A brand that has signed up itself and awaits approval. */
export const companyAsks = async ({ api }: World) => {
  const slug = `ny-${uuidv7()}`
  const { body } = await api.call(null, 'POST', '/api/auth/users', {
    body: {
      user: { email: `${slug}@samspel.test`, password: 'long enough', brand_name: 'Nykomlingen', slug, locale: 'sv' },
    },
  })
  const { user } = body as { user: { id: string; company_id: string } }
  const { id } = await api.db
    .selectFrom('company_requests')
    .select('id')
    .where('company_id', '=', user.company_id)
    .executeTakeFirstOrThrow()
  return { requestId: id, manager: await api.actor('user', user.id, 'company') }
}

/** Requests a picture from the creator. */
export const wantedImage = async (world: World) => {
  const { api, make, brand, staff, creator, post } = world
  const campaignId = await world.campaign()
  const participationId = await world.taking(campaignId)
  const mention = await make.post(brand.id, campaignId, participationId, creator.id, { kind: 'post' })
  await api.db.updateTable('mentions').set({ state: 'approved' }).where('id', '=', mention).execute()
  const { instagram_post_id: postId } = await api.db
    .selectFrom('mentions')
    .select('instagram_post_id')
    .where('id', '=', mention)
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('instagram_posts')
    .set({ image_url: '/uploads/demo/bild.webp' })
    .where('id', '=', postId)
    .execute()
  return async () => {
    const { body } = await post(staff, `/api/instagram_posts/${postId}/image_purchases`, {
      image_purchase: { brand_id: brand.id, channels: ['social'], duration_months: 12, price: 1_200, message: '' },
    })
    return (body as { image_purchase: { id: string } }).image_purchase.id
  }
}
