import type { DraftMedia, MediaFile } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import { type FileReader, privateAddresses } from '../uploads'
import type { MediaRow } from './repository'

export const mediaAddresses = privateAddresses('/api/media_content', 'samspel media')

const addressesOf = (reader: FileReader, { id, kind, state, poster_key }: MediaRow) => {
  if (state !== 'ready') return { url: null, previewUrl: null }
  const url = mediaAddresses.addressOf(reader, id)
  return { url, previewUrl: kind === 'picture' || poster_key ? `${url}?preview=1` : null }
}

export const toMediaFile = (reader: FileReader, row: MediaRow): MediaFile => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  bytes: row.bytes,
  partBytes: mediaLimits.partBytes,
  receivedParts: row.state === 'ready' ? [] : row.received_parts,
  ...addressesOf(reader, row),
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
})

export const toDraftMedia = (reader: FileReader, row: MediaRow, alt: string): DraftMedia => {
  const { url, previewUrl } = addressesOf(reader, row)
  return {
    id: row.id,
    // Documents are of messages alone.
    kind: row.kind === 'film' ? 'film' : 'picture',
    url: url ?? '',
    previewUrl,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    bytes: row.bytes,
    alt,
  }
}
