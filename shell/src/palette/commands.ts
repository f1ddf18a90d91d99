import type { Area } from '@samspel/federation/registry'
import type { Message } from '@samspel/i18n'
import { messages as m } from './messages'
import type { SearchHit } from './rows'

export interface Command {
  key: string
  href: string
  icon: string
  text: Message
}

const byArea: Partial<Record<Area, readonly Command[]>> = {
  company: [
    { key: 'new-campaign', href: '/campaigns/new', icon: 'plus', text: m.newCampaign },
    { key: 'review', href: '/mentions', icon: 'eye-search', text: m.reviewPosts },
    { key: 'applications', href: '/applications', icon: 'user-check', text: m.answerApplications },
    { key: 'creators', href: '/creators', icon: 'users', text: m.findCreators },
    { key: 'wallet', href: '/wallet', icon: 'wallet', text: m.topUp },
  ],
  admin: [
    { key: 'review', href: '/campaigns?state=requested', icon: 'eye-search', text: m.reviewCampaigns },
    { key: 'requests', href: '/admin/company-requests', icon: 'building-store', text: m.letIn },
    { key: 'payouts', href: '/payouts', icon: 'wallet', text: m.payOut },
  ],
  creator: [
    { key: 'find', href: '/marketplace', icon: 'search', text: m.findOffers },
    { key: 'assignments', href: '/assignments', icon: 'clock', text: m.myAssignments },
    { key: 'wallet', href: '/wallet', icon: 'wallet', text: m.withdraw },
  ],
}

/** Commands available anywhere in an area. */
export const commandsOf = (area: Area): readonly Command[] => byArea[area] ?? []

/** Commands for a creator who was found. */
export const deedsFor = (
  area: Area,
  creator: SearchHit,
): readonly { key: string; href: string; icon: string; text: Message; name: string }[] =>
  area === 'company'
    ? [
        {
          key: `write/${creator.id}`,
          href: `/messages/${creator.id}`,
          icon: 'pencil',
          text: m.writeTo,
          name: creator.title,
        },
      ]
    : []
