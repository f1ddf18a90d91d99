import type { Campaign } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { consequenceNames } from './consequence-messages'
import type { CampaignAction } from './messages'

/** One line of an action's consequences; the dialog formats `money` (öre) and `lists`. */
export interface Consequence {
  message: Message
  n?: number
  values?: Record<string, number>
  money?: number
  lists?: readonly ListFact[]
}

/** A list of creators to invite, with its approved members. */
export interface ListFact {
  name: string
  members: number
}

type Facts = Pick<
  Campaign,
  | 'waitingApplicationsCount'
  | 'approvedParticipationsCount'
  | 'pendingMentionsCount'
  | 'pendingDraftsCount'
  | 'placesLeft'
  | 'isPublic'
  | 'targetNumberOfInstagramers'
  | 'heldAmount'
  | 'feesOnRestore'
  | 'parcelCounts'
>

/** Data besides the campaign: the lists to invite. */
export interface ActionCounts {
  lists?: readonly ListFact[] | undefined
}

/** What asks before an action besides its own question: starting while parcels are not sent. */
export const questionOf = (
  act: CampaignAction,
  { parcelCounts }: Pick<Campaign, 'parcelCounts'>,
): { message: Message; n: number } | undefined =>
  act === 'start' && parcelCounts?.toPack ? { message: consequenceNames.unsent, n: parcelCounts.toPack } : undefined

/** An action's consequences with numbers; those that are zero are left out. */
export const consequencesOf = (act: CampaignAction, campaign: Facts, facts: ActionCounts = {}): Consequence[] => {
  const {
    waitingApplicationsCount: pending,
    approvedParticipationsCount: approved,
    pendingMentionsCount: posts,
    pendingDraftsCount: drafts,
    placesLeft,
    heldAmount = 0,
    feesOnRestore: fees,
    parcelCounts: parcels,
  } = campaign
  const some = (message: Message, n: number | null | undefined): Consequence[] => (n ? [{ message, n }] : [])
  const held = heldAmount > 0 ? [{ message: consequenceNames.heldBack, money: heldAmount }] : []
  switch (act) {
    case 'close':
      return [
        ...some(consequenceNames.deliveryBegins, approved),
        ...some(consequenceNames.stillWaiting, pending),
        ...some(consequenceNames.placesEmpty, placesLeft),
      ]
    case 'start':
      return [
        ...some(consequenceNames.toPack, parcels?.packable),
        ...some(consequenceNames.withoutAddress, parcels?.addressMissing),
        ...some(consequenceNames.withoutChoice, parcels?.choiceMissing),
        ...some(consequenceNames.stillWaiting, pending),
      ]
    case 'finish':
      return [
        ...some(consequenceNames.unansweredLost, pending),
        ...some(consequenceNames.postsStillReviewed, posts),
        ...some(consequenceNames.draftsStillAnswered, drafts),
      ]
    case 'archive':
      return held
    case 'restore':
      return [
        ...(fees?.heldAgain ? [{ message: consequenceNames.heldAgain, money: fees.heldAgain }] : []),
        ...(fees?.staysBack ? [{ message: consequenceNames.staysBack, money: fees.staysBack }] : []),
      ]
    case 'cancel':
      return [
        { message: consequenceNames.told, n: approved + pending },
        ...(approved > 0 && pending > 0
          ? [{ message: consequenceNames.toldDetail, values: { approved, pending } }]
          : []),
        ...held,
      ]
    case 'confirm':
      return [
        campaign.isPublic
          ? { message: consequenceNames.shownTo, values: { places: campaign.targetNumberOfInstagramers } }
          : { message: consequenceNames.shownToInvited },
        facts.lists && facts.lists.length > 0
          ? { message: consequenceNames.invitesFrom, lists: facts.lists }
          : { message: consequenceNames.invitesNobody },
      ]
    default:
      return []
  }
}
