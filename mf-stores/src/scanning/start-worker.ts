/** The worker that may run machine code: the edge knows its file by this name and gives it a policy of its own. */
export const startWasmWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker" */ new URL('./wasm-worker.ts', import.meta.url), { name: 'qr-reader' })
