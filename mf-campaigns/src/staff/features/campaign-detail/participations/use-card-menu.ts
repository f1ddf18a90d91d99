import { commonMessages, useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import type { MenuEntry } from '@samspel/ui'
import { useMayWrite } from '../../../components/use-may-write'
import { staffWords } from '../../../components/words'
import { boardMessages } from './board-messages'
import { messages } from './messages'
import type { Question } from './question'

export const threadWith = ({ creator, campaign }: EntityOf<'participations'>): string =>
  `/messages/${creator.id}?brand=${campaign.brandId}`

/** What else can be done with a creator in a campaign, besides the decision and the next step. */
export function useCardMenu(
  participation: EntityOf<'participations'>,
  onAsk: (question: Question) => void,
): MenuEntry[] {
  const t = useText()
  const mayWrite = useMayWrite()
  const waiting = participation.pendingMentionsCount
  return [
    { label: t(boardMessages.profile), icon: 'user', href: `/creators/${participation.creator.id}` },
    ...(mayWrite ? [{ label: t(boardMessages.write), icon: 'message' as const, href: threadWith(participation) }] : []),
    ...(participation.state === 'approved'
      ? [{ label: t(boardMessages.agreement), icon: 'file-text' as const, onClick: () => onAsk('agreement') }]
      : []),
    ...(can(participation, 'annotate')
      ? [{ label: t(staffWords.note), icon: 'notes' as const, onClick: () => onAsk('note') }]
      : []),
    ...(can(participation, 'rate')
      ? [{ label: t(boardMessages.rate), icon: 'star' as const, onClick: () => onAsk('rate') }]
      : []),
    ...(participation.state === 'approved' && (can(participation, 'remove') || can(participation, 'reject'))
      ? [
          {
            label: t(commonMessages.remove),
            icon: 'user-x' as const,
            danger: true,
            disabled: waiting > 0,
            ...(waiting > 0 && { detail: t(messages.removeWaits, { n: waiting }) }),
            onClick: () => onAsk('reject'),
          },
        ]
      : []),
  ]
}
