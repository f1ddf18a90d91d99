import type { ErrorId, ImagePurchase } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'

export interface PurchaseFacts {
  state: ImagePurchase['state']
  brandId: string
  instagramerId: string
  /** The licence is over. */
  isEnded?: boolean
}

/** Staff of the brand and the platform, and the creator who made the picture. */
export const canSeePurchase = (caller: Caller, { brandId, instagramerId }: PurchaseFacts): boolean => {
  if (caller.kind === 'user') return mayFor(caller, 'seeCampaigns', brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

type Rule = (caller: Caller, purchase: PurchaseFacts) => ErrorId | undefined

const seen =
  (rule: Rule): Rule =>
  (caller, purchase) =>
    canSeePurchase(caller, purchase) ? rule(caller, purchase) : 'not_found'

/** The creator answers the request. The brand may pay for or decline an accepted one, and downloads what it has paid for while the licence runs. */
const rules = {
  accept: seen((caller, { state }) => {
    if (caller.kind !== 'instagramer') return 'forbidden'
    return state === 'requested' ? undefined : 'already_decided'
  }),
  approve: seen((caller, { state, brandId }) => {
    if (!mayFor(caller, 'buyPictures', brandId)) return 'forbidden'
    if (state === 'requested') return 'illegal_transition'
    return state === 'pending' ? undefined : 'already_decided'
  }),
  decline: seen((caller, { state, brandId }) => {
    if (caller.kind !== 'instagramer' && !mayFor(caller, 'buyPictures', brandId)) return 'forbidden'
    if (state === 'approved' || state === 'declined') return 'already_decided'
    return state === 'pending' && caller.kind !== 'user' ? 'illegal_transition' : undefined
  }),
  download: seen((caller, { state, brandId, isEnded }) => {
    if (!mayFor(caller, 'seeCampaigns', brandId)) return 'forbidden'
    if (isEnded) return 'licence_ended'
    return state === 'approved' ? undefined : 'illegal_transition'
  }),
} satisfies Record<ImagePurchase['abilities'][number], Rule>

export const { abilitiesOf: purchaseAbilities, authorize: authorizePurchase } = definePolicy(rules)
