import { allList } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import type { ApplicantFilter } from '../../../data/store-participations'
import { messages } from './messages'

/** Lists that the card shows itself; applications that wait are in the inbox. */
export type AnsweredFilter = Exclude<ApplicantFilter, 'requested'>

/** What the card shows: the counter's list for today or the coming week, or the list of one state or of all (row T-22). */
export type PickupView = 'today' | 'week' | ApplicantFilter

export const isList = (view: PickupView): view is ApplicantFilter => view !== 'today' && view !== 'week'

/** Where the applications of a store that wait are answered: all of them, or those to one campaign. */
export const inboxOf = (storeId: string, campaignId?: string): string =>
  `/applications?kind=stores&store=${storeId}${campaignId ? `&campaign=${campaignId}` : ''}`

/** Order of the views. Invitations to stores do not exist yet; their view will be added with them. */
export const views: readonly PickupView[] = [
  'today',
  'week',
  'requested',
  'approved',
  'picked_up',
  'declined',
  'invited',
  allList,
]

export const viewNames: Record<PickupView, Message> = {
  today: commonMessages.today,
  week: messages.week,
  requested: commonMessages.applications,
  approved: messages.approvedList,
  picked_up: messages.pickedUp,
  declined: messages.declinedList,
  invited: messages.invited,
  all: commonMessages.all,
}

export const toView = (text: string | undefined): PickupView => views.find((view) => view === text) ?? 'today'
