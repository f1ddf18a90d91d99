import { fileTypeFromBuffer } from 'file-type/core'
import { mediaLimits } from '@samspel/api/media-limits'
import { invalid } from '../../errors'

const endings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** What a film is by its first bytes, whatever its name says; undefined for what may be a picture. 422 for anything else. */
export const filmOf = async (head: Buffer): Promise<{ type: string; ending: string } | undefined> => {
  const found = await fileTypeFromBuffer(head)
  const ending = found && endings[found.mime]
  if (ending) return { type: ending === 'mp4' ? 'video/mp4' : found.mime, ending }
  if (!found || !found.mime.startsWith('image/')) throw invalid({ file: ['file_type'] })
  return undefined
}

/** Which of the two a browser says that it sends; 422 where it is neither or longer than such a file may be. */
export const announced = (type: string, bytes: number, durationMs: number | undefined): 'picture' | 'film' => {
  const isFilm = (mediaLimits.filmTypes as readonly string[]).includes(type)
  if (!isFilm && !(mediaLimits.pictureTypes as readonly string[]).includes(type)) throw invalid({ type: ['file_type'] })
  if (bytes > (isFilm ? mediaLimits.filmBytes : mediaLimits.pictureBytes)) throw invalid({ bytes: ['too_large'] })
  // Films are told in tenths of a second by their headings.
  if (isFilm && durationMs !== undefined && durationMs > mediaLimits.filmSeconds * 1_000 + 999)
    throw invalid({ durationMs: ['too_large'] })
  return isFilm ? 'film' : 'picture'
}
