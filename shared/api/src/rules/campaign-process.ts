import type { CampaignState, DeliveryMethod } from '../states'

/** Who may make a move: staff of the campaign's brand, platform staff, or the clock. */
export type Mover = 'owner' | 'admin' | 'system'

/** A named move of the campaign process; the interface labels its buttons by `act`. */
export interface CampaignMove {
  act:
    | 'request'
    | 'withdraw'
    | 'return'
    | 'expire'
    | 'confirm'
    | 'close'
    | 'start'
    | 'finish'
    | 'archive'
    | 'restore'
    | 'cancel'
  from: CampaignState
  to: CampaignState
  by: readonly Mover[]
  /**
   * What must hold: `complete` = required editor fields and no day in the past, `days` = the latter alone, `stores` = one where it is picked up in stores, `comment` = a reviewComment,
   * `participation` = an approved one, `nobody` = none approved, `finished` = it was finished, not cancelled, `answered` = no work that was
   * handed in waits for an answer, `delivered` = nobody still has time to deliver what a held fee is for.
   */
  needs?: readonly MoveNeed[]
}

export type MoveNeed =
  | 'complete'
  | 'days'
  | 'stores'
  | 'comment'
  | 'participation'
  | 'nobody'
  | 'finished'
  | 'answered'
  | 'delivered'

/** The campaign's process as data (docs/architecture.md §6, decision 0048): used by the server's checks and by the interface's labels and buttons. */
export const campaignProcess: readonly CampaignMove[] = [
  { act: 'request', from: 'draft', to: 'requested', by: ['owner', 'admin'], needs: ['complete'] },
  { act: 'withdraw', from: 'requested', to: 'draft', by: ['owner'] },
  { act: 'return', from: 'requested', to: 'draft', by: ['admin'], needs: ['comment'] },
  { act: 'expire', from: 'requested', to: 'draft', by: ['system'] },
  { act: 'confirm', from: 'requested', to: 'confirmed', by: ['admin'], needs: ['stores', 'days'] },
  { act: 'close', from: 'confirmed', to: 'upcoming', by: ['owner', 'admin', 'system'], needs: ['participation'] },
  {
    act: 'finish',
    from: 'confirmed',
    to: 'finished',
    by: ['owner', 'admin', 'system'],
    needs: ['nobody', 'delivered'],
  },
  { act: 'start', from: 'upcoming', to: 'ongoing', by: ['owner', 'admin', 'system'] },
  { act: 'finish', from: 'ongoing', to: 'finished', by: ['owner', 'admin', 'system'], needs: ['delivered'] },
  { act: 'archive', from: 'finished', to: 'archived', by: ['owner', 'admin'], needs: ['answered', 'delivered'] },
  { act: 'restore', from: 'archived', to: 'finished', by: ['owner', 'admin'], needs: ['finished'] },
  { act: 'cancel', from: 'confirmed', to: 'archived', by: ['admin'], needs: ['answered'] },
  { act: 'cancel', from: 'upcoming', to: 'archived', by: ['admin'], needs: ['answered'] },
]

/** The move from one status to another for this mover, or undefined where the process has none. */
export const findMove = (from: CampaignState, to: CampaignState, mover: Mover): CampaignMove | undefined =>
  campaignProcess.find((move) => move.from === from && move.to === to && move.by.includes(mover))

/** A move that somebody makes, not the clock alone. */
export type PersonalMove = CampaignMove & { act: Exclude<CampaignMove['act'], 'expire'> }

/** All moves open to this mover from a status. */
export function movesFrom(from: CampaignState, mover: Exclude<Mover, 'system'>): PersonalMove[]
export function movesFrom(from: CampaignState, mover: Mover): CampaignMove[]
export function movesFrom(from: CampaignState, mover: Mover): CampaignMove[] {
  return campaignProcess.filter((move) => move.from === from && move.by.includes(mover))
}

