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

/** Most have what is asked for: one in so many of those who wait has not. */
const lacking = 6

/** In which order people get the states of a campaign: those who wait have what it asks for before the others, who was turned down lacks it first. */
const inTurn = (
  count: Readonly<Record<DecisionState, number>>,
  [fit, near, far]: readonly [CreatorRecord[], CreatorRecord[], CreatorRecord[]],
) => {
  const best = [...fit, ...near]
  const rest = [...far]
  const take = (wants: CreatorRecord[], others: CreatorRecord[]) => wants.shift() ?? others.shift()
  const waiting = Array.from({ length: count.pending }, (_, at) =>
    at % lacking === lacking - 1 ? take(rest, best) : take(best, rest),
  )
  const rejected = Array.from({ length: count.rejected }, () => take(rest, best))
  const approved = Array.from({ length: count.approved }, () => take(best, rest))
  return [...approved, ...waiting, ...rejected].filter((each) => each !== undefined)
}

/** The creators of a country by what they have of what a campaign asks for: all of it, the followers alone, neither. */
const byDemands = (
  make: Making,
  { row }: CampaignRecord,
  isOfPool: (creator: CreatorRecord) => boolean,
): [CreatorRecord[], CreatorRecord[], CreatorRecord[]] => {
  const found: [CreatorRecord[], CreatorRecord[], CreatorRecord[]] = [[], [], []]
  const least = Number(row.min_followers ?? 0)
  const wanted = row.categories as readonly string[]
  make.creators.forEach((creator, at) => {
    if (!isOfPool(creator)) return
    const own = make.world.instagramers[at]!.profile_category_ids as readonly string[]
    const isOfKind = wanted.length === 0 || wanted.some((category) => own.includes(category))
    found[creator.followers < least ? 2 : isOfKind ? 0 : 1].push(creator)
  })
  return found
}

/** Who takes part: the written ones, then others of the brand's country. */
const chooseCreators = (
  make: Making,
  campaign: CampaignRecord,
  count: Readonly<Record<DecisionState, number>>,
  random: Random,
): { creator: CreatorRecord; cast?: CastMember }[] => {
  const cast = (campaign.plan.cast ?? []).map((member) => ({
    creator: make.creators.find((each) => each.username === member.username)!,
    cast: member,
  }))
  const groups = byDemands(
    make,
    campaign,
    (each) => each.country === campaign.brand.country && !named.has(each.username),
  )
  const most = count.approved + count.pending + count.rejected
  const drawn = groups.map((group) => random.sample(group, most)) as typeof groups
  return [...cast, ...inTurn(count, drawn).map((creator) => ({ creator }))]
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
  const left: Record<DecisionState, number> = {
    approved: plan.approved,
    pending: plan.pending,
    rejected: plan.rejected,
  }
  for (const { state } of plan.cast ?? []) left[state] -= 1
  const people = chooseCreators(make, campaign, left, random)
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
