import { expect, test } from '@jest/globals'
import { type PictureJob, pictureTurns } from './picture-turns'

const bounds = {
  ordinaryAtOnce: 2,
  largeAtOnce: 1,
  longestQueue: 6,
  longestQueueOfOne: 3,
  mostBytes: 1_000,
}

/** Jobs that run until they are ended by name. */
const desk = () => {
  const run = pictureTurns(bounds)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, job: Partial<PictureJob> = {}) =>
    run({ owner: name, isLarge: false, bytes: 1, ...job }, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  return { ask, started, end: (name: string) => ends.get(name)!() }
}
const large = { isLarge: true }
const begun = () => new Promise((resolve) => setImmediate(resolve))

test('an account with many large pictures holds up nobody else', async () => {
  const { ask, started, end } = desk()
  const greedy = ['a1', 'a2', 'a3'].map((name) => ask(name, { owner: 'a', ...large }))
  const other = ask('b')
  await begun()
  expect(started).toEqual(['a1', 'b'])
  end('b')
  expect(await other).toBe('b')
  for (const [at, job] of greedy.entries()) {
    end(`a${at + 1}`)
    await job
    await begun()
  }
  expect(started).toEqual(['a1', 'b', 'a2', 'a3'])
})

test('large pictures of many accounts run one at a time, and ordinary ones beside them', async () => {
  const { ask, started, end } = desk()
  const [first] = [ask('a', large), ask('b', large)]
  void ask('c')
  void ask('d')
  void ask('e')
  await begun()
  expect(started).toEqual(['a', 'c', 'd'])
  end('a')
  await first
  await begun()
  expect(started).toEqual(['a', 'c', 'd', 'b'])
})

test('an account may have a few waiting: more are told to come back', async () => {
  const { ask } = desk()
  for (let at = 0; at < 4; at += 1) void ask(`a${at}`, { owner: 'a' })
  await expect(ask('a4', { owner: 'a' })).rejects.toMatchObject({ id: 'too_many_requests' })
})

test('the queue of all has an end, counted in pictures and in bytes', async () => {
  const { ask } = desk()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void ask(name)
  await expect(ask('i')).rejects.toMatchObject({ id: 'unavailable' })
  const heavy = desk()
  for (const name of ['a', 'b']) void heavy.ask(name)
  void heavy.ask('c', { bytes: 800 })
  await expect(heavy.ask('d', { bytes: 300 })).rejects.toMatchObject({ id: 'unavailable' })
})

test('what nobody waits for any more is not begun, and its place is free', async () => {
  const { ask, started, end } = desk()
  const first = ask('a1', { owner: 'a' })
  const gone = new AbortController()
  const left = ask('a2', { owner: 'a', signal: gone.signal })
  const last = ask('a3', { owner: 'a' })
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await begun()
  end('a1')
  await first
  await begun()
  expect(started).toEqual(['a1', 'a3'])
  end('a3')
  await last
  await expect(ask('a4', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
})

test('a picture that fails gives its place on', async () => {
  const run = pictureTurns(bounds)
  const job = { owner: 'a', isLarge: false, bytes: 1 }
  await expect(run(job, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(run(job, async () => 'yes')).resolves.toBe('yes')
})
