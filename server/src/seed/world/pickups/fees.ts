import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'
import { type Ledger, releasedAt } from '../ledger'

/** Öre to which deposits are rounded. */
const step = 250_000

/** What passes are paid: held since they were approved, paid where a post of theirs is. Each brand has put in enough for it. */
export const makePassFees = (make: Making, campaigns: readonly CampaignRecord[], ledger: Ledger): void => {
  const offers = new Map(make.world.store_campaigns.map((offer) => [offer.id, offer]))
  const approved = new Map(
    make.world.mentions.filter(({ state }) => state === 'approved').map((row) => [row.store_participation_id, row]),
  )
  for (const campaign of campaigns.filter(({ fee }) => fee > 0)) {
    const { brand, plan, id: campaignId, fee } = campaign
    const [account, amount] = [ledger.brand(brand), fee * 100]
    const passes = make.world.store_participations.filter(
      ({ store_campaign_id: offer, state }) =>
        offers.get(offer)?.campaign_id === campaignId && (state === 'approved' || state === 'picked_up'),
    )
    if (passes.length === 0) continue
    const needed = Math.ceil((passes.length * amount) / step) * step
    ledger.post(
      'deposit',
      make.clock.at(-45, 9, 40),
      { title: 'Insättning', brandId: brand.id, createdBy: make.adminId },
      [
        { account, amount: needed, counterpart: 'Bank' },
        { account: ledger.bank, amount: -needed, counterpart: brand.name },
      ],
    )
    for (const row of passes) {
      const creator = make.creators.find(({ id }) => id === row.instagramer_id)!
      const owner = {
        brandId: brand.id,
        campaignId,
        creatorId: creator.id,
        storeParticipationId: String(row.id),
      }
      const post = approved.get(row.id)
      const at = post && String(post.decided_at)
      Object.assign(row, { fee_amount: amount })
      const holdId = ledger.hold(
        { ...owner, brand, creator, title: plan.name },
        amount,
        String(row.decided_at),
        at === undefined ? undefined : { at, reason: null },
      )
      if (!post || at === undefined) continue
      const about = { ...owner, title: plan.name, mentionId: String(post.id), holdId, createdBy: brand.staffId }
      ledger.post('earning', at, about, [
        { account: ledger.holds(brand), amount: -amount, counterpart: creator.name },
        { account: ledger.creator(creator), amount, counterpart: brand.name, availableAt: releasedAt(at) },
      ])
    }
  }
}
