import { useRef, useState } from 'react'

/** One action on one record within a run. */
export interface BulkJob<R, A> {
  record: R
  act: A
}

/**
 * How one went. `isFinal`: somebody else was faster, there is nothing to try again. `endsRun`: what stands in the way of this one stands in
 * the way of all that follow.
 */
export type BulkOutcome = { ok: true } | { ok: false; message: string; isFinal?: boolean; endsRun?: boolean }

export interface BulkItem<R, A> extends BulkJob<R, A> {
  status: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
  /** Why it failed. */
  message?: string
  isFinal?: boolean
}

/** A run, in progress or finished. */
export interface BulkRun<R, A> {
  items: readonly BulkItem<R, A>[]
  isRunning: boolean
  /** Why it ended before its last job: the user stopped it, or a failure that applies to the rest as well. */
  ended?: { by: 'person' } | { by: 'reason'; message: string }
}

/** Failed jobs that may succeed later. */
export const mayRetry = ({ status, isFinal }: Pick<BulkItem<unknown, unknown>, 'status' | 'isFinal'>): boolean =>
  status === 'stopped' || (status === 'failed' && !isFinal)

/** How to act on one record, and callbacks for the progress of the run. */
export interface BulkOptions<R, A> {
  send: (record: R, act: A) => Promise<BulkOutcome>
  /** The record is done, or nothing more can be done about it. */
  onSettled?: (record: R) => void
  /** The run has ended; `isWhole` when nothing is left. */
  onEnd: (done: readonly BulkJob<R, A>[], isWhole: boolean) => void
}

/**
 * Acts on many records one after another. A failure is counted and the run goes on; what did not work stays in sight with its reason and can
 * be tried again. A run in which everything worked closes itself.
 */
export function useBulkRun<R extends { id: string }, A>(options: BulkOptions<R, A>) {
  const [run, setRun] = useState<BulkRun<R, A> | undefined>()
  const isStopping = useRef(false)
  const latest = useRef(options)
  latest.current = options

  const start = async (jobs: readonly BulkJob<R, A>[]): Promise<void> => {
    if (jobs.length === 0) return
    isStopping.current = false
    let items: readonly BulkItem<R, A>[] = jobs.map((job) => ({ ...job, status: 'waiting' }))
    let ended: BulkRun<R, A>['ended']
    const show = (isRunning: boolean) => setRun({ items, isRunning, ...(ended && { ended }) })
    const mark = (at: number, change: Partial<BulkItem<R, A>>) => {
      items = items.map((item, index) => (index === at ? { ...item, ...change } : item))
      show(true)
    }
    for (const [at, { record, act }] of jobs.entries()) {
      if (isStopping.current) ended ??= { by: 'person' }
      if (ended) {
        mark(at, { status: 'stopped' })
        continue
      }
      mark(at, { status: 'running' })
      const outcome = await latest.current.send(record, act)
      if (outcome.ok) mark(at, { status: 'done' })
      else {
        const { message, isFinal = false, endsRun } = outcome
        mark(at, { status: 'failed', message, isFinal })
        if (endsRun) ended = { by: 'reason', message }
      }
      if (outcome.ok || outcome.isFinal) latest.current.onSettled?.(record)
    }
    const done = items.filter(({ status }) => status === 'done')
    const isWhole = done.length === items.length
    if (isWhole) setRun(undefined)
    else show(false)
    latest.current.onEnd(done, isWhole)
  }

  return {
    run,
    start,
    stop: () => {
      isStopping.current = true
    },
    retry: () => void start((run?.items ?? []).filter(mayRetry).map(({ record, act }) => ({ record, act }))),
    close: () => setRun(undefined),
  }
}
