import type { MediaFile } from '@samspel/api'
import type { KeptUpload, MediaCalls, MediaOutcome, MediaReason } from './media-upload'

/** What waiting and being offline are for an upload; replaced in tests. */
export interface Patience {
  /** Ends early when the browser is back online. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  isOnline: () => boolean
}

/** How a file was sent; `again`: trying again can help. */
export type SendResult = { file: MediaFile } | { reason: MediaReason; again: boolean } | 'cancelled'

export interface Told {
  begun: (id: string) => void
  progress: (share: number) => void
  offline: (isOffline: boolean) => void
}

type Refused = Extract<MediaOutcome, { ok: false }>

/** Times that a server that fails is asked again; one that is not reached, or asks for patience, is asked until it answers. */
const mostFailures = 6
const firstMs = 1_000
const longestMs = 30_000

const reasons: Readonly<Record<string, MediaReason>> = {
  file_type: 'type',
  not_an_image: 'type',
  heic_image: 'heic',
  animated_image: 'animated',
  too_many_pixels: 'pixels',
}
const reasonOf = ({ status, id, ids }: Refused, { kind }: KeptUpload): MediaReason => {
  if (id === 'limit_reached') return 'full'
  const [first = ''] = ids
  if (status === 413 || first === 'too_large' || first === 'file_too_large') return `${kind}_too_large`
  return reasons[first] ?? 'other'
}

/** Sends one file part by part, from wherever it was left, through breaks, full queues and servers that fail for a while. */
export const sendMedia = async (
  calls: MediaCalls,
  upload: KeptUpload & { id?: string | undefined },
  { told, patience, signal }: { told: Told; patience: Patience; signal: AbortSignal },
): Promise<SendResult> => {
  const { content, name, durationMs, still } = upload

  /** Asks until there is an answer that asking again would not change. */
  const steady = async (ask: () => Promise<MediaOutcome>): Promise<MediaOutcome> => {
    for (let failures = 0, tries = 0; ; tries += 1) {
      if (signal.aborted) return { ok: false, status: 0, ids: [] }
      const outcome = await ask()
      if (outcome.ok || signal.aborted) return outcome
      const { status, retryAfterMs } = outcome
      const isOffline = status === 0
      if (!isOffline && status !== 429 && status !== 408 && status < 500) return outcome
      if (status >= 500 && (failures += 1) >= mostFailures) return outcome
      told.offline(isOffline && !patience.isOnline())
      await patience.wait(retryAfterMs ?? Math.min(longestMs, firstMs * 2 ** Math.min(tries, 5)), signal)
      if (signal.aborted) return outcome
      told.offline(false)
    }
  }
  const begin = () =>
    steady(() =>
      calls.begin({ name, type: content.type, bytes: content.size, ...(durationMs !== undefined && { durationMs }) }),
    )

  const failed = (refused: Refused): SendResult => {
    if (signal.aborted) return 'cancelled'
    const isFinal = refused.status === 413 || refused.status === 422
    return { reason: isFinal ? reasonOf(refused, upload) : 'other', again: !isFinal }
  }

  const parts = async (file: MediaFile): Promise<Refused | undefined> => {
    const count = Math.ceil(content.size / file.partBytes)
    const there = new Set(file.receivedParts)
    const sizeOf = (number: number) => Math.min(file.partBytes, content.size - (number - 1) * file.partBytes)
    let arrived = [...there].reduce((sum, number) => sum + sizeOf(number), 0)
    told.progress(arrived / content.size)
    for (let number = 1; number <= count; number += 1) {
      if (there.has(number)) continue
      const from = (number - 1) * file.partBytes
      const piece = content.slice(from, from + file.partBytes)
      const before = arrived
      const onProgress = (bytes: number) => told.progress((before + Math.min(bytes, piece.size)) / content.size)
      const outcome = await steady(() => calls.part(file.id, { number, content: piece, onProgress, signal }))
      if (!outcome.ok) return outcome
      arrived += piece.size
      told.progress(arrived / content.size)
    }
    return undefined
  }

  let current = upload.id === undefined ? await begin() : await steady(() => calls.read(upload.id!))
  // It has gone meanwhile, by age.
  if (!current.ok && current.status === 404 && upload.id !== undefined) current = await begin()
  for (let round = 1; ; round += 1) {
    if (!current.ok) return failed(current)
    const file = current.file!
    told.begun(file.id)
    if (file.state === 'ready') return { file }
    const stopped = await parts(file)
    if (stopped) return failed(stopped)
    // A film without its still is a film all the same.
    if (still && round === 1) await steady(() => calls.poster(file.id, still))
    const finished = await steady(() => calls.finish(file.id))
    if (finished.ok) return { file: finished.file! }
    if (round === 3 || !finished.ids.includes('incomplete')) return failed(finished)
    current = await steady(() => calls.read(file.id))
  }
}
