import { allList, type StoreApplicant } from '@samspel/api'
import { type ItemFlags, type PagedListView, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { type ApplicantCounts, applicantCounts } from '../../../data/applicant-counts'
import {
  type ApplicantFilter,
  applicantListKey,
  applicantLists,
  type ApplicantScope,
  scopeKey,
} from '../../../data/store-participations'

/** An applicant with the flags of a request about it. */
export type Applicant = StoreApplicant & ItemFlags

/** The list of one state or of all in a scope, and the counts of all states. */
export function useApplicants(
  scope: ApplicantScope,
  state: ApplicantFilter | undefined,
): { list: PagedListView; applicants: Applicant[]; counts: ApplicantCounts | undefined } {
  const list = usePagedList(applicantLists, state && applicantListKey(scope, state))
  const records = useEntities('storeParticipations', list.ids) as unknown as Applicant[]
  const counts = useAppSelector((root) => applicantCounts.select(root, scopeKey(scope)))
  return { list, applicants: records.filter((each) => state === allList || each.state === state), counts }
}
