// A simulated phone with Samspel's native wrapper, for testers and for the journeys.
import { el } from '../../tool-pages/dom'
import type { Bridge, FromFrame, ToFrame } from '../names'
import { button, choice, fact, line, sender, toggle } from './controls'
import { makeLog } from './log'
import { makePhone, sizes } from './phone'
import { showQuestion, showScanner, showSignIn } from './screens'
import { entryFor } from './users'
import { speak, word } from './words'

speak()

const START = '/'
const bridges: readonly (readonly [string, string])[] = [
  ['0', word('bridgeNow')],
  ['40', word('bridgeSlow')],
  ['150', word('bridgeLate')],
  ['never', word('bridgeNever')],
]

const can = { emailAuthentication: true, scanStoreCode: true }
let bridge: Bridge = 0
let path = START
let destination: string | undefined
/** A destination that /native-auth has no parameter for; opened after the session is established. */
let rest: string | undefined
let ids = 0

const facts = {
  contract: fact('contract', word('notYet')),
  session: fact('session', word('signedOut')),
  path: fact('path', START),
  statusBar: fact('statusBar', word('none')),
  permission: fact('permission', word('none')),
  external: fact('external', word('none')),
}
const relayed = line('origin', 'https://evil.example')
const phone = makePhone(() => send({ type: 'back' }))
const log = makeLog((text) => sayRaw(text))

function sayRaw(text: string, origin?: string): void {
  log.add('toPage', text)
  phone.say({ simulator: 'say', text, ...(origin && { origin }) } satisfies ToFrame)
}
const send = (message: object) =>
  sayRaw(JSON.stringify({ id: `s${Date.now().toString(36)}-${(ids += 1)}`, ...message }))
const sendDevice = (token: string) => send({ type: 'device', token, platform: 'ios', environment: 'sandbox' })
/** As Apple's are: hexadecimal. */
const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sendCapabilities = () => send({ type: 'capabilities', capabilities: can })

function openSignIn(): void {
  showSignIn(phone, {
    byEmail: can.emailAuthentication,
    onToken: (token) => {
      const entry = entryFor(token, destination)
      rest = entry.rest
      phone.open(entry.path, bridge)
    },
  })
}

type Said = { type?: unknown } & Record<string, unknown>

const hear: Record<string, (message: Said) => void> = {
  hello(message) {
    facts.contract.show(`v${String(message.version)}`)
    send({ type: 'hello', version: 1, capabilities: can })
  },
  openAuth(message) {
    destination = typeof message.destination === 'string' ? message.destination : undefined
    openSignIn()
  },
  openExternal({ url }) {
    const link = el('a', { href: String(url), target: '_blank', rel: 'noreferrer' }, String(url))
    facts.external.show('', link.cloneNode(true))
    phone.tell(`${word('opened')}: `, link)
  },
  scanStoreCode: () => showScanner(phone, (token) => send({ type: 'storeCode', token })),
  statusBar({ style }) {
    facts.statusBar.show(String(style))
    phone.paintBar(String(style))
  },
  permissionDialog({ action, answer }) {
    facts.permission.show(`${String(action)}: ${String(answer)}`)
    if (answer === 'allow')
      showQuestion(phone, (allowed) => {
        facts.permission.show(`${String(action)}: ${word(allowed ? 'allow' : 'deny')}`)
        if (allowed) sendDevice(newToken())
      })
  },
  signedIn() {
    facts.session.show(word('signedIn'))
    phone.close()
    if (rest !== undefined) send({ type: 'navigate', path: rest })
    rest = undefined
  },
  signedOut: () => facts.session.show(word('signedOut')),
  leave: () => phone.tell(word('left')),
}

function heard(text: string): void {
  log.add('toApp', text)
  try {
    const message = JSON.parse(text) as Said
    hear[String(message.type)]?.(message)
  } catch {
    phone.tell(word('unreadable'))
  }
}

function openApp(at: string): void {
  facts.contract.show(word('notYet'))
  phone.open(at, bridge)
}
function startOver(): void {
  sessionStorage.clear()
  log.clear()
  facts.session.show(word('signedOut'))
  for (const one of [facts.statusBar, facts.permission, facts.external]) one.show(word('none'))
  openApp(START)
}

window.addEventListener('message', ({ data, source, origin }: MessageEvent<FromFrame>) => {
  if (origin !== window.location.origin || !phone.owns(source)) return
  if (data.simulator === 'said') heard(data.text)
  else if (data.simulator === 'path') facts.path.show((path = data.path))
})

document.body.append(
  el(
    'header',
    {},
    el('div', {}, el('h1', {}, word('title')), el('p', { className: 'quiet' }, word('intro'))),
    el(
      'div',
      { className: 'actions' },
      button('authTitle', openSignIn),
      button('reload', () => openApp(path)),
      button('anew', startOver),
    ),
  ),
  el(
    'main',
    {},
    phone.element,
    el(
      'div',
      { className: 'side' },
      el(
        'section',
        { className: 'card' },
        el('h2', {}, word('state')),
        el('dl', { className: 'facts' }, ...Object.values(facts).map(({ element }) => element)),
      ),
      el(
        'section',
        { className: 'card' },
        el('h2', {}, word('phone')),
        el(
          'div',
          { className: 'pair' },
          choice(
            'size',
            [sizes[1], ...sizes.filter((size) => size !== sizes[1])].map((size) => [size, size] as const),
            phone.resize,
          ),
          choice('bridge', bridges, (value) => {
            bridge = value === 'never' ? 'never' : Number(value)
            openApp(path)
          }),
        ),
        toggle('emailAuthentication', can.emailAuthentication, (on) => {
          can.emailAuthentication = on
          sendCapabilities()
        }),
        toggle('scanStoreCode', can.scanStoreCode, (on) => {
          can.scanStoreCode = on
          sendCapabilities()
        }),
      ),
      el(
        'section',
        { className: 'card' },
        el('h2', {}, word('send')),
        sender('device', newToken(), sendDevice),
        sender('storeCode', '', (token) => send({ type: 'storeCode', token })),
        sender('navigate', '/wallet', (to) => send({ type: 'navigate', path: to })),
        sender('raw', '{"id":"1","type":"unknown"}', (text) => sayRaw(text, relayed.read() || undefined), {
          many: true,
          more: [relayed.element, el('p', { className: 'quiet' }, word('rawHint'))],
        }),
      ),
      log.element,
    ),
  ),
)
phone.resize(sizes[1])
openApp(START)
