/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@samspel/testing'
import { type BulkJob, type BulkOutcome, useBulkRun } from './use-bulk-run'

interface Post {
  id: string
}
const jobs = (...ids: string[]): BulkJob<Post, string>[] => ids.map((id) => ({ record: { id }, act: 'approve' }))
const refused = (more: object = {}): BulkOutcome => ({ ok: false, message: 'Gick inte.', ...more })

/** A desk whose server answers by id; absent ones work. */
function open(answers: Record<string, BulkOutcome> = {}) {
  const sent: string[] = []
  const settled: string[] = []
  const onEnd = jest.fn<(done: readonly BulkJob<Post, string>[], isWhole: boolean) => void>()
  const view = renderHook(() =>
    useBulkRun<Post, string>({
      send: ({ id }) => {
        sent.push(id)
        return Promise.resolve(answers[id] ?? { ok: true })
      },
      onSettled: ({ id }) => void settled.push(id),
      onEnd,
    }),
  )
  const start = (...ids: string[]) => act(() => view.result.current.start(jobs(...ids)))
  const states = () => view.result.current.run?.items.map(({ record, status }) => `${record.id} ${status}`)
  return { view, sent, settled, onEnd, start, states, answers }
}

test('a failure is counted and the run goes on; it stays in sight with its reason', async () => {
  const { start, states, view, settled, onEnd } = open({ b: refused() })
  await start('a', 'b', 'c')
  expect(states()).toEqual(['a done', 'b failed', 'c done'])
  expect(view.result.current.run?.items[1]?.message).toBe('Gick inte.')
  expect(view.result.current.run?.isRunning).toBe(false)
  expect(settled).toEqual(['a', 'c'])
  expect(onEnd.mock.calls[0]![0].map(({ record }) => record.id)).toEqual(['a', 'c'])
  expect(onEnd.mock.calls[0]![1]).toBe(false)
})

test('tries those again that failed and may work, not those that somebody else has decided', async () => {
  const { start, states, view, sent, settled, answers } = open({ a: refused({ isFinal: true }), b: refused() })
  await start('a', 'b')
  expect(settled).toEqual(['a'])
  delete answers.b
  await act(async () => view.result.current.retry())
  expect(sent).toEqual(['a', 'b', 'b'])
  expect(states()).toBeUndefined()
})

test('a reason that holds for all that follow ends the run; the rest were not asked for', async () => {
  const { start, states, sent, view } = open({ b: refused({ endsRun: true }) })
  await start('a', 'b', 'c', 'd')
  expect(sent).toEqual(['a', 'b'])
  expect(states()).toEqual(['a done', 'b failed', 'c stopped', 'd stopped'])
  expect(view.result.current.run?.ended).toEqual({ by: 'reason', message: 'Gick inte.' })
})

test('stopped by hand, the one under way is finished and the rest can be taken up again', async () => {
  let finish: (outcome: BulkOutcome) => void = () => undefined
  const sent: string[] = []
  const { result } = renderHook(() =>
    useBulkRun<Post, string>({
      send: ({ id }) => {
        sent.push(id)
        return id === 'a' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve({ ok: true })
      },
      onEnd: () => undefined,
    }),
  )
  let running: Promise<void> = Promise.resolve()
  act(() => void (running = result.current.start(jobs('a', 'b'))))
  act(() => result.current.stop())
  await act(async () => {
    finish({ ok: true })
    await running
  })
  expect(result.current.run?.ended).toEqual({ by: 'person' })
  expect(result.current.run?.items.map(({ status }) => status)).toEqual(['done', 'stopped'])
  await act(async () => result.current.retry())
  expect(sent).toEqual(['a', 'b'])
})

test('a run in which everything worked closes itself and tells it', async () => {
  const { start, states, onEnd } = open()
  await start('a', 'b')
  expect(states()).toBeUndefined()
  expect(onEnd.mock.calls[0]![1]).toBe(true)
})
