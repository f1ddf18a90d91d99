import type { ApprovalRequest, ApprovalRequestKind, ErrorId } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'
import { rightOf } from './acts'

export interface RequestFacts {
  kind: ApprovalRequestKind
  brandId: string
  askedBy: string
  /** It is open, and what it asks for is still to be decided. */
  waits: boolean
  /** The caller's limit covers the sum. */
  isCovered: boolean
}

const hasRight = (caller: Caller, { kind, brandId }: RequestFacts): boolean => mayFor(caller, rightOf[kind], brandId)

const hasAsked = (caller: Caller, { askedBy }: RequestFacts): boolean => caller.kind === 'user' && caller.id === askedBy

/** Whoever asked, as long as they are at the brand, and those there who may do what is asked for; for anybody else it does not exist. */
export const canSeeRequest = (caller: Caller, facts: RequestFacts): boolean =>
  hasRight(caller, facts) || (hasAsked(caller, facts) && mayFor(caller, 'seeCampaigns', facts.brandId))

type Rule = (caller: Caller, facts: RequestFacts) => ErrorId | undefined

/** Two people: nobody answers their own request, nor one that they have no room for. */
const forOthers: Rule = (caller, facts) => {
  if (!canSeeRequest(caller, facts)) return 'not_found'
  if (hasAsked(caller, facts) || !hasRight(caller, facts)) return 'forbidden'
  if (!facts.waits) return 'already_decided'
  return facts.isCovered ? undefined : 'above_limit'
}

const rules = {
  approve: forOthers,
  decline: forOthers,
  withdraw: (caller, facts) => {
    if (!canSeeRequest(caller, facts)) return 'not_found'
    if (!hasAsked(caller, facts)) return 'forbidden'
    return facts.waits ? undefined : 'already_decided'
  },
} satisfies Record<ApprovalRequest['abilities'][number], Rule>

export const { abilitiesOf: requestAbilities, authorize: authorizeRequest } = definePolicy(rules)
