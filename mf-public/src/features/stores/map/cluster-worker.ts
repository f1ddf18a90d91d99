import { ClusterIndex } from '@samspel/map/clusters'
import type { WorkerAnswer, WorkerQuestion } from './cluster-source'

const port = globalThis as {
  onmessage: (event: MessageEvent<WorkerQuestion>) => void
  postMessage: (answer: WorkerAnswer) => void
}
let index: ClusterIndex | undefined

port.onmessage = ({ data }) => {
  if ('lngLat' in data) index = new ClusterIndex(data.lngLat)
  else if (index)
    port.postMessage({
      ask: data.ask,
      answer: 'box' in data ? index.inView(data.box, data.zoom) : index.zoomInto(data.clusterId),
    })
}
