/**
 * Source of the painter's child process, as text: in production the edge is a single file, and a process without read permission needs no
 * files. A release's code runs in its own realm without Node's globals, the network or code generation from strings. A realm is recreated
 * after many uses, so that nothing accumulates in it.
 */
export const childCode = String.raw`
const vm = require('node:vm')
const stage = 'globalThis.self = globalThis;'
  + 'globalThis.console = Object.fromEntries(["debug", "error", "info", "log", "warn"].map((name) => [name, () => undefined]));'
  + 'globalThis.setTimeout = globalThis.setInterval = () => 0;'
  + 'globalThis.clearTimeout = globalThis.clearInterval = () => undefined;'
  + 'globalThis.queueMicrotask = (run) => void Promise.resolve().then(run);'
  + 'globalThis.navigator = { language: "sv", languages: [], userAgent: "" };'
  + 'globalThis.performance = { now: () => 0 };'
const most = { realms: 4, paints: 200 }
const realms = new Map()

function realmOf(key, code) {
  const known = realms.get(key)
  if (known && known.paints < most.paints) return known
  const text = code ?? known?.code
  if (text === undefined) return undefined
  const globals = Object.assign(Object.create(null), { URL, URLSearchParams, AbortController, TextEncoder, TextDecoder })
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(stage, context, { timeout: 5000 })
  new vm.Script(text, { filename: key }).runInContext(context, { timeout: 5000 })
  const realm = { code: text, context, paints: 0 }
  realms.delete(key)
  realms.set(key, realm)
  if (realms.size > most.realms) realms.delete(realms.keys().next().value)
  return realm
}

process.on('message', async ({ id, key, code, asked }) => {
  try {
    const realm = realmOf(key, code)
    if (!realm) return process.send({ id, unknown: true })
    realm.paints += 1
    const call = 'samspelPaint(JSON.parse(' + JSON.stringify(JSON.stringify(asked)) + ')).then((painted) => JSON.stringify(painted))'
    process.send({ id, painted: String(await vm.runInContext(call, realm.context, { timeout: 5000 })) })
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error).slice(0, 2000) })
  }
})
process.on('disconnect', () => process.exit())
`
