import type { Box } from '@samspel/map/area'
import { type Cluster, ClusterIndex } from '@samspel/map/clusters'
import { startWorker } from './start-worker'

export type WorkerQuestion =
  | { lngLat: Int32Array }
  | { ask: number; box: Box; zoom: number }
  | { ask: number; clusterId: number }
export interface WorkerAnswer {
  ask: number
  answer: Cluster[] | number
}

/** Provides the clusters within a box. */
export interface ClusterSource {
  inView: (box: Box, zoom: number) => Promise<Cluster[]>
  zoomInto: (clusterId: number) => Promise<number>
  close: () => void
}

/** This many stores are indexed in about 30 ms, faster than a worker starts. More would block the page. */
const AT_ONCE = 20_000

const here = (lngLat: ArrayLike<number>): ClusterSource => {
  let index: ClusterIndex | undefined
  const ready = () => (index ??= new ClusterIndex(lngLat))
  return {
    inView: async (box, zoom) => ready().inView(box, zoom),
    zoomInto: async (clusterId) => ready().zoomInto(clusterId),
    close: () => {},
  }
}

function inWorker(lngLat: readonly number[], start: () => Worker): ClusterSource {
  const worker = start()
  const waiting = new Map<number, { question: WorkerQuestion; settle: (answer: never) => void }>()
  let [count, fallback]: [number, ClusterSource | undefined] = [0, undefined]
  const answerHere = (question: WorkerQuestion): Promise<Cluster[] | number> => {
    fallback ??= here(lngLat)
    return 'box' in question
      ? fallback.inView(question.box, question.zoom)
      : 'clusterId' in question
        ? fallback.zoomInto(question.clusterId)
        : Promise.resolve([])
  }
  worker.onmessage = ({ data: { ask, answer } }: MessageEvent<WorkerAnswer>) => {
    waiting.get(ask)?.settle(answer as never)
    waiting.delete(ask)
  }
  // The worker's file could not be loaded: slower, but the map works.
  worker.onerror = () => {
    worker.terminate()
    fallback ??= here(lngLat)
    for (const { question, settle } of waiting.values())
      void answerHere(question).then((answer) => settle(answer as never))
    waiting.clear()
  }
  const columns = Int32Array.from(lngLat)
  worker.postMessage({ lngLat: columns } satisfies WorkerQuestion, [columns.buffer])
  const put = <T>(question: (ask: number) => WorkerQuestion): Promise<T> => {
    const ask = ++count
    const asked = question(ask)
    if (fallback) return answerHere(asked) as Promise<T>
    return new Promise((settle) => {
      waiting.set(ask, { question: asked, settle: settle as (answer: never) => void })
      worker.postMessage(asked)
    })
  }
  return {
    inView: (box, zoom) => put((ask) => ({ ask, box, zoom })),
    zoomInto: (clusterId) => put((ask) => ({ ask, clusterId })),
    close: () => worker.terminate(),
  }
}

/** Indexes the stores: in a worker when there are many, to avoid long tasks; in the page when there are few or no worker is available. */
export function openClusters(lngLat: readonly number[], start: () => Worker = startWorker): ClusterSource {
  if (lngLat.length / 2 <= AT_ONCE) return here(lngLat)
  try {
    return inWorker(lngLat, start)
  } catch {
    return here(lngLat)
  }
}
