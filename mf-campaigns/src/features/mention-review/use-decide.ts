import { useText } from '@samspel/i18n'
import { useAppDispatch, type MentionRecord } from '@samspel/store'
import { notify } from '@samspel/ui'
import { useCallback, useRef } from 'react'
import { approveMention, rejectMention, resetMention, type DecisionTag } from '../../data'
import { messages } from './messages'

const optionsOf = ({ id, state }: MentionRecord) => ({
  params: { id }, item: { collection: 'mentions' as const, id }, tag: { from: state } satisfies DecisionTag,
})

/** Approve, reject and undo, each with a toast that offers the way back for six seconds. */
export function useDecide() {
  const t = useText()
  const dispatch = useAppDispatch()
  const last = useRef<{ mention: MentionRecord; closeToast: () => void } | undefined>(undefined)

  const undo = useCallback(async (mention: MentionRecord) => {
    if (last.current?.mention.id === mention.id) {
      last.current.closeToast()
      last.current = undefined
    }
    const outcome = await dispatch(resetMention(optionsOf(mention)))
    notify(outcome.ok ? { kind: 'info', message: t(messages.undone) } : { kind: 'bad', message: t(outcome.parsedError!.message) })
  }, [dispatch, t])

  const tell = useCallback((mention: MentionRecord, message: string) => {
    const closeToast = notify({ kind: 'ok', message, action: { label: t(messages.undo), onClick: () => void undo(mention) } })
    last.current = { mention, closeToast }
  }, [t, undo])

  const approve = useCallback(async (mention: MentionRecord) => {
    const outcome = await dispatch(approveMention(optionsOf(mention)))
    if (outcome.ok) tell({ ...mention, state: 'approved' }, t(messages.approved))
    else notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
  }, [dispatch, t, tell])

  const reject = useCallback(async (mention: MentionRecord, reason: string) => {
    const outcome = await dispatch(rejectMention({ ...optionsOf(mention), body: { reason } }))
    if (outcome.ok) tell({ ...mention, state: 'rejected' }, t(messages.rejected))
    return outcome
  }, [dispatch, t, tell])

  const undoLast = useCallback(() => {
    if (last.current) void undo(last.current.mention)
  }, [undo])

  return { approve, reject, undoLast }
}
