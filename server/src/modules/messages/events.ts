import type { LiveMessage } from '../../live'
import type { Pair } from './pair'

/** Event for both sides: the thread was read, or has a new notice, or was muted or blocked. */
export const threadChanged = ({ brandId, instagramerId }: Pair): LiveMessage => ({
  fact: 'thread-changed',
  ids: { brandId, instagramerId },
  audience: { brandId, instagramerId },
})

/** Event for staff of the brand only: a bulk message has changed. */
export const bulkChanged = ({ brandId, bulkId }: { brandId: string; bulkId: string }): LiveMessage => ({
  fact: 'message-bulk-changed',
  ids: { bulkId, brandId },
  audience: { brandId },
})
