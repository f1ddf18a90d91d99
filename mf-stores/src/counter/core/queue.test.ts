import { expect, test } from '@jest/globals'
import { createHandOutQueue, type QueuedHandOut, refused, type Sent, waiting } from './queue'
import { buildCounterPickup } from './testing'

const handOut = (key: string): QueuedHandOut => ({
  key,
  code: 'K7RM4T9X',
  scannedAt: '2026-11-20T13:56:00.000Z',
  pickup: buildCounterPickup({ id: key }),
})

/** A phone whose storage outlives the page. */
const phone = (first: QueuedHandOut[] = []) => {
  let kept = first
  return {
    read: async () => kept,
    write: async (next: readonly QueuedHandOut[]) => void (kept = [...next]),
    kept: () => kept,
  }
}

test('without a connection it waits and is kept; back again it is sent once, also when several ask at the same time', async () => {
  const store = phone()
  let isOnline = false
  const sent: string[] = []
  const send = async ({ key }: QueuedHandOut): Promise<Sent> => {
    if (!isOnline) return { kind: 'later' }
    sent.push(key)
    await Promise.resolve()
    return { kind: 'done' }
  }
  const queue = createHandOutQueue(store, send)
  await queue.add(handOut('a'))
  await queue.add(handOut('a'))
  await queue.flush()
  expect(waiting(store.kept()).map(({ key }) => key)).toEqual(['a'])

  isOnline = true
  const afterReload = createHandOutQueue(store, send)
  await Promise.all([afterReload.flush(), afterReload.flush(), afterReload.flush()])
  expect(sent).toEqual(['a'])
  expect(store.kept()).toEqual([])
})

test('a refusal stays until it is read, and does not hold up the rest', async () => {
  const store = phone([handOut('withdrawn'), handOut('fine')])
  const queue = createHandOutQueue(store, async ({ key }) =>
    key === 'fine'
      ? { kind: 'done' }
      : { kind: 'refused', refusal: { outcome: 'withdrawn', at: '2026-11-20T13:57:00.000Z' } },
  )
  let told = 0
  queue.subscribe(() => (told += 1))
  await queue.flush()
  expect(refused(queue.get())).toMatchObject([{ key: 'withdrawn', refusal: { outcome: 'withdrawn' } }])
  expect(told).toBeGreaterThan(0)
  await queue.flush()
  expect(queue.get()).toHaveLength(1)
  expect(await queue.remove('withdrawn')).toBe(true)
  expect(store.kept()).toEqual([])
})

test('the oldest goes first, and nothing is sent past one that the server could not be asked about', async () => {
  const store = phone([handOut('a'), handOut('b')])
  const asked: string[] = []
  const queue = createHandOutQueue(store, async ({ key }) => {
    asked.push(key)
    return { kind: 'later' }
  })
  await queue.flush()
  expect(asked).toEqual(['a'])
  expect(queue.get()).toHaveLength(2)
})

test('undone before it was sent it never is; on its way it cannot be taken out', async () => {
  const store = phone([handOut('a'), handOut('b')])
  let answer: (sent: Sent) => void = () => undefined
  const asked: string[] = []
  const queue = createHandOutQueue(store, ({ key }) => {
    asked.push(key)
    return new Promise((resolve) => (answer = resolve))
  })
  const flushing = queue.flush()
  await queue.ready
  await Promise.resolve()
  expect(await queue.remove('a')).toBe(false)
  expect(await queue.remove('b')).toBe(true)
  answer({ kind: 'done' })
  await flushing
  expect(asked).toEqual(['a'])
  expect(store.kept()).toEqual([])
})

test('what is scanned while the kept queue is being read is not lost, nor what was kept', async () => {
  let give: (kept: QueuedHandOut[]) => void = () => undefined
  const queue = createHandOutQueue(
    { read: () => new Promise((resolve) => (give = resolve)), write: async () => undefined },
    async () => ({ kind: 'later' }),
  )
  const adding = queue.add(handOut('new'))
  give([handOut('kept')])
  await adding
  expect(queue.get().map(({ key }) => key)).toEqual(['kept', 'new'])
})
