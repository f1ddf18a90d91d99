import type { Campaign, Participation } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { rejectParticipation } from '../participations'
import type { WorkRow } from './repository'

/** Ends a collaboration over its draft, as any that the brand ends. */
export const endOver = async (
  context: Context<UserCaller>,
  work: WorkRow,
  reason: string,
): Promise<{ participation?: Participation; campaign?: Campaign }> => {
  if (work.participation_id === null) throw new AppError('illegal_transition')
  return rejectParticipation(context, { id: work.id, reason, from: 'approved' })
}
