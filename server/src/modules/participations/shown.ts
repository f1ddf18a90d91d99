import type { Participation } from '@samspel/api'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { parcelsOfParts } from '../parcels'
import type { ParticipationRow } from './repository'
import { toParticipation } from './serialize'

/** Participations as the caller may see them, with what is sent to each. */
export const shownTo = async (
  db: Db,
  rows: readonly ParticipationRow[],
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Participation[]> => {
  // Nothing is sent before the yes.
  const parcels = await parcelsOfParts(
    db,
    rows.filter(({ decided_at: at }) => at !== null),
  )
  return rows.map((row) => toParticipation(row, { caller, parcel: parcels.get(row.id), today: dayOf(now) }))
}
