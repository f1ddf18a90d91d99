import type { CommunityMember } from '@samspel/api'
import type { ApiOutcome, AppDispatch, RequestError } from '@samspel/store'
import { idsPerCall, listCommunityMembers } from '../../data'

/** Loads all members of a filter page by page; returns the error of a page that failed. */
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
