// Runs in the frame before the shell. Reads the choice from the frame's name, which survives reloads.
import type { ClientConfig } from '@samspel/federation/registry'
import { CONFIG_ID } from '@samspel/federation/registry'
import { readChoice, writeCallChoice } from '../choice'
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

// Create a new element: under Trusted Types the text of an existing script element cannot be changed.
const config = document.getElementById(CONFIG_ID)
if (config) {
  const before = `${CALL}/${writeCallChoice(choice)}`
  const { apiUrl, publicUrl, ...rest } = JSON.parse(config.textContent) as ClientConfig
  const own = document.createElement('data')
  own.hidden = true
  own.textContent = JSON.stringify({
    ...rest,
    apiUrl: before + apiUrl,
    publicUrl: before + publicUrl,
  } satisfies ClientConfig)
  config.replaceWith(own)
  own.id = CONFIG_ID
}

const postPath = () => tell({ sandbox: 'path', path: window.location.pathname + window.location.search })
window.addEventListener('single-spa:routing-event', postPath)
window.addEventListener('popstate', postPath)
