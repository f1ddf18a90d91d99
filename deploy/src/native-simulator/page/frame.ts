// Runs in the frame before the app and provides what a native wrapper would.
import type { FromFrame, ToFrame } from '../names'
import { readFrameName } from '../names'

const POLL_MS = 50

interface Host {
  postMessage(text: string): void
  onMessage?: ((text: string, origin?: string) => void) | undefined
}

const isWord = (data: unknown): data is ToFrame =>
  typeof data === 'object' &&
  data !== null &&
  (data as ToFrame).simulator === 'say' &&
  typeof (data as ToFrame).text === 'string'

function install(): void {
  const { origin } = window.location
  const tell = (message: FromFrame) => window.parent.postMessage(message, origin)

  // sessionStorage gives the simulated phone its own session.
  const storage = window.sessionStorage
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => storage })
  // The app detects the wrapper by the user agent before the bridge exists.
  const agent = `${window.navigator.userAgent} SamspelNative/simulator`
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, get: () => agent })

  const host: Host = { postMessage: (text) => tell({ simulator: 'said', text }) }
  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source !== window.parent || from !== origin || !isWord(data)) return
    if (data.origin === undefined) host.onMessage?.(data.text)
    else host.onMessage?.(data.text, data.origin)
  })
  const appear = () => Object.assign(window, { samspelNative: host })
  const bridge = readFrameName(window.name)
  if (bridge === 0) appear()
  else if (bridge !== 'never') setTimeout(appear, (bridge - 0.5) * POLL_MS)

  const postPath = () => tell({ simulator: 'path', path: window.location.pathname + window.location.search })
  window.addEventListener('single-spa:routing-event', postPath)
  window.addEventListener('popstate', postPath)
}

if (window.parent !== window) install()
