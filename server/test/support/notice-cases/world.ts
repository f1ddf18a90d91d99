import type { NoticeKind } from '@samspel/api/notices'
import { pickupsOf } from '../pickups'
import { type Records, recordsOf } from '../records'
import type { Actor, Answer, TestApi } from '../test-api'
import { newKey, walletOf } from '../wallet'

/** An act that causes a notice, and its recipients; nobody else may be notified. */
export interface Case {
  act: () => Promise<unknown>
  to: readonly Actor[]
  /** Tables that record failed attempts, such as the outbox. */
  except?: readonly string[]
}
export type Cases = Partial<Record<NoticeKind, () => Promise<Case>>>

/** Two staff members of a brand with money, a creator and a member of platform staff, plus others of each kind who must not be notified. */
export const openWorld = async (api: TestApi, make: Records = recordsOf(api)) => {
  const admin = await make.staff('admin')
  const wallet = walletOf(api, make, admin)
  const brand = await wallet.fundedBrand(900_000)
  const [staff, colleague] = [await make.staff('company', [brand.id]), await make.staff('company', [brand.id])]
  const creator = await make.creator()
  await make.creator()
  const stranger = await make.staff('company', [(await make.brand()).id])
  const pickups = pickupsOf(api, make)
  const context = () => ({
    db: api.db,
    config: api.config,
    live: api.bus,
    now: () => api.clock.now,
    log: api.app.log,
  })
  /** A call that must succeed, except while the test prevents notices from being written. */
  const call = async (
    who: Actor,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Answer> => {
    const answer = await api.call(who, method, url, {
      headers: newKey(),
      ...(body && { body }),
    })
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
  const patch = (who: Actor, url: string, body?: object) => call(who, 'PATCH', url, body)
  const post = (who: Actor, url: string, body?: object) => call(who, 'POST', url, body)
  /** Agreements that were made before are forgotten, so that what is set here holds. */
  const setCampaign = async (id: string, fields: object) => {
    await api.db.deleteFrom('agreements').where('campaign_id', '=', id).execute()
    if ('due_at' in fields)
      await api.db.updateTable('participations').set({ due_at: null }).where('campaign_id', '=', id).execute()
    await api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
  }
  const campaign = async (fields: object = {}) => {
    const id = await make.campaign(brand.id, { state: 'ongoing', name: 'Lussebrygg' })
    if (Object.keys(fields).length > 0) await setCampaign(id, fields)
    return id
  }
  const paid = {
    enable_paid_collaborations: true,
    paid_collaboration_price: 1_000,
    payment_type: 'link',
    start_at: '2026-11-01',
    due_at: '2026-12-01',
    end_at: '2026-12-20',
  }
  /** A creator whose application was approved. */
  const taking = async (campaignId: string) => {
    const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
    await patch(staff, `/api/participations/${id}/approve`, { from: 'pending' })
    await make.received(id, api.clock.now)
    return id
  }
  /** A post of theirs awaiting the brand. */
  const handedIn = async (participationId: string) => {
    const { body } = await post(creator, `/api/participations/${participationId}/mentions`, {
      mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } },
    })
    return (body as { mention: { id: string } }).mention.id
  }
  const waitingPost = async (fields: object = { payment_type: 'link' }) => {
    const campaignId = await campaign(fields)
    const participationId = await taking(campaignId)
    return { campaignId, participationId, id: await handedIn(participationId) }
  }
  /** A store of the brand with an offer and a clerk. */
  const store = async (requiresApplication = false) => {
    const storeId = await pickups.store(brand.id)
    const campaignId = await pickups.campaign(brand.id)
    const offerId = await pickups.offer(brand.id, campaignId, storeId, { requiresApplication })
    const clerk = await make.staff('store_user', [brand.id])
    const apply = async () => {
      const { body } = await post(creator, `/api/store_campaigns/${offerId}/store_participations`, {
        store_participation: { motivation: 'Gärna' },
      })
      return (body as { store_participation: { id: string } }).store_participation.id
    }
    return { storeId, campaignId, offerId, clerk, apply }
  }
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
  }
  return {
    api,
    make,
    wallet,
    pickups,
    admin,
    brand,
    staff,
    colleague,
    creator,
    stranger,
    context,
    call,
    patch,
    post,
    campaign,
    setCampaign,
    paid,
    taking,
    handedIn,
    waitingPost,
    store,
    later,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
