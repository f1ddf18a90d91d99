import { addRoutes } from '@samspel/api'
import { approvalsRoutes } from '@samspel/api/routes/approvals'
import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { apiAction, selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { badgeMessages } from '../components/badge-messages'

addRoutes(approvalsRoutes)
const listApprovalRequests = apiAction('listApprovalRequests')

/** Number of requests of colleagues that the caller can answer: what is above the limit of one person. */
function ApprovalsBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result } = useQuery(
    listApprovalRequests({ query: { whose: 'toAnswer', perPage: 1, ...(brandId && { brandId }) } }),
  )
  const waiting = result?.meta.totalCount ?? 0
  return <Count value={waiting} label={t(badgeMessages.approvals, { n: waiting })} />
}

export default ApprovalsBadge satisfies Widget<'nav.badge:approvals'>
