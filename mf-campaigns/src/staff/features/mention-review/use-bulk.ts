import { useRef, useState } from 'react'
import { useText } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import { notify } from '@samspel/ui'
import { bulkMessages } from './bulk-messages'
import type { Act, useDecide } from './use-decide'

/** One act on one mention, as part of many. */
export interface Job {
  act: Act
  mention: MentionRecord
  reason?: string
}
export interface BulkItem extends Job {
  status: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
  /** Why it did not work. */
  message?: string
  /** Somebody else was faster: there is nothing to try again. */
  isFinal?: boolean
}
export interface BulkRun {
  items: readonly BulkItem[]
  isRunning: boolean
}

/** What did not work and may work later. */
export const mayRetry = ({ status, isFinal }: BulkItem): boolean =>
  status === 'stopped' || (status === 'failed' && !isFinal)

const after = { approve: 'approved', reset: 'pending', reject: 'rejected', changes: 'rejected' } as const
const toasts = {
  approve: bulkMessages.approved,
  reject: bulkMessages.rejected,
  changes: bulkMessages.asked,
  reset: bulkMessages.undone,
} as const

/** Acts on many mentions one after another; what does not work stays in sight with its reason and can be tried again. */
export function useBulk({ decide, offerUndo }: Pick<ReturnType<typeof useDecide>, 'decide' | 'offerUndo'>) {
  const t = useText()
  const [run, setRun] = useState<BulkRun | undefined>()
  const isStopped = useRef(false)

  const start = async (jobs: readonly Job[]): Promise<void> => {
    isStopped.current = false
    let items: BulkItem[] = jobs.map(({ act, mention, reason }) => ({
      act,
      mention,
      ...(reason !== undefined && { reason }),
      status: 'waiting',
    }))
    const mark = (at: number, change: Partial<BulkItem>, isRunning = true) => {
      items = items.map((item, index) => (index === at ? { ...item, ...change } : item))
      setRun({ items, isRunning })
    }
    for (const [at, { act, mention, reason }] of jobs.entries()) {
      if (isStopped.current) {
        mark(at, { status: 'stopped' })
        continue
      }
      mark(at, { status: 'running' })
      const outcome = await decide(act, mention, reason)
      mark(
        at,
        outcome.ok
          ? { status: 'done' }
          : {
              status: 'failed',
              message: t(outcome.parsedError!.message),
              isFinal: outcome.parsedError!.id === 'already_decided',
            },
      )
    }
    const done = items.filter(({ status }) => status === 'done')
    setRun(done.length === items.length ? undefined : { items, isRunning: false })
    if (done.length === 0) return
    const act = items[0]!.act
    const message = t(toasts[act], { n: done.filter((item) => item.act === act).length || done.length })
    if (act === 'reset') notify({ kind: 'info', message })
    else
      offerUndo(
        message,
        () => void start(done.map((item) => ({ act: 'reset', mention: { ...item.mention, state: after[item.act] } }))),
      )
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
    retry: () => void start((run?.items ?? []).filter(mayRetry)),
    close: () => setRun(undefined),
  }
}
