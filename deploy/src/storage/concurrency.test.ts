import { expect, test } from '@jest/globals'
import { inParallel } from './concurrency'

/** Work whose end the test decides. */
const held = () => {
  const running = new Map<number, { done: () => void; fail: (reason: Error) => void }>()
  const started: number[] = []
  const work = (item: number) => {
    started.push(item)
    return new Promise<number>((resolve, reject) => {
      const end = () => running.delete(item)
      running.set(item, {
        done: () => (end(), resolve(item * 10)),
        fail: (reason) => (end(), reject(reason)),
      })
    })
  }
  return { running, started, work }
}
const settled = () => new Promise((done) => setImmediate(done))

test('so many run at a time and no more, the next begins when one ends, and results keep their order', async () => {
  const { running, started, work } = held()
  const all = inParallel([1, 2, 3, 4, 5], 2, work)
  expect([...running.keys()]).toEqual([1, 2])
  running.get(2)!.done()
  await settled()
  expect([...running.keys()]).toEqual([1, 3])
  for (const item of [3, 1]) running.get(item)!.done()
  await settled()
  expect([...running.keys()]).toEqual([4, 5])
  for (const item of [5, 4]) running.get(item)!.done()
  expect(await all).toEqual([10, 20, 30, 40, 50])
  expect(started).toEqual([1, 2, 3, 4, 5])
})

test('nothing new begins after a failure', async () => {
  const { running, started, work } = held()
  const all = inParallel([1, 2, 3, 4], 2, work)
  running.get(1)!.fail(new Error('full'))
  await expect(all).rejects.toThrow('full')
  running.get(2)!.done()
  await settled()
  expect(started).toEqual([1, 2])
})

test('nothing is done for no items', async () => {
  expect(await inParallel([], 4, () => Promise.reject(new Error('asked')))).toEqual([])
})
