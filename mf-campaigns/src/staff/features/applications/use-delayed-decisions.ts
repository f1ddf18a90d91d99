import { useCallback, useEffect, useRef, useState } from 'react'
import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, TOAST_MS } from '@samspel/ui'
import { type Act, useSendDecision } from '../../components/use-send-decision'
import { answersSent } from './data'
import { messages } from './messages'

interface Batch {
  records: readonly Participation[]
  act: Act
  timer: ReturnType<typeof setTimeout>
  closeToast: () => void
}

/**
 * Answers applications six seconds after it was said, so that it can be undone without a mail having gone out. Until then the rows are
 * hidden; whoever leaves the page sends what waits at once. A refused answer puts its row back with the reason.
 */
export function useDelayedDecisions() {
  const t = useText()
  const dispatch = useAppDispatch()
  const send = useSendDecision()
  const batches = useRef<Batch[]>([])
  const isGone = useRef(false)
  const [held, setHeld] = useState<ReadonlyMap<string, Participation & { act: Act['act'] }>>(new Map())
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  const release = useCallback((ids: readonly string[]) => {
    if (!isGone.current) setHeld((all) => new Map([...all].filter(([id]) => !ids.includes(id))))
  }, [])

  const run = useCallback(
    async (batch: Batch) => {
      clearTimeout(batch.timer)
      batch.closeToast()
      batches.current = batches.current.filter((each) => each !== batch)
      let stopped: string | undefined
      for (const record of batch.records) {
        const decided = stopped === undefined ? await send(record, batch.act) : undefined
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
      dispatch(answersSent())
    },
    [dispatch, release, send, t],
  )

  const undo = useCallback(
    (batch: Batch) => {
      clearTimeout(batch.timer)
      batch.closeToast()
      batches.current = batches.current.filter((each) => each !== batch)
      release(batch.records.map(({ id }) => id))
      notify({ kind: 'info', message: t(messages.undone, { n: batch.records.length }) })
    },
    [release, t],
  )

  const decide = useCallback(
    (records: readonly Participation[], act: Act) => {
      const ids = records.map(({ id }) => id)
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))))
      setHeld((all) => new Map([...all, ...records.map((one) => [one.id, { ...one, act: act.act }] as const)]))
      const batch: Batch = {
        records,
        act,
        timer: setTimeout(() => void run(batch), TOAST_MS),
        closeToast: notify({
          kind: 'ok',
          message: t(act.act === 'approve' ? messages.approved : messages.rejected, {
            n: records.length,
            name: records[0]!.creator.name,
          }),
          action: { label: t(messages.undo), onClick: () => undo(batch) },
        }),
      }
      batches.current.push(batch)
    },
    [run, t, undo],
  )

  useEffect(() => {
    const flush = () => batches.current.slice().forEach((batch) => void run(batch))
    isGone.current = false
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      isGone.current = true
      flush()
    }
  }, [run])

  return {
    held,
    problems,
    decide,
    /** Takes back what was said last, while it has not been sent. */
    undoLast: () => {
      const last = batches.current.at(-1)
      if (last) undo(last)
    },
  }
}
