import type { LiveMessage } from '../../live'
import type { Pair } from './pair'

/** Tells both sides that something of their thread has changed: read, told, muted, blocked. */
export const threadChanged = ({ brandId, instagramerId }: Pair): LiveMessage => ({
  fact: 'thread-changed',
  ids: { brandId, instagramerId },
  audience: { brandId, instagramerId },
})

/** A message to many has changed: staff of the brand alone are told. */
export const bulkChanged = ({ brandId, bulkId }: { brandId: string; bulkId: string }): LiveMessage => ({
  fact: 'message-bulk-changed',
  ids: { bulkId, brandId },
  audience: { brandId },
})
