import { useParams } from 'react-router-dom'
import { selectCurrentUser, useAppSelector } from '@samspel/store'

/** The company a page is about, and the base path of its pages. */
export interface CompanyContext {
  /** Undefined until the caller's own record is loaded. */
  companyId: string | undefined
  /** Base path: `/company`, or `/admin/companies/<id>`. */
  base: string
  /** Whether platform staff are looking at somebody else's company. */
  isAdmin: boolean
  /** The caller's own record is loaded and has no company. */
  isNowhere: boolean
}

/** The company in the address, otherwise the caller's own. */
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
