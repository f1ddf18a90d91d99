import type { MediaFile, MediaFileKind } from '@samspel/api'

/** Why a picture or film cannot be sent. */
export type MediaReason =
  | 'picture_too_large'
  | 'film_too_large'
  | 'film_too_long'
  | 'document_too_large'
  | 'type'
  | 'heic'
  | 'animated'
  | 'pixels'
  | 'full'
  | 'gone'
  | 'other'

/** A picture, film or document on its way, or there. */
export interface MediaUpload {
  /** Of the page alone; stays the same while the file is sent. */
  key: string
  kind: MediaFileKind
  name: string
  state: 'waiting' | 'shrinking' | 'sending' | 'offline' | 'ready' | 'failed'
  /** Share that has arrived, 0 to 1. */
  progress: number
  /** Bytes as chosen, and as sent once that is known. */
  chosenBytes: number
  bytes: number
  durationMs: number | null
  reason?: MediaReason
  /** Whether trying again can help. */
  canRetry: boolean
  /** What a tile shows: an address of the page until the server has one. */
  preview?: string
  alt: string
  /** Of the server, as soon as it has begun to take it. */
  id?: string
  /** What the server tells of it, once it is there. */
  file?: MediaFile
}

/** How a call of an upload ended; `ids` are the ids at its fields. */
export type MediaOutcome =
  | { ok: true; file: MediaFile | undefined }
  | { ok: false; status: number; id?: string | undefined; ids: readonly string[]; retryAfterMs?: number | undefined }

/** The calls that an upload makes. */
export interface MediaCalls {
  begin: (asked: { name: string; type: string; bytes: number; durationMs?: number }) => Promise<MediaOutcome>
  read: (id: string) => Promise<MediaOutcome>
  part: (
    id: string,
    part: { number: number; content: Blob; onProgress: (bytes: number) => void; signal: AbortSignal },
  ) => Promise<MediaOutcome>
  poster: (id: string, still: Blob) => Promise<MediaOutcome>
  finish: (id: string) => Promise<MediaOutcome>
  drop: (id: string) => Promise<MediaOutcome>
}

/** A file made ready to be sent. */
export interface Prepared {
  content: Blob
  kind: MediaFileKind
  durationMs?: number
  /** A still of a film, where the browser could draw one. */
  still?: Blob | undefined
}

/** What of an upload outlives the page. */
export interface KeptUpload extends Prepared {
  name: string
}
