// jsdom leaves out what the browsers have and react-router, the typed client and the live stream use.
const { runInThisContext } = require('node:vm')

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
for (const name of names) {
  if (name in globalThis) continue
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), configurable: true, writable: true })
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
if (typeof window !== 'undefined' && !window.ResizeObserver) {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
