import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { ReasonDialog } from '../reason'
import { endCollaboration } from './calls'
import { FollowsOf } from './FollowsOf'
import { messages } from './messages'

interface EndRoundsProps {
  /** Of the participation or the pass. */
  id: string
  isPickup: boolean
  name: string
  onClose: () => void
}

/** Ends a collaboration whose agreed rounds of changes are used up; the post that waits is rejected with it. */
export function EndRounds({ id, isPickup, name, onClose }: EndRoundsProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const end = async (words: string) => {
    const outcome = await dispatch(endCollaboration({ params: { id }, body: { reason: 'rounds_used', words } }))
    if (outcome.ok) notify({ kind: 'ok', message: t(messages.ended, { name }) })
    return outcome
  }
  return (
    <ReasonDialog
      id={`endRounds.${id}`}
      title={t(messages.endTitle, { name })}
      label={messages.words}
      submit={messages.end}
      serverField="words"
      onClose={onClose}
      onSend={end}
    >
      <p>{t(messages.rejectsPost)}</p>
      <FollowsOf id={id} isPickup={isPickup} reason="rounds_used" otherwise={t(messages.paidByTerms)} />
    </ReasonDialog>
  )
}
