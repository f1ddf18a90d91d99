import { expect, test } from '@jest/globals'
import { ClusterIndex } from '@samspel/map/clusters'
import { openClusters, type WorkerAnswer, type WorkerQuestion } from './cluster-source'

const sweden = [10, 55, 25, 70] as const
const goteborg = [1_197_000, 5_770_000]
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => [
    1_100_000 + (i % 100) * 10_000,
    5_600_000 + Math.floor(i / 100) * 4_000,
  ]).flat()

test('zoomed out, close stores form one cluster; zoomed in, each stands alone (S-30)', async () => {
  const source = openClusters([...goteborg, 1_198_000, 5_770_500, 1_806_000, 5_933_000])
  const far = await source.inView(sweden, 5)
  expect(far.map(({ count }) => count).sort()).toEqual([1, 2])
  const { clusterId } = far.find(({ count }) => count === 2)!
  const near = await source.inView(sweden, await source.zoomInto(clusterId!))
  expect(near.map(({ key }) => key).sort()).toEqual(['s0', 's1', 's2'])
})

test('only what stands in the box is answered (S-30)', async () => {
  const index = new ClusterIndex([...goteborg, 1_806_000, 5_933_000])
  expect(index.inView([17, 59, 19, 60], 12).map(({ index: place }) => place)).toEqual([1])
})

/** A worker running in the same thread. */
function pretendWorker({ fails = false } = {}) {
  let index: ClusterIndex | undefined
  const worker = {
    onmessage: undefined as ((event: { data: WorkerAnswer }) => void) | undefined,
    onerror: undefined as (() => void) | undefined,
    ended: false,
    postMessage(data: WorkerQuestion) {
      if (fails) return void queueMicrotask(() => worker.onerror?.())
      if ('lngLat' in data) index = new ClusterIndex(data.lngLat)
      else
        queueMicrotask(() =>
          worker.onmessage?.({
            data: {
              ask: data.ask,
              answer: 'box' in data ? index!.inView(data.box, data.zoom) : index!.zoomInto(data.clusterId),
            },
          }),
        )
    },
    terminate: () => {
      worker.ended = true
    },
  }
  return worker
}

test.each([
  ['answers', {}],
  ['cannot be loaded', { fails: true }],
])('many stores, whose worker %s: the same clusters as in the page (S-30)', async (_, options) => {
  const points = many(25_000)
  const worker = pretendWorker(options)
  const source = openClusters(points, () => worker as unknown as Worker)
  const expected = new ClusterIndex(points).inView(sweden, 6)
  expect(await source.inView(sweden, 6)).toEqual(expected)
  expect(await source.zoomInto(expected.find(({ clusterId }) => clusterId !== undefined)!.clusterId!)).toBeGreaterThan(
    6,
  )
  source.close()
  expect(worker.ended).toBe(true)
})

test('many stores where no worker may start: the page indexes them (S-30)', async () => {
  const source = openClusters(many(25_000), () => {
    throw new TypeError('refused')
  })
  expect((await source.inView(sweden, 4)).reduce((sum, { count }) => sum + count, 0)).toBe(25_000)
})
