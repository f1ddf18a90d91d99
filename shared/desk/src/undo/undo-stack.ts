import { bus } from '@samspel/event-bus'
import { notify, TOAST_MS } from '@samspel/ui'

/** Something that was just done or said, and the way back from it. */
export interface WayBack {
  /** What the toast says. */
  message: string
  /** The toast's button. */
  label: string
  /** Takes it back. */
  undo: () => void
  /** Ids of the records that it decides about: {@link UndoStack.held} names them until it is answered, or taken back. */
  about?: readonly string[]
  /**
   * Of what cannot be taken back once it is sent: does it, when the time for undo is over or the page is left. `isLeaving`: there is no
   * time to wait for an answer, only to send; `leaving` tells it to a `send` that has begun. Absent where the deed is done already and
   * `undo` is another one.
   * @returns a promise of the answer, for which a sign-out waits
   */
  send?: (isLeaving: boolean, leaving: AbortSignal) => unknown
}

/** Ways back that are open now. */
export interface UndoStack {
  offer: (way: WayBack) => void
  /** Takes back what came last; nothing where no way is open. */
  undoLast: () => void
  /** Sends at once what is held; resolves when all that was sent is answered. */
  sendAll: (isLeaving?: boolean) => Promise<void>
  /** How many ways are open. */
  count: () => number
  /** What is decided about, and not answered yet; the same set until something changes. */
  held: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
}

interface Entry extends WayBack {
  timer: ReturnType<typeof setTimeout>
  closeToast: () => void
}

interface Sending {
  about: readonly string[]
  answer: Promise<unknown>
  leaving: AbortController
}

/** The moments at which what is held must go out, or may no longer. */
const followSession = (leave: () => Promise<void>, end: () => void): (() => void) => {
  const close = () => void leave()
  window.addEventListener('pagehide', close)
  const stops = [bus.subscribe('session:ending', ({ until }) => until(leave())), bus.subscribe('session:ended', end)]
  return () => {
    window.removeEventListener('pagehide', close)
    stops.forEach((stop) => stop())
  }
}

/**
 * Ways back for six seconds each, by the toast or by {@link UndoStack.undoLast}. What is held is sent when the tab is closed and before a
 * sign-out; where the session has ended already it is forgotten, since nobody may send it in another's name.
 */
export const createUndoStack = (): UndoStack => {
  let open: readonly Entry[] = []
  let sending: readonly Sending[] = []
  let held: ReadonlySet<string> = new Set()
  let unfollow: (() => void) | undefined
  const listeners = new Set<() => void>()
  const change = () => {
    held = new Set([...open, ...sending].flatMap(({ about = [] }) => about))
    if (open.length + sending.length > 0) unfollow ??= followSession(() => sendAll(true), forget)
    else {
      unfollow?.()
      unfollow = undefined
    }
    for (const listener of listeners) listener()
  }
  const close = (entry: Entry) => {
    clearTimeout(entry.timer)
    open = open.filter((each) => each !== entry)
  }
  const send = (entry: Entry, isLeaving: boolean) => {
    close(entry)
    // A toast of what was done already may be looked at for longer: its button still works.
    if (!entry.send) return change()
    entry.closeToast()
    const leaving = new AbortController()
    const answer = Promise.resolve(entry.send(isLeaving, leaving.signal))
    const sent: Sending = { about: entry.about ?? [], answer, leaving }
    sending = [...sending, sent]
    change()
    void answer.finally(() => {
      sending = sending.filter((each) => each !== sent)
      change()
    })
  }
  const takeBack = (entry: Entry) => {
    if (entry.send && !open.includes(entry)) return
    close(entry)
    change()
    entry.closeToast()
    entry.undo()
  }
  const sendAll = async (isLeaving = false) => {
    if (isLeaving) for (const { leaving } of sending) leaving.abort()
    for (const entry of open) send(entry, isLeaving)
    await Promise.allSettled(sending.map(({ answer }) => answer))
  }
  const forget = () => {
    for (const entry of open) {
      close(entry)
      entry.closeToast()
    }
    change()
  }
  return {
    offer: (way) => {
      const entry: Entry = {
        ...way,
        timer: setTimeout(() => send(entry, false), TOAST_MS),
        closeToast: notify({
          kind: 'ok',
          message: way.message,
          action: { label: way.label, onClick: () => takeBack(entry) },
        }),
      }
      open = [...open, entry]
      change()
    },
    undoLast: () => {
      const last = open.at(-1)
      if (last) takeBack(last)
    },
    sendAll,
    count: () => open.length,
    held: () => held,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
