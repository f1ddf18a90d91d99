import { useCallback, useEffect, useRef, useState } from 'react'
import { camelizeKeys, type MessageFile } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import { readToken } from '@samspel/store'
import { lazyCode } from '@samspel/ui'
import { partsOf } from './conversation'

/** A file that is being attached to a message. */
export interface Upload {
  key: string
  name: string
  bytes: number
  /** Bytes sent so far. */
  sent: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed, or cannot be sent at all. */
  reason?: 'too_large' | 'type' | 'heic' | 'animated' | 'pixels' | 'offline' | 'other'
  /** Whether trying again can help. */
  canRetry: boolean
  preview?: string
  file?: MessageFile
}

interface Held extends Upload {
  source: File
  request?: XMLHttpRequest
}

const reasons: Record<string, Upload['reason']> = {
  file_too_large: 'too_large',
  heic_image: 'heic',
  animated_image: 'animated',
  too_many_pixels: 'pixels',
  // What makes photographs smaller could not be loaded.
  offline: 'offline',
}
const reasonOf = (status: number, answer: string): Upload['reason'] => {
  if (status === 0) return 'offline'
  if (status === 413) return 'too_large'
  if (status !== 422) return 'other'
  const [id = ''] = ((JSON.parse(answer || '{}') as { errors?: { file?: string[] } }).errors?.file ?? []) as string[]
  return reasons[id] ?? 'type'
}

const { fileBytes, fileTypes } = messageLimits
/** Rejects a file before anything is sent. A large photograph is made smaller when its turn comes. */
const refusalOf = ({ type, name, size }: File): Upload['reason'] => {
  if (/hei[cf]$/i.test(type || name)) return 'heic'
  if (!(fileTypes as readonly string[]).includes(type)) return 'type'
  return type === 'application/pdf' && size > fileBytes ? 'too_large' : undefined
}
// The forms are no part of the first view of a conversation.
const pictures = lazyCode(() => import('@samspel/forms').then(({ pictureToSend }) => pictureToSend))
/** The file as it is sent, or why it cannot be. */
const toSend = async (source: File): Promise<{ file?: File; reason?: string }> => {
  if (source.type === 'application/pdf') return { file: source }
  const pictureToSend = await pictures.load()
  return pictureToSend(source, fileBytes)
}

/** The files of one conversation's next message. They are uploaded one at a time with real progress; one failure does not stop the rest. */
export const createUploads = (conversation: string, tell: (uploads: readonly Upload[]) => void) => {
  const [owner, brandId] = partsOf(conversation)
  let all: Held[] = []
  let sending = false
  const say = () => tell(all.map(({ source: _, request: __, ...upload }) => upload))
  const change = (key: string, to: Partial<Held>) => {
    all = all.map((each) => (each.key === key ? { ...each, ...to } : each))
    say()
  }
  const fail = (key: string, reason: Upload['reason'] = 'other') =>
    change(key, { state: 'failed', reason, canRetry: reason === 'offline' || reason === 'other' })
  const send = ({ key, name }: Held, file: File) =>
    new Promise<void>((resolve) => {
      const request = new XMLHttpRequest()
      const query = new URLSearchParams({
        brand_id: brandId,
        name,
        ...(owner !== 'me' && { instagramer_id: owner }),
      })
      request.open('POST', `/api/messages/files?${query}`)
      request.setRequestHeader('Authorization', `Bearer ${readToken() ?? ''}`)
      request.setRequestHeader('Accept', 'application/json')
      request.upload.onprogress = ({ loaded }) => change(key, { sent: Math.min(loaded, file.size) })
      request.onloadend = () => {
        if (request.status === 200) {
          const { file: stored } = camelizeKeys(JSON.parse(request.responseText)) as { file: MessageFile }
          change(key, { state: 'done', sent: file.size, file: stored })
        } else fail(key, reasonOf(request.status, request.responseText))
        resolve()
      }
      change(key, { request, bytes: file.size })
      const form = new FormData()
      form.append('file', file)
      request.send(form)
    })
  const next = async (): Promise<void> => {
    const waiting = all.find(({ state }) => state === 'waiting')
    if (sending || !waiting) return
    sending = true
    const { key, source } = waiting
    change(key, { state: 'sending', sent: 0 })
    const { file, reason } = await toSend(source).catch(() => ({ file: undefined, reason: 'offline' }))
    const isStillWanted = all.some((each) => each.key === key)
    if (reason) fail(key, reasons[reason] ?? 'type')
    else if (file && isStillWanted) await send(waiting, file)
    sending = false
    return next()
  }
  return {
    add: (files: readonly File[]) => {
      const room = Math.max(0, messageLimits.files - all.length)
      for (const source of files.slice(0, room)) {
        const reason = refusalOf(source)
        all.push({
          key: crypto.randomUUID(),
          name: source.name,
          bytes: source.size,
          sent: 0,
          state: reason ? 'failed' : 'waiting',
          ...(reason && { reason }),
          canRetry: false,
          source,
          ...(source.type.startsWith('image/') && !reason && { preview: URL.createObjectURL(source) }),
        })
      }
      say()
      void next()
      return files.length - room
    },
    retry: (key: string) => {
      change(key, { state: 'waiting', sent: 0 })
      void next()
    },
    remove: (key: string) => {
      const gone = all.find((each) => each.key === key)
      all = all.filter((each) => each.key !== key)
      if (gone?.state === 'sending') gone.request?.abort()
      if (gone?.preview) URL.revokeObjectURL(gone.preview)
      say()
    },
    /** Takes out the files that are uploaded, for the message being sent. Those still uploading or failed stay. */
    take: (): MessageFile[] => {
      const done = all.flatMap(({ file }) => file ?? [])
      all = all.filter(({ file }) => !file)
      say()
      return done
    },
    list: () => all,
  }
}

type Uploads = ReturnType<typeof createUploads>
/** Kept outside React, so that leaving a thread does not stop its uploads. */
const kept = new Map<string, { uploads: Uploads; shown: readonly Upload[]; listeners: Set<() => void> }>()

const entryOf = (conversation: string) => {
  const known = kept.get(conversation)
  if (known) return known
  const listeners = new Set<() => void>()
  const entry = {
    uploads: createUploads(conversation, (uploads) => {
      entry.shown = uploads
      listeners.forEach((listener) => listener())
    }),
    shown: [] as readonly Upload[],
    listeners,
  }
  kept.set(conversation, entry)
  return entry
}

export function useUploads(conversation: string) {
  const entry = useRef(entryOf(conversation))
  entry.current = entryOf(conversation)
  const [, redraw] = useState(0)
  useEffect(() => {
    const listener = () => redraw((times) => times + 1)
    const { listeners } = entryOf(conversation)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [conversation])
  const add = useCallback((files: readonly File[]) => entryOf(conversation).uploads.add(files), [conversation])
  const { uploads, shown } = entry.current
  return { files: shown, add, retry: uploads.retry, remove: uploads.remove, take: uploads.take }
}
