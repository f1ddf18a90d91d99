import { addRoutes, camelizeKeys, type MediaFile } from '@samspel/api'
import { mediaRoutes } from '@samspel/api/routes/media'
import { apiAction, openUpload, type useAppDispatch } from '@samspel/store'
import type { MediaCalls, MediaOutcome } from './media-upload'

addRoutes(mediaRoutes)

const createMediaFile = apiAction('createMediaFile')
const getMediaFile = apiAction('getMediaFile')
const putMediaPoster = apiAction('putMediaPoster')
const finishMediaFile = apiAction('finishMediaFile')
const deleteMediaFile = apiAction('deleteMediaFile')

type Errors = Record<string, string[]> | string[] | undefined
const idsOf = (errors: Errors): string[] => (errors && !Array.isArray(errors) ? Object.values(errors).flat() : [])

const read = (text: string): { mediaFile?: MediaFile; error?: string; errors?: Errors } => {
  try {
    return camelizeKeys(JSON.parse(text || '{}')) as ReturnType<typeof read>
  } catch {
    return {}
  }
}
/** Seconds, or a date; ms. */
const waitOf = (header: string | null): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.min(600, seconds)) * 1_000 : undefined
}

/** A part by itself: only this kind of request tells how much of it has been sent. */
const sendPart: MediaCalls['part'] = (id, { number, content, onProgress, signal }) =>
  new Promise<MediaOutcome>((resolve) => {
    const request = openUpload('putMediaPart', { id, number })
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onloadend = () => {
      const { status } = request
      const answer = read(request.responseText)
      if (status === 200) return resolve({ ok: true, file: answer.mediaFile })
      const retryAfterMs = status === 0 ? undefined : waitOf(request.getResponseHeader('Retry-After'))
      resolve({ ok: false, status, id: answer.error, ids: idsOf(answer.errors), retryAfterMs })
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', content)
    request.send(form)
  })

/** What files are for: a piece of work, or a message to the other side of a thread. */
export type MediaTarget =
  | { purpose: 'draft'; forId: string }
  | { purpose: 'message'; forId: string; instagramerId?: string }
const longestName = 200

/** The calls of the files of a draft or message. */
export const mediaCalls = (dispatch: ReturnType<typeof useAppDispatch>, target: MediaTarget): MediaCalls => {
  type Answer = {
    ok: boolean
    status: number
    data?: unknown
    parsedError?: { id: string | undefined; original: Errors } | undefined
  }
  const settle = async (asked: Promise<Answer>): Promise<MediaOutcome> => {
    const { ok, status, data, parsedError } = await asked
    if (ok) return { ok: true, file: (data as { mediaFile: MediaFile } | undefined)?.mediaFile }
    return { ok: false, status, id: parsedError?.id, ids: idsOf(parsedError?.original) }
  }
  return {
    begin: ({ name, ...asked }) =>
      settle(
        dispatch(createMediaFile({ body: { mediaFile: { ...target, name: name.slice(-longestName), ...asked } } })),
      ),
    read: (id) => settle(dispatch(getMediaFile({ params: { id }, tries: 1 }))),
    part: sendPart,
    poster: (id, file) => settle(dispatch(putMediaPoster({ params: { id }, file }))),
    finish: (id) => settle(dispatch(finishMediaFile({ params: { id } }))),
    drop: (id) => settle(dispatch(deleteMediaFile({ params: { id } }))),
  }
}
