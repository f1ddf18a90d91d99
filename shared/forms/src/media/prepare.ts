import { mediaLimits } from '@samspel/api/media-limits'
import type { MediaReason, Prepared } from './media-upload'

const isFilm = ({ type, name }: File) => /^video\//.test(type) || (type === '' && /\.(?:mov|mp4|m4v|webm)$/i.test(name))
const isPdf = ({ type, name }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Draws on a canvas of its own, at most `side` px, and hands it over as JPEG. */
const drawn = async (source: CanvasImageSource, size: { width: number; height: number }, side: number) => {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * scale))
  canvas.height = Math.max(1, Math.round(size.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has nothing transparent: what was would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}

/**
 * A photograph of at most 2048 px as JPEG, upright. Undefined where the browser cannot read it; the original where drawing it anew would not
 * make it smaller.
 */
export const shrinkPicture = async (file: File): Promise<Blob | undefined> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const smaller = await drawn(bitmap, bitmap, mediaLimits.pictureSide)
    const fits = Math.max(bitmap.width, bitmap.height) <= mediaLimits.pictureSide
    const isSendable = (mediaLimits.pictureTypes as readonly string[]).includes(file.type)
    if (isSendable && (!smaller || (fits && smaller.size >= file.size))) return file
    return smaller ?? undefined
  } finally {
    bitmap.close()
  }
}

const happened = (video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('The browser cannot play this film')), { once: true })
  })

/** How long a film is, and a still of it; what the browser cannot play it says nothing of. */
export const lookAtFilm = async (file: Blob): Promise<{ durationMs?: number; still?: Blob | undefined }> => {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const known = happened(video, 'loadedmetadata')
    video.src = address
    await known
    const durationMs = Number.isFinite(video.duration) ? Math.round(video.duration * 1_000) : undefined
    const sought = happened(video, 'seeked')
    // The first picture of a film is often black.
    video.currentTime = Math.min(0.5, (durationMs ?? 0) / 2_000)
    const still = await sought
      .then(() => drawn(video, { width: video.videoWidth, height: video.videoHeight }, 1_280))
      .catch(() => undefined)
    return { ...(durationMs !== undefined && { durationMs }), ...(still && { still }) }
  } catch {
    return {}
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const prepareFilm = async (file: File): Promise<Prepared | { reason: MediaReason }> => {
  if (file.size > mediaLimits.filmBytes) return { reason: 'film_too_large' }
  const seen = await lookAtFilm(file)
  if ((seen.durationMs ?? 0) > mediaLimits.filmSeconds * 1_000 + 999) return { reason: 'film_too_long' }
  return { content: file, kind: 'film', ...seen }
}

/** Makes a chosen file ready: photographs are shrunk, films looked at. What cannot be sent says why. */
export const prepareMedia = async (file: File): Promise<Prepared | { reason: MediaReason }> => {
  if (isFilm(file)) return prepareFilm(file)
  if (!file.type.startsWith('image/') && !isHeic(file)) return { reason: 'type' }
  const content = await shrinkPicture(file)
  if (!content) {
    if (isHeic(file)) return { reason: 'heic' }
    if (!(mediaLimits.pictureTypes as readonly string[]).includes(file.type)) return { reason: 'type' }
  }
  const sent = content ?? file
  return sent.size > mediaLimits.pictureBytes ? { reason: 'picture_too_large' } : { content: sent, kind: 'picture' }
}

/** The same for a message, which takes PDF as well. */
export const prepareAttachment = async (file: File): Promise<Prepared | { reason: MediaReason }> => {
  if (!isPdf(file)) return prepareMedia(file)
  if (file.size > mediaLimits.documentBytes) return { reason: 'document_too_large' }
  return { content: file.slice(0, file.size, 'application/pdf'), kind: 'document' }
}
