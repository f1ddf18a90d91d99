import type { LiveMessage } from '../../live'

/** Tells platform staff, who alone may read batches, that one has changed. */
export const batchChanged = (batchId: string): LiveMessage => ({
  fact: 'payout-batch-changed',
  ids: { batchId },
  audience: {},
})
