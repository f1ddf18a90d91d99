import type { CampaignState, DecisionState, ErrorId, Parcel, ParcelState } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'

export interface ParcelFacts {
  brandId: string
  instagramerId: string
  state: ParcelState
  campaignState: CampaignState
  participationState: DecisionState
  feeReturned: boolean
  /** Something is to be chosen. */
  hasChoice: boolean
  choiceMissing: boolean
  addressMissing: boolean
  /** Another parcel has taken its place. */
  isReplaced: boolean
}

type Owned = Pick<ParcelFacts, 'brandId' | 'instagramerId'>
type Rule<F> = (facts: F) => ErrorId | undefined

/** Visible to the brand's staff and the creator; for anybody else it does not exist. */
export const canSeeParcel = (caller: Caller, { brandId, instagramerId }: Owned): boolean =>
  caller.kind === 'instagramer' ? caller.id === instagramerId : mayFor(caller, 'seeCampaigns', brandId)

/** Whether the caller may see where a creator of the brand lives. */
export const seesAddresses = (caller: Caller, brandId: string): boolean => mayFor(caller, 'seeAddresses', brandId)

const forStaff =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParcel(caller, facts)
      ? 'not_found'
      : mayFor(caller, 'followUpWork', facts.brandId)
        ? rule(facts)
        : 'forbidden'
const forCreator =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParcel(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'

type Going = Pick<ParcelFacts, 'campaignState' | 'participationState' | 'isReplaced'>
const goesOn = ({ campaignState, participationState, isReplaced }: Going) =>
  participationState === 'approved' && acceptsMentions(campaignState) && !isReplaced

/** In one of these states; what has moved on in the meantime is already decided. */
const whileIn =
  (...states: readonly ParcelState[]) =>
  (facts: Going & Pick<ParcelFacts, 'state'>): ErrorId | undefined => {
    if (!goesOn(facts)) return 'illegal_transition'
    return states.includes(facts.state) ? undefined : 'already_decided'
  }

const rules = {
  choose: forCreator(
    (facts: Going & Pick<ParcelFacts, 'state' | 'hasChoice'>) =>
      whileIn('to_pack')(facts) ?? (facts.hasChoice ? undefined : 'illegal_transition'),
  ),
  arrive: forCreator(whileIn('sent')),
  reportProblem: forCreator((facts: Going & Pick<ParcelFacts, 'state' | 'feeReturned'>) => {
    if (facts.feeReturned) return 'illegal_transition'
    return facts.state === 'problem' ? 'conflict' : whileIn('sent', 'arrived')(facts)
  }),
  pack: forStaff(whileIn('to_pack', 'sent')),
  send: forStaff(
    (facts: Going & Pick<ParcelFacts, 'state' | 'addressMissing' | 'choiceMissing'>) =>
      whileIn('to_pack')(facts) ??
      (facts.addressMissing ? 'address_missing' : facts.choiceMissing ? 'choice_out' : undefined),
  ),
  takeBack: forStaff(whileIn('sent')),
  replace: forStaff(whileIn('problem')),
} satisfies Record<Parcel['abilities'][number], unknown>

export const { abilitiesOf: parcelAbilities, authorize: authorizeParcel } = definePolicy(rules)
