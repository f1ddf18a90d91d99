// Runs in the frame before the shell. Reads the choice from the frame's name, which survives reloads.
import type { ClientConfig, Registry } from '@samspel/federation/registry'
import { CONFIG_ID, REGISTRY_ID } from '@samspel/federation/registry'
import { readChoice, writeCallChoice } from '../choice'
import { readValues, withSandboxValues } from '../config-values'
import type { FrameMessage } from '../names'
import { CALL } from '../names'

const PREFIX = 'sandbox?'
const choice = window.name.startsWith(PREFIX) ? readChoice(window.name.slice(PREFIX.length)) : readChoice('')

// sessionStorage is separate for each tab, so two sandboxes can show two roles.
const storage = window.sessionStorage
Object.defineProperty(window, 'localStorage', { configurable: true, get: () => storage })

const tell = (message: FrameMessage) =>
  window.parent !== window && window.parent.postMessage(message, window.location.origin)

if (choice.native) {
  Object.assign(window, {
    samspelNative: { postMessage: (message: string) => void tell({ sandbox: 'native', message }) },
  })
}
if (choice.fault === 'offline' && choice.scope === '')
  Object.defineProperty(window.navigator, 'onLine', { get: () => false })

/** Changes data that the page brings. A new element: under Trusted Types the text of an existing script element cannot be changed. */
function rewrite<T>(id: string, change: (value: T) => T): void {
  const before = document.getElementById(id)
  if (!before) return
  const own = document.createElement('data')
  own.hidden = true
  own.textContent = JSON.stringify(change(JSON.parse(before.textContent) as T))
  before.replaceWith(own)
  own.id = id
}

const calls = `${CALL}/${writeCallChoice(choice)}`
rewrite<ClientConfig>(CONFIG_ID, ({ apiUrl, publicUrl, ...rest }) => ({
  ...rest,
  apiUrl: calls + apiUrl,
  publicUrl: calls + publicUrl,
}))

const values = readValues(choice.config)
if (Object.keys(values).length > 0) {
  const set = (registry: Registry) => withSandboxValues(registry, values)
  rewrite<Registry>(REGISTRY_ID, set)
  // A page asks for it again, for example in another language.
  const { fetch } = window
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const isRegistry = input === '/registry/page.json' && answer.ok
    return isRegistry ? Response.json(set((await answer.json()) as Registry)) : answer
  }
}

const postPath = () => tell({ sandbox: 'path', path: window.location.pathname + window.location.search })
window.addEventListener('single-spa:routing-event', postPath)
window.addEventListener('popstate', postPath)
