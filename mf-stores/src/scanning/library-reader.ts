import type { ReadPicture } from './read-picture'
import { startWasmWorker } from './start-worker'
import type { Asked, Said } from './wasm-worker'

/** Length of the longer side to which pictures are reduced, px: a pass fills half of the frame, and phones have little computing time. */
const LOOKED_AT = 800

/**
 * Reads codes with zxing in a worker, which keeps the page responsive; only the worker may run WebAssembly (decision 0074). Rejects when it
 * does not start.
 */
export async function makeLibraryReader(): Promise<ReadPicture> {
  const worker = startWasmWorker()
  const next = () =>
    new Promise<Said>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Said>) => resolve(data)
      worker.onerror = () => resolve({ kind: 'failed' })
    })
  if ((await next()).kind === 'failed') {
    worker.terminate()
    throw new Error('The reader of codes did not start')
  }
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (source) => {
    const { videoWidth, videoHeight } = source
    if (!context || videoWidth === 0) return undefined
    const scale = Math.min(1, LOOKED_AT / Math.max(videoWidth, videoHeight))
    const width = (canvas.width = Math.round(videoWidth * scale))
    const height = (canvas.height = Math.round(videoHeight * scale))
    context.drawImage(source, 0, 0, width, height)
    const points = context.getImageData(0, 0, width, height).data
    const answer = next()
    worker.postMessage({ points, width, height } satisfies Asked, [points.buffer])
    const said = await answer
    return said.kind === 'read' ? said.text : undefined
  }
}
