import type { DecisionState } from '@samspel/api'
import type { CastMember } from '../content/campaign-plan'
import { motivationParts, reasons } from '../content/texts'
import { namedCreators } from '../content/trekant'
import type { Random } from '../random'
import type { CampaignRecord } from './campaigns'
import type { CreatorRecord, Making } from './context'

export interface ParticipationRecord {
  id: string
  state: DecisionState
  creator: CreatorRecord
  cast: CastMember | undefined
  createdAt: string
  decidedAt: string | null
  row: Record<string, unknown>
}

const named = new Set(namedCreators.map(([username]) => username))

/** Who takes part: the written ones, then others of the brand's country. */
const chooseCreators = (
  make: Making,
  campaign: CampaignRecord,
  count: number,
  random: Random,
): { creator: CreatorRecord; cast?: CastMember }[] => {
  const cast = (campaign.plan.cast ?? []).map((member) => ({
    creator: make.creators.find((each) => each.username === member.username)!,
    cast: member,
  }))
  const pool = make.creators.filter((each) => each.country === campaign.brand.country && !named.has(each.username))
  return [...cast, ...random.sample(pool, count - cast.length).map((creator) => ({ creator }))]
}

/** What the creators of a campaign ask for who name the fee, kr above the least, one after the other; the first two were answered. */
const asked = [250, 300, 100, 0, 150, 200, 50, 275, 125, 225, 175, 75]

const proposalOf = ({ plan, brand }: CampaignRecord, createdAt: string | null, at: number) => {
  const { feeFrom } = plan
  const isProposed = feeFrom !== undefined && createdAt !== null
  // One fee of the brand waits for an answer, and one was declined.
  const isCountered = isProposed && at < 2
  return {
    proposed_fee: isProposed ? (feeFrom + (asked[at % asked.length] ?? 0)) * 100 : null,
    proposed_at: isProposed ? createdAt : null,
    counter_fee: isCountered ? (feeFrom + 150) * 100 : null,
    counter_at: isCountered ? createdAt : null,
    counter_by: isCountered ? brand.staffId : null,
    counter_accepted: isCountered && at === 1 ? false : null,
  }
}

export const makeParticipations = (make: Making, campaign: CampaignRecord): ParticipationRecord[] => {
  const { clock } = make
  const { plan, brand, event } = campaign
  const random = make.random(`participations ${brand.slug} ${plan.name}`)
  const people = chooseCreators(make, campaign, plan.approved + plan.pending + plan.rejected, random)
  const left: Record<DecisionState, number> = {
    approved: plan.approved,
    pending: plan.pending,
    rejected: plan.rejected,
  }
  for (const { cast } of people) if (cast) left[cast.state] -= 1
  const parts = motivationParts(brand.area, brand.language)

  return people.map(({ creator, cast }, at) => {
    const state =
      cast?.state ?? (['approved', 'pending', 'rejected'] as const).find((each) => (left[each] -= 1) >= 0) ?? 'pending'
    const opened = Math.min(plan.start - 20, -3)
    // Applications close when the campaign starts; who waits has applied lately.
    const applied =
      cast?.applied ??
      (state === 'pending' ? -random.int(0, 4) : Math.min(random.int(opened, Math.min(plan.start - 4, -2)), -2))
    const createdAt = clock.during(applied, random)
    const decidedAt = state === 'pending' ? null : clock.during(Math.min(applied + random.int(1, 3), -1), random)
    const reason = state === 'rejected' ? random.pick(reasons.participation[brand.language]) : null
    const row: Record<string, unknown> = {
      brand_id: brand.id,
      id: make.id(createdAt),
      campaign_id: campaign.id,
      instagramer_id: creator.id,
      state,
      motivation: cast?.motivation ?? `${random.pick(parts.first)} ${random.pick(parts.second)}`.trim(),
      fee_amount: state === 'approved' ? campaign.fee * 100 : 0,
      fee_returned_at: null,
      ...proposalOf(campaign, state === 'pending' ? createdAt : null, at),
      decided_at: decidedAt,
      decided_by: decidedAt ? brand.staffId : null,
      decision_reason: reason,
      link_posts_count: 0,
      content_posts_count: 0,
      instagram_posts_count: 0,
      instagram_stories_count: 0,
      created_at: createdAt,
    }
    make.add('participations', row)
    event('applied', createdAt, { name: creator.name, instagramerId: creator.id })
    if (decidedAt) event(`participation_${state}`, decidedAt, { name: brand.staffName, userId: brand.staffId }, reason)
    return { id: row.id as string, state, creator, cast, createdAt, decidedAt, row }
  })
}
