import type { Campaign } from '@samspel/api'

export const tabs = ['overview', 'participations', 'delivery', 'invitations', 'mentions', 'brief', 'history'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address names. Potential creators are part of the invitations tab but have their own address. */
export const toTab = (value: string | undefined): Tab | undefined =>
  value === 'potential' ? 'invitations' : tabs.find((tab) => tab === value)

/** One tab's filters mean nothing in another. */
export const withoutFilters = {
  q: '',
  sort: '',
  starred: '',
  problem: '',
  view: '',
  state: '',
  list: '',
  choice: '',
  page: '',
}

/** Whether parcels are sent in a campaign: from its publication on. One that is over without any has none. */
export const hasParcels = ({ deliveryMethod, state, parcelCounts }: Campaign): boolean =>
  deliveryMethod === 'delivery' &&
  (['confirmed', 'upcoming', 'ongoing'].includes(state) || (parcelCounts?.all ?? 0) > 0)

/** What a campaign opens on: while goods are sent, its parcels. */
export const firstTab = (campaign: Campaign): Tab =>
  campaign.state === 'upcoming' && hasParcels(campaign) ? 'delivery' : 'overview'

/** Whether somebody applied to the campaign itself: those of stores take applications only there (decision 99). */
export const hasApplications = (campaign: Campaign): boolean =>
  campaign.deliveryMethod !== 'pickup' ||
  campaign.pendingParticipationsCount + campaign.approvedParticipationsCount + campaign.rejectedParticipationsCount > 0
