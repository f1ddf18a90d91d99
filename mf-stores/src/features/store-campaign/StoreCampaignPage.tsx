import { Navigate, useParams } from 'react-router-dom'
import { ReadProblem } from '@samspel/federation/read-problem'

const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)

/**
 * Where the wrapper leads a creator: the offer's public page, which knows who is signed in and reserves. No record has another kind
 * of id.
 */
export function StoreCampaignPage() {
  const { id = '' } = useParams()
  return isId(id) ? (
    <Navigate to={`/p/marketplace/store-campaigns/${id}`} replace />
  ) : (
    <ReadProblem kind="storeCampaign" error="missing" />
  )
}
