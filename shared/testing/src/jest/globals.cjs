// jsdom and happy-dom leave out what the browsers have and react-router, the typed client and the live stream use.
const { runInThisContext } = require('node:vm')

// The environments with a DOM take ten times as many frames as Node, which React's warnings pay for.
Error.stackTraceLimit = 10

const names = [
  'TextDecoder',
  'TextEncoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
]
const isRequestOfNode = !('Request' in globalThis)
for (const name of names) {
  if (name in globalThis) continue
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), configurable: true, writable: true })
}

if (!('BroadcastChannel' in globalThis)) {
  // Unlike a browser's, Node's keeps the process alive until it is closed.
  globalThis.BroadcastChannel = class extends runInThisContext('BroadcastChannel') {
    constructor(name) {
      super(name)
      this.unref()
    }
  }
}

// Node's Request takes Node's signals alone, and jsdom has its own: one that follows it is handed on.
const NodeSignal = runInThisContext('AbortSignal')
const NodeController = runInThisContext('AbortController')
const followed = (signal) => {
  const controller = new NodeController()
  if (signal.aborted) controller.abort(signal.reason)
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return controller.signal
}
if (isRequestOfNode) {
  globalThis.Request = class Request extends globalThis.Request {
    constructor(input, init) {
      const isForeign = init?.signal && !(init.signal instanceof NodeSignal)
      super(input, isForeign ? { ...init, signal: followed(init.signal) } : init)
    }
  }
}

if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  })
}
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
if (typeof window !== 'undefined' && !window.ResizeObserver) {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
// jsdom has no canvas, and complains each time one is asked for.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null

if (typeof Blob !== 'undefined' && !Blob.prototype.arrayBuffer) {
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.onerror = () => reject(reader.error)
      reader.readAsArrayBuffer(this)
    })
  }
}
