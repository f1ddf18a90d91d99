import { useParams } from 'react-router-dom'
import { selectCurrentUser, useAppSelector } from '@samspel/store'

/** Which company a page is about, and where its pages stand. */
export interface CompanyContext {
  /** Undefined until the own record is known. */
  companyId: string | undefined
  /** Path of its first page: `/company`, or `/admin/companies/<id>`. */
  base: string
  /** The platform's staff look at somebody else's company. */
  isAdmin: boolean
  /** The own record is known and names no company. */
  isNowhere: boolean
}

/** The company of the address, else the own one. */
export function useCompanyContext(): CompanyContext {
  const { companyId } = useParams()
  const own = useAppSelector(selectCurrentUser)
  if (companyId) return { companyId, base: `/admin/companies/${companyId}`, isAdmin: true, isNowhere: false }
  return {
    companyId: own?.companyId ?? undefined,
    base: '/company',
    isAdmin: false,
    isNowhere: own?.companyId === null,
  }
}
