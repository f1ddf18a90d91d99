import type { Role } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import { messages } from './messages'

/** What prevents an account from being deleted, by the server's error id. */
export type Blocker = 'balance_left' | 'collaborations_ongoing' | 'last_member'

/** What to do about it, and where. */
export interface WayOut {
  text: Message
  link: Message
  href: string
}

const ways: Record<Blocker, WayOut> = {
  balance_left: { text: messages.balanceLeft, link: commonMessages.toWallet, href: '/wallet' },
  collaborations_ongoing: { text: messages.collaborationsOngoing, link: messages.toAssignments, href: '/assignments' },
  last_member: { text: messages.lastMember, link: messages.toCompany, href: '/company' },
}

/** The last platform administrator manages the platform rather than a company. */
const lastAdmin: WayOut = { text: messages.lastAdmin, link: messages.toUsers, href: '/admin/users' }

/** How to resolve a refusal. */
export const wayOut = (blocker: Blocker, role: Role | undefined): WayOut =>
  blocker === 'last_member' && role === 'admin' ? lastAdmin : ways[blocker]

/** Parses an error id as a blocker. */
export const toBlocker = (id: string | undefined): Blocker | undefined =>
  id !== undefined && id in ways ? (id as Blocker) : undefined
