import { inSpan } from '@samspel/observing'
import type { AppContext } from '../http/call'

/** Scheduled work. Several instances may run it at the same time, so it must claim its rows with SKIP LOCKED. */
export interface Job {
  name: string
  everyMs: number
  run(context: AppContext): Promise<unknown>
}

/** How one run of a job went. */
export interface JobEnd {
  name: string
  everyMs: number
  tookMs: number
  isDone: boolean
}

/**
 * Runs each job at its own interval until stopped. A job that fails is logged and tried again at its next run.
 * @param onEnd called after each run
 */
export const startJobs = (
  jobs: readonly Job[],
  context: AppContext,
  onEnd: (end: JobEnd) => void = () => undefined,
): { stop(): Promise<void> } => {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const plan = (job: Job, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const began = performance.now()
      const end = (isDone: boolean) =>
        onEnd({ name: job.name, everyMs: job.everyMs, tookMs: performance.now() - began, isDone })
      const work = inSpan({ name: `job ${job.name}`, kind: 'internal', isRoot: true }, () => job.run(context))
        .then(
          () => end(true),
          (error: unknown) => {
            end(false)
            context.log.error({ err: error, job: job.name }, 'a job failed')
          },
        )
        .finally(() => {
          running.delete(work)
          if (!stopped) plan(job, job.everyMs)
        })
      running.add(work)
    }, delay)
    timers.add(timer)
  }
  jobs.forEach((job) => plan(job, Math.min(job.everyMs, 1_000)))
  return {
    stop: async () => {
      stopped = true
      timers.forEach((timer) => clearTimeout(timer))
      await Promise.all(running)
    },
  }
}
