import { bus } from '@samspel/event-bus'
import type { OutgoingMessage, PermissionDialogAction } from '@samspel/native'
import { native } from '@samspel/native'
import type { AppStore } from '@samspel/store'
import { selectCurrentInstagramer, selectCurrentUser } from '@samspel/store'
import type { Answer } from './answers'
import { keepAnswer, mayAsk } from './answers'

let current: PermissionDialogAction | undefined
let post: (message: OutgoingMessage) => void = () => undefined
let isUnconfirmed = () => false
const listeners = new Set<() => void>()

const change = (next: PermissionDialogAction | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** The question about notifications that is on screen, if any. */
export const offers = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Asks, unless a question is already on screen or this one may not be asked. */
  ask(action: PermissionDialogAction) {
    if (current === undefined && mayAsk(action, native.capabilities())) change(action)
  },
  /** Called when the wrapper’s capabilities are known or the account changes: asks by itself if there is something to ask. */
  look() {
    if (isUnconfirmed()) offers.ask('PENDING_VERIFICATION')
    else if (current === 'PENDING_VERIFICATION') change(undefined)
  },
  answer(answer: Answer) {
    if (current === undefined) return
    keepAnswer(current, answer)
    post({ type: 'permissionDialog', action: current, answer })
    change(undefined)
  },
}

/** Asks about notifications when the answer matters to the visitor: after a first message, after an application, while the address is unconfirmed. */
export const followOffers = (store: AppStore, send: typeof post): void => {
  post = send
  const own = () => selectCurrentInstagramer(store.getState()) ?? selectCurrentUser(store.getState())
  isUnconfirmed = () => store.getState().auth.authenticated && own()?.emailConfirmed === false
  bus.subscribe('messages:sent', () => offers.ask('SENT_MESSAGE'))
  bus.subscribe('campaigns:participation-requested', () => offers.ask('PARTICIPATED'))
  bus.subscribe('session:signed-out', () => change(undefined))
  bus.subscribe('session:expired', () => change(undefined))
  let before = own()?.emailConfirmed
  store.subscribe(() => {
    const now = own()?.emailConfirmed
    if (now === before) return
    before = now
    offers.look()
  })
  offers.look()
}
