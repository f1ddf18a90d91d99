import { type Carrier, carrierCalled } from '@samspel/api/carriers'
import { trackingColumnsOf } from '@samspel/api/files'
import { type Tracking, trackingOf } from '@samspel/api/tracking'
import { invalid } from '../../../errors'
import { readCsv } from '../../../read-csv'

/** Most rows of one file. */
export const trackingRowsMax = 5_000

/** What one row of a file says. */
export interface TrackingFileRow {
  line: number
  order: string
  name: string
  /** The carrier that its own column names; `other` for one that is not in the table. */
  carrier: Carrier | null
  tracking: Tracking | undefined
}

/**
 * Tracking numbers from CSV text; 422 at `csv` when it is unreadable, has no rows, more than {@link trackingRowsMax}, or lacks a column of
 * numbers or one of order numbers or names. Of several columns with numbers the first that says something counts.
 */
export const readTracking = (csv: string): TrackingFileRow[] => {
  // Text that was not UTF-8 has been decoded with replacement characters.
  if (csv.includes('\uFFFD') || csv.includes('\0')) throw invalid({ csv: ['invalid'] })
  // The heading, plus one row over the limit to detect that it is exceeded.
  const [heading, ...rows] = readCsv(csv, trackingRowsMax + 2)
  const found = trackingColumnsOf(heading?.record ?? [])
  if (rows.length > trackingRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0 || found.tracking.length === 0 || found.order.length + found.name.length === 0)
    throw invalid({ csv: ['required'] })
  return rows.map(({ record, info }) => {
    const cellsOf = (places: readonly number[]) => places.map((at) => record[at] ?? '').filter((text) => text !== '')
    const [carrier = ''] = cellsOf(found.carrier)
    return {
      line: info.lines,
      order: cellsOf(found.order)[0] ?? '',
      name: cellsOf(found.name)[0] ?? '',
      carrier: carrier === '' ? null : (carrierCalled(carrier) ?? 'other'),
      tracking: cellsOf(found.tracking)
        .map(trackingOf)
        .find((said) => said !== undefined),
    }
  })
}
