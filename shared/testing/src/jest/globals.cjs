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
if (globalThis.AbortSignal !== NodeSignal) {
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

// Queries by role ask for the style of the same elements again and again, and jsdom works out every colour each time. It is the same until the document
// changes, upon which jsdom drops its own cache of rules. Most rules of its stylesheet are names of elements, which need no engine of selectors.
if (typeof window !== 'undefined') {
  const { document, getComputedStyle } = window
  const inside = document[Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')]
  let rules = null
  let styles = new WeakMap()
  let isEngineQuick = false
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document) return getComputedStyle(element, pseudo)
    if (rules === null || inside._styleCache !== rules) styles = new WeakMap()
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    rules = inside._styleCache
    styles.set(element, style)
    if (!isEngineQuick) matchNames(inside._nwsapiDontThrow)
    isEngineQuick = true
    return style
  }
}

/** Compares elements with a list of names itself, and leaves all other selectors to the engine. */
function matchNames(engine) {
  const { match } = engine
  const lists = new Map()
  const namesIn = (selector) => {
    const names = selector.split(',').map((name) => name.trim())
    return names.every((name) => /^[a-z][a-z0-9]*$/.test(name)) ? new Set(names) : null
  }
  engine.match = (selector, element, ...more) => {
    if (!lists.has(selector)) lists.set(selector, namesIn(selector))
    return lists.get(selector)?.has(element.localName) ?? match(selector, element, ...more)
  }
}
