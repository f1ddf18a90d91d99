import type { ParcelRow, TrackingRow } from '@samspel/api'
import type { Carrier } from '@samspel/api/carriers'
import { plainText } from '@samspel/api/plain-text'
import type { TrackingFileRow } from './read-tracking'

/** What a match needs to know of a parcel. */
export type TrackedParcel = Pick<ParcelRow, 'id' | 'orderNumber' | 'carrier' | 'trackingNumber'> & {
  creatorName: string
  /** Names that a file may call it by: the creator's, and that of the address. */
  names: readonly string[]
  /** Its carrier and number may still be changed. */
  mayTrack: boolean
}

const orderOf = (text: string) => text.replace(/[\s#]/g, '').toUpperCase()
const isOurs = (order: string) => /^SP-?[A-Z\d]+$/.test(order)
const nameOf = (text: string) =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Found = TrackedParcel | 'not_found' | 'ambiguous'

/** By order number; by name where the number is a shop's own or absent, if only one has it. */
const finder = (parcels: readonly TrackedParcel[]) => {
  const byOrder = new Map(parcels.map((parcel) => [orderOf(parcel.orderNumber), parcel]))
  const byName = new Map<string, Set<TrackedParcel>>()
  for (const parcel of parcels)
    for (const name of parcel.names.map(nameOf).filter(Boolean))
      byName.set(name, (byName.get(name) ?? new Set()).add(parcel))
  return ({ order, name }: TrackingFileRow): Found => {
    const ordered = byOrder.get(orderOf(order))
    if (ordered) return ordered
    // One of ours that is not of this campaign is another parcel, even if the name fits.
    if (isOurs(orderOf(order))) return 'not_found'
    const named = [...(byName.get(nameOf(name)) ?? [])]
    return named.length > 1 ? 'ambiguous' : (named[0] ?? 'not_found')
  }
}

const sameTracking = (
  a: { carrier: Carrier | null; trackingNumber: string | null },
  b: { carrier: Carrier | null; trackingNumber: string | null },
) => a.carrier === b.carrier && a.trackingNumber === b.trackingNumber

const says: ReadonlySet<TrackingRow['outcome']> = new Set(['new', 'overwrites', 'same'])

/**
 * What each row of a file would do. Rows that say different things of one parcel do nothing: nobody knows which is right. One that repeats
 * another does nothing either.
 */
export const matchTracking = (rows: readonly TrackingFileRow[], parcels: readonly TrackedParcel[]): TrackingRow[] => {
  const find = finder(parcels)
  const judged = rows.map((row): TrackingRow => {
    const found = find(row)
    const parcel = typeof found === 'string' ? undefined : found
    const { tracking } = row
    const carrier = tracking?.carrier ?? row.carrier ?? parcel?.carrier ?? null
    const trackingNumber = tracking?.number ?? null
    return {
      line: row.line,
      named: (row.order || row.name).slice(0, 200),
      outcome: !parcel
        ? (found as 'not_found' | 'ambiguous')
        : !trackingNumber
          ? 'no_number'
          : !parcel.mayTrack
            ? 'not_packable'
            : sameTracking(parcel, { carrier, trackingNumber })
              ? 'same'
              : parcel.trackingNumber
                ? 'overwrites'
                : 'new',
      parcelId: parcel?.id ?? null,
      creatorName: parcel?.creatorName ?? null,
      carrier: trackingNumber ? carrier : null,
      trackingNumber,
      former: parcel?.trackingNumber ?? null,
    }
  })
  const saying = new Map<string, TrackingRow[]>()
  for (const row of judged)
    if (row.parcelId && says.has(row.outcome)) saying.set(row.parcelId, [...(saying.get(row.parcelId) ?? []), row])
  return judged.map((row) => {
    const rowsOfParcel = saying.get(row.parcelId ?? '') ?? []
    if (!says.has(row.outcome) || rowsOfParcel.length < 2) return row
    const isFirst = rowsOfParcel[0] === row
    return isFirst && rowsOfParcel.every((other) => sameTracking(other, row)) ? row : { ...row, outcome: 'duplicate' }
  })
}
