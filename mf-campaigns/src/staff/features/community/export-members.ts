import type { CommunityMember } from '@samspel/api'
import type { ApiOutcome, AppDispatch, RequestError } from '@samspel/store'
import { idsPerCall, listCommunityMembers } from '../../data'

/** Fetches all members of a filter, page after page; gives back the error of the page that did not come. */
export async function fetchMembers(
  dispatch: AppDispatch,
  listId: string,
  filter: { state?: CommunityMember['state']; query?: string },
): Promise<{ members: CommunityMember[]; error?: RequestError | undefined }> {
  const members: CommunityMember[] = []
  for (let page: number | null = 1; page !== null;) {
    const outcome = (await dispatch(
      listCommunityMembers({
        params: { id: listId },
        query: { ...filter, page, perPage: idsPerCall },
      }),
    )) as ApiOutcome<'listCommunityMembers'>
    if (!outcome.ok || !outcome.data) return { members, error: outcome.parsedError }
    members.push(...outcome.data.communityMembers)
    page = outcome.data.meta.nextPage
  }
  return { members }
}
