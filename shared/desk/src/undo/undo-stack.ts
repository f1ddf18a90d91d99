import { bus } from '@samspel/event-bus'
import { notify, TOAST_MS } from '@samspel/ui'

/** Why something that was shown as done was refused, with one thing that helps. */
export interface Refusal {
  message: string
  action?: { label: string; onClick: () => void }
}

/** Something that was just done or decided, and how to undo it. */
export interface WayBack {
  /** Text of the toast. */
  message: string
  /** Label of the toast's button. */
  label: string
  /** Undoes it. */
  undo: () => void
  /** Ids of the records that it decides about: {@link UndoStack.held} names them until it is answered, or taken back. */
  about?: readonly string[]
  /**
   * Of what cannot be taken back once it is sent: does it, when the time for undo is over or the page is left. `isLeaving`: there is no
   * time to wait for an answer, only to send; `leaving` tells it to a `send` that has begun. Absent where the deed is done already and
   * `undo` is another one.
   * @returns a promise of what was refused, for which a sign-out waits. The reader may be anywhere by then: it is told by toasts that stay.
   */
  send?: (isLeaving: boolean, leaving: AbortSignal) => Promise<readonly Refusal[]>
}

/** What can be undone at the moment. */
export interface UndoStack {
  offer: (way: WayBack) => void
  /** Undoes the latest entry; does nothing if there is none. */
  undoLast: () => void
  /** Sends everything that is held at once. Resolves when all of it has been answered. */
  sendAll: (isLeaving?: boolean) => Promise<void>
  /** How many entries can be undone. */
  count: () => number
  /** Ids of all records with a decision that is not answered yet. The set keeps its identity until it changes. */
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

/** Tells what was refused after it had been shown as done, by toasts that stay wherever the reader is. They go when somebody else signs in. */
export const notifyRefused = (refusals: readonly Refusal[]): void => {
  if (refusals.length === 0) return
  const closes = refusals.map((refusal) => notify({ kind: 'bad', duration: null, ...refusal }))
  const stop = bus.subscribe('session:signed-in', () => {
    stop()
    closes.forEach((close) => close())
  })
}

/** Listens for the moments when held entries must be sent, or may no longer be. */
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
    // The toast of something already done may stay longer, and its button keeps working.
    if (!entry.send) return change()
    entry.closeToast()
    const leaving = new AbortController()
    const answer = entry.send(isLeaving, leaving.signal).then(notifyRefused)
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
