import { type RawBuilder, sql } from 'kysely'
import type { CampaignState, DecisionState, ErrorId, FeeSpan, Proposal, StoreParticipation } from '@samspel/api'
import { answersApplications } from '@samspel/api/campaign-rules'
import type { Caller } from './auth/caller'
import { definePolicy } from './auth/policy'
import { mayFor } from './auth/roles'

/** What a row of participations or store_participations says of the fee that its creator has named. */
export interface ProposalColumns {
  /** Öre. */
  proposed_fee: number | null
  proposed_at: string | null
  /** The brand's last other fee. */
  counter_fee: number | null
  counter_at: string | null
  counter_by: string | null
  /** Null: not answered. */
  counter_accepted: boolean | null
}

/** Between which sums creators name the fee, for an alias of campaigns; null where there is one for all. */
export const feeSpanOf = (campaign: string): RawBuilder<FeeSpan | null> =>
  sql<FeeSpan | null>`CASE WHEN ${sql.ref(`${campaign}.enable_paid_collaborations`)} THEN ${sql.ref(`${campaign}.terms`)} -> 'feeSpan' END`

const feeOf = (campaign: string) =>
  sql<number>`CASE WHEN ${sql.ref(`${campaign}.enable_paid_collaborations`)} THEN ${sql.ref(`${campaign}.paid_collaboration_price`)} ELSE 0 END`

/** Kr that a campaign `c` pays; where creators name the fee, the highest. */
export const campaignFee = feeOf('c')

/** Öre that approving a row holds, for an alias of participations or store_participations and that of its campaign. */
export const agreedFeeOf = (row: string, campaign = 'c'): RawBuilder<number> => {
  const column = (name: keyof ProposalColumns) => sql.ref(`${row}.${name}`)
  return sql<number>`coalesce(CASE WHEN ${column('counter_accepted')} THEN ${column('counter_fee')} ELSE ${column('proposed_fee')} END, ${feeOf(campaign)} * 100)`
}

/** A fee of the brand waits for the creator’s answer, for an alias of participations or store_participations. */
export const asksAboutFee = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.state`)} IN ('pending', 'requested') AND ${sql.ref(`${row}.counter_fee`)} IS NOT NULL
    AND ${sql.ref(`${row}.counter_accepted`)} IS NULL)`

/** The same of a row that was read; `fee` is the campaign's own, öre. */
export const agreedFee = (
  row: Pick<ProposalColumns, 'proposed_fee' | 'counter_fee' | 'counter_accepted'>,
  fee: number,
) => (row.counter_accepted ? row.counter_fee : row.proposed_fee) ?? fee

export interface ProposalFacts {
  brandId: string
  instagramerId: string
  /** The application waits for an answer that can still be given. */
  isWaiting: boolean
  hasProposal: boolean
  /** A fee of the brand waits for the creator's answer. */
  hasCounter: boolean
}

type Rule = (facts: ProposalFacts) => ErrorId | undefined

const canSee = (caller: Caller, { brandId, instagramerId }: ProposalFacts): boolean =>
  caller.kind === 'instagramer' ? caller.id === instagramerId : mayFor(caller, 'seeCampaigns', brandId)
const forCreator =
  (rule: Rule) =>
  (caller: Caller, facts: ProposalFacts): ErrorId | undefined =>
    !canSee(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'
const unanswered: Rule = ({ isWaiting, hasProposal, hasCounter }) =>
  !isWaiting ? 'already_decided' : !hasProposal ? 'illegal_transition' : hasCounter ? 'conflict' : undefined

export const { abilitiesOf: proposalAbilities, authorize: authorizeProposal } = definePolicy({
  change: forCreator(unanswered),
  counter: (caller: Caller, facts: ProposalFacts): ErrorId | undefined =>
    !canSee(caller, facts)
      ? 'not_found'
      : mayFor(caller, 'decideApplications', facts.brandId)
        ? unanswered(facts)
        : 'forbidden',
  answer: forCreator(({ isWaiting, hasCounter }) => (isWaiting && hasCounter ? undefined : 'already_decided')),
} satisfies Record<Proposal['abilities'][number], unknown>)

type Proposed = ProposalColumns & {
  brand_id: string
  instagramer_id: string
  state: DecisionState | StoreParticipation['state']
}

export const proposalFactsOf = (row: Proposed, campaignState: CampaignState): ProposalFacts => ({
  brandId: row.brand_id,
  instagramerId: row.instagramer_id,
  isWaiting: (row.state === 'pending' || row.state === 'requested') && answersApplications(campaignState),
  hasProposal: row.proposed_fee !== null,
  hasCounter: row.counter_fee !== null && row.counter_accepted === null,
})

const instant = (value: string) => new Date(value).toISOString()

/** What both sides read of a proposal; null where the creator has named none. */
export const toProposal = (
  row: Proposed,
  { caller, span, campaignState }: { caller: Caller; span: FeeSpan | null | undefined; campaignState: CampaignState },
): Proposal | null => {
  if (row.proposed_fee === null) return null
  const facts = proposalFactsOf(row, campaignState)
  const { counter_accepted: accepted } = row
  return {
    fee: row.proposed_fee,
    // The span of what was decided before may be gone from the campaign.
    span: span ?? { lowest: row.proposed_fee, highest: row.proposed_fee },
    counter:
      row.counter_fee === null || row.counter_at === null
        ? null
        : {
            fee: row.counter_fee,
            at: instant(row.counter_at),
            state: accepted === null ? (facts.isWaiting ? 'open' : 'over') : accepted ? 'accepted' : 'declined',
          },
    abilities: proposalAbilities(caller, facts),
  }
}
