import type { LiveMessage } from '../../live'
import type { Pair } from './pair'

/** Tells both sides that something of their thread has changed: read, told, muted, blocked. */
export const threadChanged = ({ brandId, instagramerId }: Pair): LiveMessage => ({
  fact: 'thread-changed',
  ids: { brandId, instagramerId },
  audience: { brandId, instagramerId },
})
