import { spanned } from '../proposal-rows'
import type { Cases, World } from './world'

export const proposalCases = (world: World) => {
  const { api, make, brand, staff, colleague, creator, patch, post } = world
  const both = [staff, colleague]
  const applied = async (campaignId?: string) => {
    const id = await make.participation(brand.id, campaignId ?? (await world.campaign(spanned)), creator.id, 'pending')
    await api.db
      .updateTable('participations')
      .set({ proposed_fee: 90_000, proposed_at: api.clock.now.toISOString() })
      .where('id', '=', id)
      .execute()
    return id
  }
  const counter = (id: string) => post(staff, `/api/proposals/${id}/counter`, { fee: 70_000 })
  const countered = async (campaignId?: string) => {
    const id = await applied(campaignId)
    await counter(id)
    return id
  }
  const say = (id: string, answer: 'yes' | 'no') =>
    patch(creator, `/api/proposals/${id}/counter`, { answer, fee: 70_000 })
  return {
    fee_countered: async () => {
      const id = await applied()
      return { to: [creator], act: () => counter(id) }
    },
    counter_accepted: async () => {
      const id = await countered()
      return { to: both, act: () => say(id, 'yes') }
    },
    counter_declined: async () => {
      const id = await countered()
      return { to: both, act: () => say(id, 'no') }
    },
    counter_stopped: async () => {
      const campaignId = await world.campaign({ ...spanned, target_number_of_instagramers: 1 })
      const id = await countered(campaignId)
      await make.participation(brand.id, campaignId, (await make.creator()).id)
      return { to: both, act: () => say(id, 'yes').catch(() => undefined) }
    },
  } satisfies Cases
}
