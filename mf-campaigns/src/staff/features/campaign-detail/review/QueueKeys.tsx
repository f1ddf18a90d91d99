import { useText } from '@samspel/i18n'
import { KeyBar, KeyHelp } from '../../../review-desk'
import { answerMessages as m } from './answer-messages'
import { deskMessages } from './desk-messages'
import { reviewMessages as messages } from './messages'
import type { ReviewQueue } from './QueueWalk'

/** Keyboard shortcuts of the review, and who is next. */
export function QueueKeys({
  queue,
  isHelpOpen,
  onHelp,
}: {
  queue: ReviewQueue | undefined
  isHelpOpen: boolean
  onHelp: (isOpen: boolean) => void
}) {
  const t = useText()
  const words = { browse: t(deskMessages.browse), approve: t(m.approveKey), reject: t(messages.return) }
  return (
    <>
      <KeyBar
        actions={['approve', 'reject', 'undo']}
        browse={['J', 'K']}
        words={words}
        aside={queue?.nextName && t(m.next, { name: queue.nextName })}
        onHelp={() => onHelp(true)}
      />
      {isHelpOpen && (
        <KeyHelp
          shape="queue"
          actions={['approve', 'reject', 'undo']}
          words={words}
          more={[[['Ctrl', '↵'], t(m.sendWords)]]}
          onClose={() => onHelp(false)}
        />
      )}
    </>
  )
}
