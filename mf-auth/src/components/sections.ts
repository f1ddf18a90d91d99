import type { Message } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { messages } from './section-messages'

/** One part of the settings, with an address of its own. */
export interface Section {
  key: 'profile' | 'notices' | 'security' | 'connections' | 'privacy'
  path: string
  icon: IconName
  label: Message
  /** What is found there, where there is room to say it. */
  detail: Message
}

const profile: Section = {
  key: 'profile',
  path: '/settings',
  icon: 'user',
  label: messages.profile,
  detail: messages.profileDetail,
}
const notices: Section = {
  key: 'notices',
  path: '/settings/notices',
  icon: 'bell',
  label: messages.notices,
  detail: messages.noticesDetail,
}
const security: Section = {
  key: 'security',
  path: '/settings/security',
  icon: 'lock',
  label: messages.security,
  detail: messages.securityDetail,
}
const connections: Section = {
  key: 'connections',
  path: '/settings/connections',
  icon: 'brand-instagram',
  label: messages.connections,
  detail: messages.connectionsDetail,
}
const privacy: Section = {
  key: 'privacy',
  path: '/settings/privacy',
  icon: 'shield-check',
  label: messages.privacy,
  detail: messages.privacyDetail,
}

/** The settings of creators and of staff; only creators connect a social-media account. */
export const sectionsOf = (isCreator: boolean): readonly Section[] =>
  isCreator ? [profile, notices, security, connections, privacy] : [profile, notices, security, privacy]
