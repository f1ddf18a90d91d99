import { expect, test } from '@jest/globals'
import { inTurn } from './in-turn'

test('work beyond the limit waits its turn, and a full queue refuses', async () => {
  const run = inTurn({ atOnce: 2, longestQueue: 1 })
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    run(
      () =>
        new Promise<void>((resolve) => {
          started.push(number)
          ends.push(resolve)
        }),
    )
  const all = [work(1), work(2), work(3)]
  await expect(work(4)).rejects.toMatchObject({ id: 'unavailable' })
  expect(started).toEqual([1, 2])
  ends[0]!()
  await all[0]
  expect(started).toEqual([1, 2, 3])
  ends.slice(1).forEach((end) => end())
  await Promise.all(all)
})

test('work that fails gives its place on', async () => {
  const run = inTurn({ atOnce: 1 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(run(async () => 'yes')).resolves.toBe('yes')
})
