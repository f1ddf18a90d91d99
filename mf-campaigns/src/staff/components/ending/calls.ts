import { addRoutes, type Participation } from '@samspel/api'
import { endingsRoutes } from '@samspel/api/routes/endings'
import { dayOf } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'

addRoutes(endingsRoutes)

const getLeaveTerms = apiAction('getLeaveTerms')
export const endCollaboration = apiAction('endCollaboration')

/** As far as the list of participations knows, nothing was handed in by the last day. */
export const seemsNeverPosted = (row: Participation): boolean =>
  row.state === 'approved' &&
  row.need === 'post' &&
  row.dueAt !== null &&
  row.dueAt < dayOf(Date.now()) &&
  row.pendingMentionsCount +
    row.linkPostsCount +
    row.contentPostsCount +
    row.instagramPostsCount +
    row.instagramStoriesCount ===
    0

/** Whether the creator has never posted, by the server, which then gives back the whole fee. */
export function useNeverPosted(id: string): boolean {
  const { result } = useQuery(getLeaveTerms({ params: { id } }))
  return result?.leaveTerms.reasons.some(({ reason }) => reason === 'never_posted') ?? false
}
