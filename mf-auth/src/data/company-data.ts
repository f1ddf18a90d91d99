import type { StateMounts } from '@samspel/federation'
import {
  companyLists,
  companyRequestLists,
  infoBannerLists,
  infoBannerRecords,
  invitationLists,
  invitationRecords,
} from './company-lists'
import { companySaga } from './company-saga'
import { brandsByCompany, brandsByUser, usersByBrand, usersByRole } from './people-lists'

/** State about companies and their people. */
export const companySlices = [
  usersByRole,
  usersByBrand,
  brandsByCompany,
  brandsByUser,
  companyLists,
  companyRequestLists,
  invitationLists,
  invitationRecords,
  infoBannerLists,
  infoBannerRecords,
] as const

export function startCompanies({ injectReducer, injectSaga }: StateMounts): void {
  for (const slice of companySlices) injectReducer(slice)
  injectSaga('mf-auth/companies', companySaga)
}
