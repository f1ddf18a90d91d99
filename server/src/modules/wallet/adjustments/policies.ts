import type { Adjustment, ErrorId } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { definePolicy } from '../../../auth/policy'
import { may } from '../../../auth/roles'

export interface AdjustmentFacts {
  state: Adjustment['state']
  requestedBy: string
}

type Rule = (caller: UserCaller, adjustment: AdjustmentFacts) => ErrorId | undefined

/** Nobody approves what they have asked for; everybody may say no, and whoever asked take it back. */
const rules = {
  approve: (caller, { state, requestedBy }) => {
    if (!may(caller, 'adjustAccounts')) return 'not_found'
    if (state !== 'pending') return 'already_decided'
    return caller.id === requestedBy ? 'forbidden' : undefined
  },
  decline: (caller, { state }) => {
    if (!may(caller, 'adjustAccounts')) return 'not_found'
    return state === 'pending' ? undefined : 'already_decided'
  },
} satisfies Record<Adjustment['abilities'][number], Rule>

export const { abilitiesOf: adjustmentAbilities, authorize: authorizeAdjustment } = definePolicy(rules)
