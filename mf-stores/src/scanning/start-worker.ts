/** The worker that may run WebAssembly. The edge recognises its file by this name and serves it with its own policy. */
export const startWasmWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker" */ new URL('./wasm-worker.ts', import.meta.url), { name: 'qr-reader' })
