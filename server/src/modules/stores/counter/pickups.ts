import { createHash } from 'node:crypto'
import type { CounterPickup, PassVerdict } from '@samspel/api'
import { saidPassEnd } from '../../../opening'
import { holds, promiseOf } from '../offers'
import type { CounterStore, PickupRow } from './repository'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The first 16 bits of a hash: enough for a phone to find a code among a day's, and far too little to turn it back into one, since some
 * 17 million codes share each. The salt stays the same, because another one would reveal 16 more bits every day.
 */
const fingerprintDigits = 4
export const saltOf = ({ id }: Pick<CounterStore, 'id'>): string => sha256(id)

/** A pick-up as the counter sees it. With a null `salt` the code's fingerprint is left out. */
export const toPickup = (row: PickupRow, salt: string | null): CounterPickup => ({
  id: row.id,
  state: row.state,
  creator: {
    id: row.creator_id,
    name: row.creator_name,
    handle: row.creator_username,
    imageUrl: row.creator_image_url,
  },
  ...promiseOf(row),
  campaignName: row.campaign_name,
  codeHash: salt !== null && row.code !== null ? sha256(salt + row.code).slice(0, fingerprintDigits) : null,
  isExpectedToday: row.expected_today,
  comingAt: row.coming_at,
  expiresAt: row.expires_at,
  until: saidPassEnd(row, row.expires_at),
  pickedUpAt: row.picked_up_at,
  pickedUpBy: row.picked_up_by,
})

const when = (at: string | null) => (at ? { at } : {})

/** Judges a pass at a store's counter. At the wrong store the answer names the right one, but nothing about the person. */
export function verdictOf(row: PickupRow | undefined, store: CounterStore, now: Date): PassVerdict {
  if (!row) return { outcome: 'unknown' }
  const pickup = row.store_id === store.id ? { pickup: toPickup(row, null) } : {}
  switch (row.state) {
    case 'picked_up':
      return {
        outcome: 'used',
        ...pickup,
        ...when(row.picked_up_at),
        where: row.store_name,
        ...(row.picked_up_by && { by: row.picked_up_by }),
      }
    case 'declined':
      return { outcome: row.decision_kind === 'lapsed' ? 'lapsed' : 'withdrawn', ...pickup, ...when(row.decided_at) }
    case 'approved':
      if (!holds(row, now)) return { outcome: 'lapsed', ...pickup, ...when(row.expires_at) }
      return row.store_id === store.id
        ? { outcome: 'ready', ...pickup }
        : { outcome: 'other_store', where: row.store_name }
    default:
      return { outcome: 'unknown' }
  }
}
