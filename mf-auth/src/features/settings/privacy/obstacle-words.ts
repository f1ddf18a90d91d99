import type { AccountObstacle } from '@samspel/api'
import { commonMessages, type Message } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { obstacleMessages as messages } from './obstacle-messages'

interface Words {
  icon: IconName
  what: Message
  /** What can be said beyond it, where the obstacle has no name or amount of its own. */
  more?: Message
  link: Message
}

const words: Record<AccountObstacle['kind'], Words> = {
  collaboration: { icon: 'checklist', what: messages.collaboration, link: messages.toCollaboration },
  answer_awaited: { icon: 'hourglass', what: messages.answerAwaited, link: messages.toBrand },
  balance: { icon: 'wallet', what: messages.balance, link: commonMessages.toWallet },
  payout: { icon: 'coin', what: messages.payout, more: messages.payoutText, link: commonMessages.toWallet },
  last_manager: { icon: 'building', what: messages.lastMember, link: messages.toCompany },
}

/** How an obstacle is said. A debt comes as money of 0, and who is led to all users manages the platform. */
export const wordsOf = ({ kind, amount, href }: AccountObstacle): Words => {
  if (kind === 'balance' && amount === 0) return { ...words.balance, what: messages.debt }
  if (kind === 'last_manager' && href === '/admin/users')
    return { icon: 'users', what: messages.lastAdmin, link: messages.toUsers }
  return words[kind]
}
