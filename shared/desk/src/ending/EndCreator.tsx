import { useState } from 'react'
import { type EndReason, endReasons } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { ErrorState, Notice, SelectField, SkeletonText } from '@samspel/ui'
import { ReasonDialog, type ReasonDialogProps } from '../reason'
import { endCollaboration, getLeaveTerms } from './calls'
import { Follows } from './Follows'
import { messages, reasonNames } from './messages'

export interface EndCreatorProps extends Pick<ReasonDialogProps, 'help' | 'templates' | 'onClose'> {
  /** Of the participation, or of what was picked up. */
  id: string
  isPickup: boolean
  /** The creator's. */
  name: string
  title?: string
  submit?: ReasonDialogProps['submit']
  /** It has ended; the records are to be read anew. */
  onEnded: () => void
  /** Takes out a creator with whom nothing goes on any more: the place is free, no money moves. Absent where there is no place to free. */
  onFree?: ReasonDialogProps['onSend']
  /** Somebody else was first. Says whether that was told; otherwise the dialog says it. */
  onConflict: () => Promise<boolean>
}

const isEndReason = (reason: string): reason is EndReason => (endReasons as readonly string[]).includes(reason)
/** What only the server can know stands first and is chosen; of the rest nothing is claimed that nobody has said. */
const known: readonly EndReason[] = ['never_posted', 'rounds_used']

/**
 * Ends the collaboration with an approved creator: one of the server's reasons, what is paid for it, and words to the creator. Nothing can
 * be sent before what follows has been read.
 */
export function EndCreator({
  id,
  isPickup,
  name,
  title,
  submit,
  onEnded,
  onFree,
  onConflict,
  ...dialog
}: EndCreatorProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const params = { id }
  const { result, status, error, retry } = useQuery(getLeaveTerms({ params }))
  const [chosen, setChosen] = useState<EndReason>()
  const terms = result?.leaveTerms
  const reasons = terms?.reasons.map(({ reason }) => reason).filter(isEndReason) ?? []
  const first = reasons.find((reason) => known.includes(reason)) ?? 'other'
  const reason = chosen && reasons.includes(chosen) ? chosen : first
  const canEnd = terms !== undefined && reasons.length > 0
  const onlyFrees = terms?.obstacle === 'over' && onFree !== undefined

  const end = async (words: string) => {
    const outcome = await dispatch(endCollaboration({ params, body: { reason, words } }))
    if (outcome.ok) onEnded()
    else if (outcome.parsedError?.id === 'already_decided' && (await onConflict())) return undefined
    return outcome
  }
  const follows = () => {
    if (terms && canEnd)
      return (
        <>
          <SelectField
            label={t(messages.reason)}
            value={reason}
            onChange={(next) => setChosen(next ?? undefined)}
            options={reasons.map((value) => ({ value, label: t(reasonNames[value]) }))}
          />
          <Follows terms={terms} reason={reason} isPickup={isPickup} />
        </>
      )
    if (onlyFrees) return <p>{t(messages.onlyFree)}</p>
    if (terms)
      return <Notice kind="warn">{t(terms.obstacle === 'work_waiting' ? messages.workWaits : messages.over)}</Notice>
    if (status === 'error')
      return (
        <ErrorState
          message={t(messages.readFailed)}
          reason={error && t(error.message)}
          retryLabel={t(commonMessages.retry)}
          onRetry={retry}
        />
      )
    return <SkeletonText label={t(messages.reads)} lines={2} />
  }
  return (
    <ReasonDialog
      {...dialog}
      id={`endCreator.${id}`}
      title={title ?? t(messages.endTitle, { name })}
      label={messages.words}
      submit={submit ?? messages.end}
      waits={!canEnd && !onlyFrees}
      {...(!onlyFrees && { serverField: 'words' })}
      onSend={onlyFrees ? onFree : end}
    >
      {follows()}
    </ReasonDialog>
  )
}
