import type { DraftMedia, MediaFile } from '@samspel/api'
import type { KeptUpload, MediaCalls, MediaReason, MediaUpload, Prepared } from './media-upload'
import { type Patience, sendMedia, type SendResult } from './send-media'

/** Where the contents of files on their way are kept, so that a reload does not end them. */
export interface KeptFiles {
  read: (name: string) => Promise<KeptUpload | undefined>
  write: (name: string, value: KeptUpload) => Promise<unknown>
  remove: (name: string) => Promise<unknown>
}

export interface UploadsSettings {
  calls: MediaCalls
  /** Whether one more of this kind fits beside those that are there. */
  hasRoom: (there: readonly Pick<MediaUpload, 'kind'>[], kind: MediaUpload['kind']) => boolean
  prepare: (file: File) => Promise<Prepared | { reason: MediaReason }>
  files: KeptFiles
  patience: Patience
  tell: (uploads: readonly MediaUpload[]) => void
}

interface Held extends MediaUpload {
  source?: File | undefined
  prepared?: KeptUpload | undefined
  leave?: AbortController | undefined
}

const keptName = (id: string) => `media-${id}`
const shown = ({ source: _, prepared: __, leave: ___, ...upload }: Held): MediaUpload => upload

const ofServer = (media: DraftMedia): Held => ({
  key: media.id,
  id: media.id,
  kind: media.kind,
  name: '',
  state: media.url ? 'ready' : 'waiting',
  progress: media.url ? 1 : 0,
  chosenBytes: media.bytes,
  bytes: media.bytes,
  durationMs: media.durationMs,
  canRetry: false,
  alt: media.alt,
  ...(media.url && { preview: media.previewUrl ?? media.url }),
})

const arrived = (file: MediaFile): Partial<Held> => ({
  state: 'ready',
  progress: 1,
  id: file.id,
  file,
  durationMs: file.durationMs,
  prepared: undefined,
  source: undefined,
})

const kindOf = ({ type, name }: File): MediaUpload['kind'] => {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'document'
  return /^video\//.test(type) || /\.(?:mov|mp4|m4v|webm)$/i.test(name) ? 'film' : 'picture'
}

const chosenAs = (source: File, kind: MediaUpload['kind']): Held => ({
  key: crypto.randomUUID(),
  kind,
  name: source.name,
  state: 'waiting',
  progress: 0,
  chosenBytes: source.size,
  bytes: source.size,
  durationMs: null,
  canRetry: false,
  alt: '',
  source,
  ...(kind === 'picture' && { preview: URL.createObjectURL(source) }),
})

/** Of the chosen files, those that there is room for. */
const withRoom = (all: readonly Held[], chosen: readonly File[], hasRoom: UploadsSettings['hasRoom']): Held[] => {
  const taken: Held[] = []
  for (const source of chosen) {
    const kind = kindOf(source)
    if (hasRoom([...all, ...taken], kind)) taken.push(chosenAs(source, kind))
  }
  return taken
}

/** What the server tells of, with what is known here; what has not begun to arrive is known nowhere else. */
const restored = (all: readonly Held[], media: readonly DraftMedia[]): Held[] => {
  const named = media.map((one) => {
    const here = all.find(({ id }) => id === one.id)
    return here ? { ...here, alt: one.alt } : ofServer(one)
  })
  return [...named, ...all.filter(({ id }) => id === undefined)]
}

/** A preview of the page's own takes memory until it is given back. */
const forgetPreview = ({ preview }: Held) => {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
}

