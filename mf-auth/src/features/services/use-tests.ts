import { useEffect, useRef, useState } from 'react'
import type { ServiceName, ServiceTest } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { messages as m } from './messages'

const testService = apiAction('testService', {
  errorMessages: { too_many_requests: m.tooSoon, default: m.testFailed },
})
/** How long a result stands in its row, ms. */
const shownMs = 600_000

/** What stands in a row instead of the button. */
export type Tested = { kind: 'busy' } | { kind: 'done'; test: ServiceTest } | { kind: 'problem'; message: Message }

/** Tests of services, one at a time; all of them in a row can be stopped. */
export const useTests = (onDone: () => Promise<void>) => {
  const dispatch = useAppDispatch()
  const [results, setResults] = useState<Partial<Record<ServiceName, Tested>>>({})
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const all = timers.current
    isStopped.current = false
    return () => {
      isStopped.current = true
      all.forEach(clearTimeout)
    }
  }, [])

  const put = (name: ServiceName, tested: Tested | undefined) =>
    setResults((before) => ({ ...before, [name]: tested }) as typeof before)

  const ask = async (name: ServiceName) => {
    put(name, { kind: 'busy' })
    const { data, parsedError } = await dispatch(testService({ params: { name } }))
    put(
      name,
      data ? { kind: 'done', test: data.test } : { kind: 'problem', message: parsedError?.message ?? m.testFailed },
    )
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      put(name, undefined)
    }, shownMs)
    timers.current.add(timer)
  }
  const test = async (name: ServiceName) => {
    await ask(name)
    await onDone()
  }
  const testAll = async (names: readonly ServiceName[]) => {
    isStopped.current = false
    setIsRunning(true)
    for (const name of names) if (!isStopped.current) await ask(name)
    setIsRunning(false)
    await onDone()
  }
  const stop = () => void (isStopped.current = true)
  return { results, isRunning, test, testAll, stop }
}
