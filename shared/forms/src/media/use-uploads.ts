import { useMemo, useSyncExternalStore } from 'react'
import { mediaLimits } from '@samspel/api/media-limits'
import { messageLimits } from '@samspel/api/message-rules'
import { useAppDispatch } from '@samspel/store'
import { kept, keptOwner } from '../kept'
import { mediaCalls, type MediaTarget } from './calls'
import type { KeptUpload, MediaUpload } from './media-upload'
import { prepareAttachment, prepareMedia } from './prepare'
import type { Patience } from './send-media'
import { createMediaUploads, type MediaUploads, type UploadsSettings } from './uploads'

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

type Settings = Pick<UploadsSettings, 'hasRoom' | 'prepare' | 'files'>
const ofDrafts: Settings = {
  hasRoom: (there, kind) => {
    const most = { film: mediaLimits.films, picture: mediaLimits.pictures, document: 0 }[kind]
    return there.filter((each) => each.kind === kind).length < most
  },
  prepare: prepareMedia,
  files: {
    read: (name) => kept.read<KeptUpload>(name),
    write: (name, value) => kept.write(name, value),
    remove: (name) => kept.remove(name),
  },
}
const ofMessages: Settings = {
  hasRoom: (there) => there.length < messageLimits.files,
  prepare: prepareAttachment,
  // The server does not list them: nobody would find them after a reload.
  files: {
    read: () => Promise.resolve(undefined),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
}

const entryOf = (target: MediaTarget, dispatch: ReturnType<typeof useAppDispatch>): Entry => {
  // Another account of the same browser has its own.
  const key = JSON.stringify([keptOwner(), target])
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = {
    shown: [],
    listeners: new Set(),
    uploads: createMediaUploads({
      calls: mediaCalls(dispatch, target),
      ...(target.purpose === 'draft' ? ofDrafts : ofMessages),
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

/** The files of a draft or message, wherever in the page it is asked for them: to read, and to be told of changes. */
export const mediaUploadsFor = (target: MediaTarget, dispatch: ReturnType<typeof useAppDispatch>) => {
  const { uploads, listeners } = entryOf(target, dispatch)
  return {
    uploads,
    read: (): readonly MediaUpload[] => entryOf(target, dispatch).shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The pictures and films of a draft; the same ones wherever it is asked in the page. */
export function useMediaUploads(forId: string) {
  const dispatch = useAppDispatch()
  const { uploads, read, subscribe } = useMemo(
    () => mediaUploadsFor({ purpose: 'draft', forId }, dispatch),
    [forId, dispatch],
  )
  return { files: useSyncExternalStore(subscribe, read), uploads }
}

/** Forgets the uploads of all drafts and messages: for tests, each of which begins with none. */
export const forgetUploads = (): void => entries.clear()