/** The files of one draft or message, in their order: those that are there and those on their way, which are sent one at a time. */
export const createMediaUploads = ({ calls, hasRoom, prepare, files, patience, tell }: UploadsSettings) => {
  let all: Held[] = []
  let isSending = false
  const say = () => tell(all.map(shown))
  const find = (key: string) => all.find((each) => each.key === key)
  const change = (key: string, to: Partial<Held>) => {
    all = all.map((each) => (each.key === key ? { ...each, ...to } : each))
    say()
  }
  const fail = (key: string, reason: MediaReason, canRetry = false) =>
    change(key, { state: 'failed', reason, canRetry })

  const makeReady = async (key: string): Promise<KeptUpload | undefined> => {
    const held = find(key)!
    if (held.prepared) return held.prepared
    if (!held.source) {
      const kept = held.id === undefined ? undefined : await files.read(keptName(held.id))
      if (!kept) fail(key, 'gone')
      else change(key, { prepared: kept, name: kept.name })
      return kept
    }
    change(key, { state: 'shrinking' })
    const made = await prepare(held.source)
    if ('reason' in made) {
      fail(key, made.reason)
      return undefined
    }
    const prepared = { ...made, name: held.name }
    change(key, { prepared, bytes: made.content.size, durationMs: made.durationMs ?? null })
    return prepared
  }

  const settle = async (key: string, result: SendResult) => {
    if (result === 'cancelled' || !find(key)) return
    if ('reason' in result) return fail(key, result.reason, result.again)
    const { file } = result
    change(key, arrived(file))
    await files.remove(keptName(file.id))
  }

  const send = async (key: string) => {
    const prepared = await makeReady(key)
    const held = find(key)
    if (!prepared || !held) return
    const leave = new AbortController()
    change(key, { state: 'sending', leave })
    const told = {
      begun: (id: string) => {
        change(key, { id })
        void files.write(keptName(id), prepared)
      },
      progress: (progress: number) => change(key, { progress }),
      offline: (isOffline: boolean) => change(key, { state: isOffline ? 'offline' : 'sending' }),
    }
    await settle(key, await sendMedia(calls, { ...prepared, id: held.id }, { told, patience, signal: leave.signal }))
  }

  const next = async (): Promise<void> => {
    const waiting = all.find(({ state }) => state === 'waiting')
    if (isSending || !waiting) return
    isSending = true
    try {
      await send(waiting.key)
    } catch {
      fail(waiting.key, 'other', true)
    } finally {
      isSending = false
    }
    return next()
  }

  return {
    list: (): readonly MediaUpload[] => all.map(shown),
    /** Adds chosen files behind those that are there; returns how many had no room. */
    add: (chosen: readonly File[]): number => {
      const taken = withRoom(all, chosen, hasRoom)
      all = [...all, ...taken]
      say()
      void next()
      return chosen.length - taken.length
    },
    /** Takes over what the draft shows according to the server; what is known here stays as it is. */
    restore: (media: readonly DraftMedia[]) => {
      all = restored(all, media)
      say()
      void next()
    },
    retry: (key: string) => {
      change(key, { state: 'waiting', canRetry: false })
      void next()
    },
    move: (key: string, to: number) => {
      const moved = find(key)
      if (!moved) return
      const others = all.filter((each) => each !== moved)
      all = [...others.slice(0, to), moved, ...others.slice(to)]
      say()
    },
    describe: (key: string, alt: string) => change(key, { alt }),
    /** Takes out those that are there, for what is being sent with them; the others stay. */
    take: (): MediaFile[] => {
      const there = all.filter(({ file }) => file)
      all = all.filter(({ file }) => !file)
      there.forEach(forgetPreview)
      say()
      return there.map(({ file }) => file!)
    },
    /** Takes a file out, and away from the server where it was on its way. Those that are there are dropped by age: the draft may come back. */
    remove: (key: string) => {
      const gone = find(key)
      if (!gone) return
      all = all.filter((each) => each !== gone)
      gone.leave?.abort()
      forgetPreview(gone)
      if (gone.id !== undefined && gone.state !== 'ready') {
        void calls.drop(gone.id)
        void files.remove(keptName(gone.id))
      }
      say()
    },
  }
}

export type MediaUploads = ReturnType<typeof createMediaUploads>
