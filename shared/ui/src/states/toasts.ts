import { useSyncExternalStore } from 'react'

export type ToastKind = 'ok' | 'info' | 'warn' | 'bad'
export interface ToastInput {
  kind?: ToastKind
  message: string
  /** One thing that can still be done, such as undo; the toast goes when it is used. */
  action?: { label: string; onClick: () => void }
  /** ms it stays; default 6000. null: until it is closed. */
  duration?: number | null
}
export interface Toast extends ToastInput {
  id: number
}

/** How long a toast stays, and an approval or decline can be undone, in ms. */
export const TOAST_MS = 6000
const MOST = 3

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** The newest of those that pass by themselves make room; what stays until it is closed is never pushed out. */
const withRoom = (all: readonly Toast[]): readonly Toast[] => {
  const stays = ({ duration }: Toast) => duration === null
  const room = Math.max(1, MOST - all.filter(stays).length)
  const passing = all.filter((toast) => !stays(toast)).slice(-room)
  return all.filter((toast) => stays(toast) || passing.includes(toast))
}

/** Shows a short message at the foot of the window; returns what takes it away. One `<Toaster>` in the page draws them all. */
export function notify(toast: ToastInput): () => void {
  const id = nextId++
  set(withRoom([...toasts, { ...toast, id }]))
  return () => closeToast(id)
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => toasts,
    () => toasts,
  )
}
