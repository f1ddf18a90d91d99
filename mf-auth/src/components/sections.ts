import type { Message } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { messages } from './section-messages'

/** A section of the settings with its own address. */
export interface Section {
  key: 'profile' | 'notices' | 'security' | 'connections' | 'privacy' | 'help'
  path: string
  icon: IconName
  label: Message
  /** Describes its content, where there is room. */
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

/** The settings' sections for creators and for staff; only creators connect a social media account. */
export const sectionsOf = (isCreator: boolean): readonly Section[] =>
  isCreator ? [profile, notices, security, connections, privacy] : [profile, notices, security, privacy]
