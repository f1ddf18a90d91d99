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

const implOf = (node) => node[Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl')]

// Queries by role ask for the style of the same elements again and again, and jsdom works out every colour each time. It is the same until the document
// changes, upon which jsdom drops its own cache of rules. Most rules of its stylesheet are names of elements, which need no engine of selectors.
if (typeof window !== 'undefined') {
  const { document, getComputedStyle } = window
  const inside = implOf(document)
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
  findLabelsOnce(document, inside)
}

/**
 * Queries by label ask every control for its labels, and jsdom reads the whole document for each label of each control. Here all are found
 * once, until the document changes.
 */
function findLabelsOnce(document, inside) {
  const controls = 'button,input:not([type=hidden]),meter,output,progress,select,textarea'
  const controlOf = (label) => {
    const id = label.getAttribute('for')
    if (id === null) return label.querySelector(controls)
    const named = id && document.getElementById(id)
    return named && named.matches(controls) ? named : null
  }
  let version
  let found
  const labelsOf = () => {
    if (version === inside._version) return found
    found = new Map()
    for (const label of document.querySelectorAll('label')) {
      const control = controlOf(label)
      if (control) found.set(control, [...(found.get(control) ?? []), label])
    }
    version = inside._version
    return found
  }
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
    const { prototype } = window[`HTML${name}Element`]
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        if (!this.isConnected || this.getRootNode() !== document || this.type === 'hidden') return get.call(this)
        return labelsOf().get(this) ?? []
      },
    })
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
