import type { Locale } from '../constants'
import { agreementTexts } from './agreement-texts'
import { approvalTexts } from './approval-texts'
import { cardTexts } from './card-texts'
import { creatorTexts } from './creator-texts'
import { draftTexts } from './draft-texts'
import { invoiceTexts } from './invoice-texts'
import { parcelTexts } from './parcel-texts'
import { passTexts } from './pass-texts'
import { platformTexts } from './platform-texts'
import { postTexts } from './post-texts'
import { proposalTexts } from './proposal-texts'
import { securityTexts } from './security-texts'
import { staffTexts } from './staff-texts'
import type { NoticeFacts, NoticeKind } from './topics'
import type { NoticeTexts } from './words'

export { kindsWithLetter } from './letters'
export { noticeTopicIcons } from './topic-icons'
export { noticeTopicNames } from './topic-names'
export {
  isAlwaysInApp,
  type MailChoice,
  mailChoices,
  mayPush,
  type NoticeChoice,
  type NoticeFacts,
  type NoticeKind,
  noticeKinds,
  type NoticeTopic,
  noticeTopics,
  securityChoice,
  usualChoices,
} from './topics'
export { moneySpan } from './words'

const texts: Record<NoticeKind, NoticeTexts> = {
  ...staffTexts,
  ...postTexts,
  ...cardTexts,
  ...approvalTexts,
  ...platformTexts,
  ...invoiceTexts,
  ...creatorTexts,
  ...agreementTexts,
  ...draftTexts,
  ...proposalTexts,
  ...parcelTexts,
  ...passTexts,
  ...securityTexts,
}

/** A notice in words: the same in the list, in a mail, and on the lock screen. */
export const noticeText = (
  locale: Locale,
  { kind, facts, count = 1 }: { kind: NoticeKind; facts: NoticeFacts; count?: number },
): { title: string; detail: string; action: string } => {
  const words = texts[kind][locale]
  return { title: words.title(facts, count), detail: words.detail(facts, count), action: words.action }
}
