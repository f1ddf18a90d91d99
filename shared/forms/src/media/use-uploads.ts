import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useAppDispatch } from '@samspel/store'
import { kept, keptOwner } from '../kept'
import { mediaCalls } from './calls'
import type { KeptUpload, MediaUpload } from './media-upload'
import { prepareMedia } from './prepare'
import type { Patience } from './send-media'
import { createMediaUploads, type MediaUploads } from './uploads'

const patience: Patience = {
  isOnline: () => navigator.onLine,
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        globalThis.removeEventListener('online', done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      globalThis.addEventListener('online', done)
      signal.addEventListener('abort', done)
    }),
}

interface Entry {
  uploads: MediaUploads
  shown: readonly MediaUpload[]
  listeners: Set<() => void>
}

/** Outside React, so that leaving the page does not stop what is on its way. */
const entries = new Map<string, Entry>()

const entryOf = (forId: string, dispatch: ReturnType<typeof useAppDispatch>): Entry => {
  // Another account of the same browser has its own.
  const key = `${keptOwner() ?? ''}/${forId}`
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = {
    shown: [],
    listeners: new Set(),
    uploads: createMediaUploads({
      calls: mediaCalls(dispatch, forId),
      prepare: prepareMedia,
      files: {
        read: (name) => kept.read<KeptUpload>(name),
        write: (name, value) => kept.write(name, value),
        remove: (name) => kept.remove(name),
      },
      patience,
      tell: (uploads) => {
        entry.shown = uploads
        entry.listeners.forEach((listener) => listener())
      },
    }),
  }
  entries.set(key, entry)
  return entry
}

/** The pictures and films of a draft; the same ones wherever it is asked in the page. */
export function useMediaUploads(forId: string) {
  const dispatch = useAppDispatch()
  const entry = useRef(entryOf(forId, dispatch))
  entry.current = entryOf(forId, dispatch)
  const { uploads, listeners } = entry.current
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [listeners],
  )
  const shown = useSyncExternalStore(subscribe, () => entry.current.shown)
  return { files: shown, uploads }
}

/** Forgets the uploads of all drafts: for tests, each of which begins with none. */
export const forgetUploads = (): void => entries.clear()
