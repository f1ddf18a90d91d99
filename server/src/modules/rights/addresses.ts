import type { RightEntry } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { privateAddresses, readerOf } from '../uploads'
import type { RightRow } from './repository'

type Reader = Pick<Context<UserCaller | CreatorCaller>, 'caller' | 'config' | 'now'>

/** Of originals, and of the stills of films: whether the right holds is asked when they are opened. */
export const originalAddresses = privateAddresses('/api/right_originals', 'samspel right originals')

/** Whether the original may be had on the day of the row. */
export const holds = ({ state }: Pick<RightRow, 'state'>): boolean => state === 'current' || state === 'ending'

/** Shows a film without handing it out. */
export const stillOf = (reader: Reader, id: string): string =>
  `${originalAddresses.addressOf(readerOf(reader), id)}?preview=1`

/** What a brand can have of a right: one file at its address, several as an archive. Creators have their own. */
export const downloadOf = (reader: Reader, row: RightRow): Pick<RightEntry, 'fileCount' | 'downloadUrl'> => {
  if (reader.caller.kind !== 'user' || !holds(row)) return { fileCount: 0, downloadUrl: null }
  const fileCount = row.kind === 'film' ? 1 : row.originals.length
  return { fileCount, downloadUrl: fileCount === 1 ? originalAddresses.addressOf(readerOf(reader), row.id) : null }
}
