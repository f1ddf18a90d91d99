import { notify, TOAST_MS } from '@samspel/ui'

/** Something that was just done or said, and the way back from it. */
export interface WayBack {
  /** What the toast says. */
  message: string
  /** The toast's button. */
  label: string
  /** Takes it back. */
  undo: () => void
  /**
   * Of what cannot be taken back once it is sent: does it, when the time for undo is over or the page is left. `isLeaving`: there is no
   * time to wait for an answer, only to send. Absent where the deed is done already and `undo` is another one.
   */
  send?: (isLeaving: boolean) => void
}

/** Ways back that are open now. */
export interface UndoStack {
  offer: (way: WayBack) => void
  /** Takes back what came last; nothing where no way is open. */
  undoLast: () => void
  /** Sends at once what is held. */
  sendAll: (isLeaving?: boolean) => void
  /** How many ways are open. */
  count: () => number
  subscribe: (listener: () => void) => () => void
}

interface Entry extends WayBack {
  timer: ReturnType<typeof setTimeout>
  closeToast: () => void
}

/** Ways back for six seconds each, by the toast or by {@link UndoStack.undoLast}. What is held is sent when the tab is closed. */
export const createUndoStack = (): UndoStack => {
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Entry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const drop = (entry: Entry) => {
    clearTimeout(entry.timer)
    set(entries.filter((each) => each !== entry))
  }
  const send = (entry: Entry, isLeaving: boolean) => {
    drop(entry)
    // A toast of what was done already may be looked at for longer: its button still works.
    if (!entry.send) return
    entry.closeToast()
    entry.send(isLeaving)
  }
  const takeBack = (entry: Entry) => {
    if (entry.send && !entries.includes(entry)) return
    drop(entry)
    entry.closeToast()
    entry.undo()
  }
  const sendAll = (isLeaving = false) => entries.slice().forEach((entry) => send(entry, isLeaving))
  const leave = () => sendAll(true)
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
      // Once: the same function is registered once, however often.
      window.addEventListener('pagehide', leave)
      set([...entries, entry])
    },
    undoLast: () => {
      const last = entries.at(-1)
      if (last) takeBack(last)
    },
    sendAll,
    count: () => entries.length,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
