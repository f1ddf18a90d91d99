import { useCallback, useEffect, useRef, useState } from 'react'
import type { Participation } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { type Act, useSendDecision } from '../../components/use-send-decision'
import { answersSent } from './data'
import { messages } from './messages'

/**
 * Answers applications six seconds after it was said, so that it can be undone without a mail having gone out. Until then the rows are
 * hidden; whoever leaves the page sends what waits at once. A refused answer puts its row back with the reason.
 */
export function useDelayedDecisions() {
  const t = useText()
  const dispatch = useAppDispatch()
  const send = useSendDecision()
  const { offer, undoLast } = useUndo()
  const isGone = useRef(false)
  const [held, setHeld] = useState<ReadonlyMap<string, Participation & { act: Act['act'] }>>(new Map())
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const release = useCallback((ids: readonly string[]) => {
    if (!isGone.current) setHeld((all) => new Map([...all].filter(([id]) => !ids.includes(id))))
  }, [])

  /** A closing tab waits for no answer. */
  const sendAtOnce = useCallback(
    (records: readonly Participation[], act: Act) =>
      Promise.all(
        records.map(async (record) => {
          await send(record, act, true)
          release([record.id])
        }),
      ),
    [release, send],
  )

  const run = useCallback(
    async (records: readonly Participation[], act: Act, leaving: AbortSignal) => {
      let stopped: string | undefined
      const rest = [...records]
      let hurried: Promise<unknown> | undefined
      leaving.addEventListener('abort', () => {
        if (stopped === undefined) hurried = sendAtOnce(rest.splice(0), act)
      })
      for (let record = rest.shift(); record; record = rest.shift()) {
        const decided = stopped === undefined ? await send(record, act, true) : undefined
        const problem =
          decided === undefined
            ? stopped
            : decided.kind === 'refused'
              ? t(decided.error.message)
              : decided.kind === 'conflict'
                ? t(messages.beaten, {
                    by: decided.by.decidedByName ?? t(messages.somebody),
                    name: record.creator.name,
                  })
                : undefined
        if (decided?.kind === 'refused' && decided.stops) stopped = problem
        if (problem !== undefined && decided?.kind !== 'conflict')
          setProblems((all) => ({ ...all, [record.id]: problem }))
        if (problem !== undefined && (decided?.kind === 'conflict' || isGone.current))
          notify({ kind: 'bad', message: isGone.current ? `${record.creator.name}: ${problem}` : problem })
        release([record.id])
      }
      await hurried
      dispatch(answersSent())
    },
    [dispatch, release, send, sendAtOnce, t],
  )

  const decide = useCallback(
    (records: readonly Participation[], act: Act) => {
      const ids = records.map(({ id }) => id)
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))))
      setHeld((all) => new Map([...all, ...records.map((one) => [one.id, { ...one, act: act.act }] as const)]))
      offer({
        message: t(act.act === 'approve' ? messages.approved : messages.rejected, {
          n: records.length,
          name: records[0]!.creator.name,
        }),
        undo: () => {
          release(ids)
          notify({ kind: 'info', message: t(messages.undone, { n: records.length }) })
        },
        send: (isLeaving, leaving) => (isLeaving ? sendAtOnce(records, act) : run(records, act, leaving)),
      })
    },
    [offer, release, run, sendAtOnce, t],
  )
  return { held, problems, decide, undoLast }
}