/** A campaign's days, YYYY-MM-DD. It runs to the end of its last day. */
export interface CampaignDates {
  startAt?: string | null | undefined
  /** Content deadline. */
  dueAt?: string | null | undefined
  endAt?: string | null | undefined
}

/** The last day on which it makes sense to apply: the content deadline, or the end where that comes first; null where neither is set. */
export const lastDayToApply = ({ dueAt, endAt }: CampaignDates): string | null =>
  [dueAt, endAt].filter((day) => typeof day === 'string').sort()[0] ?? null

const isPast = (day: string | null | undefined, today: string): boolean => typeof day === 'string' && day < today

/** Names of the days that lie before today: such a campaign is neither sent to review nor published. */
export const passedDays = (campaign: CampaignDates, today: string): (keyof CampaignDates)[] =>
  (['startAt', 'dueAt', 'endAt'] as const).filter((name) => isPast(campaign[name], today))

/** Whether creators may apply: in the marketplace, until the last day for it is over. */
export const isOpenOffer = (campaign: CampaignDates & { state: CampaignState }, today: string): boolean =>
  campaign.state === 'confirmed' && !isPast(lastDayToApply(campaign), today)

/**
 * The move that the clock makes of a campaign today; undefined while its days leave it where it is. On its days a campaign is finished also
 * where somebody has yet to deliver: they keep their own deadline.
 */
export const moveByDates = (
  campaign: CampaignDates & { state: CampaignState; approvedParticipationsCount: number },
  today: string,
): CampaignMove | undefined => {
  const { state, startAt, endAt } = campaign
  const isOver = isPast(endAt, today)
  const hasBegun = isOver || (typeof startAt === 'string' && startAt <= today)
  const isDue = {
    expire: isPast(lastDayToApply(campaign), today),
    close: hasBegun && campaign.approvedParticipationsCount > 0,
    start: hasBegun,
    finish: isOver,
  }
  return movesFrom(state, 'system').find(
    ({ act, needs }) =>
      isDue[act as keyof typeof isDue] && (!needs?.includes('nobody') || campaign.approvedParticipationsCount === 0),
  )
}

/** States in which mentions are taken, in which applications are answered, and in which the editor is open. */
export const acceptsMentions = (state: CampaignState): boolean =>
  ['confirmed', 'upcoming', 'ongoing', 'finished'].includes(state)
export const answersApplications = (state: CampaignState): boolean =>
  ['confirmed', 'upcoming', 'ongoing'].includes(state)
export const isEditable = (state: CampaignState, mover: Mover): boolean =>
  state === 'draft' || (mover === 'admin' && state === 'requested')

/** Days after the pick-up in which what was picked up at a store is posted; the day itself is not counted. */
export const postingDays = 14

/** What the editor must hold before review can be requested. */
export interface CompletenessFields {
  name?: string | null
  excerpt?: string | null
  productImageUrl?: string | null
  instructions?: string | null
  startAt?: string | null
  endAt?: string | null
  products?: readonly { productTitle: string }[]
  deliveryMethod?: DeliveryMethod
  /** Of a campaign with pick-up: how many stores it is given to. */
  chosenStoresCount?: number
}

type RequiredField = Exclude<keyof CompletenessFields, 'deliveryMethod' | 'chosenStoresCount'> | 'stores'

/** Names of the required editor fields that are still missing; `stores` where a campaign with pick-up has none. */
export const missingForReview = (campaign: CompletenessFields): RequiredField[] => {
  const required = ['name', 'excerpt', 'productImageUrl', 'instructions', 'startAt', 'endAt'] as const
  const missing: RequiredField[] = required.filter((field) => !campaign[field]?.trim())
  if (!campaign.products?.some((product) => product.productTitle.trim())) missing.push('products')
  if (campaign.deliveryMethod === 'pickup' && !campaign.chosenStoresCount) missing.push('stores')
  return missing
}
