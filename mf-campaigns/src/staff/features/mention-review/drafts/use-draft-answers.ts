import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostDraftRow } from '@samspel/api'
import { type Refusal, useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import {
  approvePostDraft,
  askExtraRound,
  declinePostDraft,
  requestDraftChanges,
} from '../../../../shared/components/drafts'
import { answerMessages as messages } from './answer-messages'
import { draftAnswersSent } from './data'

/** An answer to a draft; the notes and the reason are read by the creator. */
export type DraftAnswer =
  | { act: 'approve' }
  | { act: 'changes'; note?: string }
  | { act: 'extra'; note?: string }
  | { act: 'decline'; reason: string }

/** What an answer is about. `version` is the one that was seen. */
export type Answered = Pick<PostDraftRow, 'id' | 'version' | 'creator'>

const toasts = {
  approve: messages.approved,
  changes: messages.asked,
  extra: messages.extra,
  decline: messages.declined,
} as const

/**
 * Sends answers six seconds after they were given, so that they can be taken back before anybody is told. Until then their rows are gone;
 * leaving the page sends them at once, and one that is refused comes back and is told wherever the user is.
 */
export function useDraftAnswers() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { offer, undoLast } = useUndo()
  const isGone = useRef(false)
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const release = useCallback((ids: readonly string[]) => {
    if (!isGone.current) setHeld((all) => new Set([...all].filter((id) => !ids.includes(id))))
  }, [])

  const send = useCallback(
    async ({ id, version }: Answered, answer: DraftAnswer, keepalive: boolean): Promise<RequestError | undefined> => {
      const options = { params: { id }, ...(keepalive && { keepalive }) }
      const seen = { version, delayed: true }
      const note = 'note' in answer && answer.note ? { note: answer.note } : {}
      const outcome =
        answer.act === 'approve'
          ? await dispatch(approvePostDraft({ ...options, body: seen }))
          : answer.act === 'changes'
            ? await dispatch(requestDraftChanges({ ...options, body: { ...seen, ...note } }))
            : answer.act === 'extra'
              ? await dispatch(askExtraRound({ ...options, body: { ...seen, ...note } }))
              : await dispatch(declinePostDraft({ ...options, body: { ...seen, reason: answer.reason } }))
      return outcome.parsedError
    },
    [dispatch],
  )

  const answer = useCallback(
    (drafts: readonly Answered[], what: DraftAnswer) => {
      const ids = drafts.map(({ id }) => id)
      const tell = ({ creator: { username } }: Answered, error: RequestError): Refusal => ({
        message:
          error.id === 'already_decided'
            ? t(messages.beaten, { username })
            : t(messages.refused, { username, why: t(error.message) }),
      })
      const sendOne = async (draft: Answered, keepalive: boolean): Promise<Refusal[]> => {
        const error = await send(draft, what, keepalive)
        release([draft.id])
        return error ? [tell(draft, error)] : []
      }
      setHeld((all) => new Set([...all, ...ids]))
      offer({
        message: t(toasts[what.act], { n: drafts.length }),
        about: ids,
        undo: () => {
          release(ids)
          notify({ kind: 'info', message: t(messages.undone) })
        },
        send: async (isLeaving) => {
          const refusals: Refusal[] = []
          if (isLeaving) refusals.push(...(await Promise.all(drafts.map((draft) => sendOne(draft, true)))).flat())
          else for (const draft of drafts) refusals.push(...(await sendOne(draft, false)))
          dispatch(draftAnswersSent())
          return refusals
        },
      })
    },
    [dispatch, offer, release, send, t],
  )
  return { held, answer, undoLast }
}
