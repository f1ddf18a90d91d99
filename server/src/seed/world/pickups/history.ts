import { dayMs } from '../../../days'
import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'

const earlier = (at: unknown, days: number): string => new Date(Date.parse(String(at)) - days * dayMs).toISOString()
/** As far back as the figures of a store are first shown. */
const weeks = 8
/** Days for which the fee of what was picked up is held, without those of grace at their end. */
const stillEarned = 25
/** Of brands whose stores have handed out for a while; the others have just begun. */
const share = 0.7
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Weeks that lie behind: most of what was picked up was so in one of them, and some passes ran out or were taken back. Those of Tove stay
 * as her pages show them.
 */
export const makeHistory = (make: Making, campaigns: readonly CampaignRecord[]): void => {
  const random = make.random('weeks of pick-ups')
  const tove = make.creators.find(({ username }) => username === 'tovebakar')!
  const offers = new Map(make.world.store_campaigns.map((offer) => [offer.id, offer]))
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  for (const [id, offer] of offers) {
    const campaign = byId.get(String(offer.campaign_id))
    if (!campaign) continue
    const own = make.world.store_participations.filter(({ store_campaign_id: of }) => of === id)
    // Nobody comes before the campaign has begun.
    const last = Math.min(weeks * 7, -campaign.plan.start) - 4
    if (last < 8) continue
    const moved = own.filter(
      ({ state, instagramer_id: who }) => state === 'picked_up' && who !== tove.id && random.random(share),
    )
    for (const row of moved) {
      const days = random.int(1, campaign.fee > 0 ? Math.min(stillEarned, last) : last)
      for (const column of ['created_at', 'decided_at', 'picked_up_at'])
        Object.assign(row, { [column]: earlier(row[column], days) })
    }
    if (moved.length === 0) continue
    Object.assign(offer, { created_at: earlier(offer.created_at, last + 4) })
    const known = new Set(own.map(({ instagramer_id: who }) => who))
    const { brand } = campaign
    const pool = make.creators.filter(({ id: who, country }) => country === brand.country && !known.has(who))
    for (const creator of random.sample(pool, Math.min(random.int(0, 2), moved.length))) {
      const days = random.int(8, last)
      const createdAt = earlier(make.clock.during(-1, random), days)
      const lapsed = random.random(0.6)
      make.add('store_participations', {
        ...moved[0],
        id: make.id(createdAt),
        instagramer_id: creator.id,
        state: 'declined',
        code: Array.from({ length: 8 }, () => letters[random.int(0, letters.length - 1)]).join(''),
        decided_by: null,
        decision_kind: lapsed ? 'lapsed' : 'withdrawn',
        decided_at: earlier(createdAt, lapsed ? -7 : -2),
        picked_up_at: null,
        expires_at: earlier(createdAt, -7),
        coming_at: null,
        created_at: createdAt,
      })
    }
  }
}
