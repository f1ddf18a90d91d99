import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A picture to read: its RGBA pixels, and its width and height. */
export interface Asked {
  points: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}
/** Messages of the worker: it is ready, it failed to start, or what it read. */
export type Said = { kind: 'ready' } | { kind: 'failed' } | { kind: 'read'; text: string | undefined }

const scope = globalThis as {
  postMessage(message: Said): void
  addEventListener(type: 'message', heard: (event: { data: Asked }) => void): void
}

// The WebAssembly file of our own release, matching the library's version; by default it would be loaded from a CDN.
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true }).then(
  () => scope.postMessage({ kind: 'ready' }),
  () => scope.postMessage({ kind: 'failed' }),
)

scope.addEventListener('message', ({ data: { points, width, height } }) => {
  readBarcodes(new ImageData(points, width, height), {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    tryHarder: true,
  }).then(
    ([found]) => scope.postMessage({ kind: 'read', text: found?.isValid ? found.text : undefined }),
    () => scope.postMessage({ kind: 'read', text: undefined }),
  )
})
