import type { PostDraft } from '@samspel/api'
import { type ApiRequest, queryActions, queryKey } from '@samspel/store'
import { getParticipation } from '../../../data'

/** What an assignment waits for is read anew, after its draft has changed hands. */
export const refreshed = ({ id }: Pick<PostDraft, 'id'>) =>
  queryActions.invalidated({ prefix: queryKey(getParticipation({ params: { id } }) as ApiRequest) })
