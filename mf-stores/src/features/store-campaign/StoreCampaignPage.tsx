import { useParams } from 'react-router-dom'
import { GoOn } from '@samspel/federation/go-on'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, selectArea, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { Page, SkeletonDetail } from '@samspel/ui'

const getStoreCampaign = apiAction('getStoreCampaign')

const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)

/** The offer among those of its store, where the brand's staff answer and hand out. */
function OfferOfStore({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(getStoreCampaign({ params: { id } }))
  const offer = useEntity('storeCampaigns', query.result?.storeCampaign)
  if (offer) return <GoOn to={`/brands/${offer.brandId}/stores/${offer.storeId}?offer=${id}&pickups=approved`} />
  if (query.status === 'error') return <ReadProblem kind="storeCampaign" error={query.error} onRetry={query.retry} />
  return (
    <Page title={t(commonMessages.store)}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}

/**
 * Redirects the address of an offer: creators to its public page, which knows the signed-in user and makes reservations; staff to
 * its store. Malformed ids do not exist.
 */
export function StoreCampaignPage() {
  const { id = '' } = useParams()
  const isCreator = useAppSelector(selectArea) === 'creator'
  if (!isId(id)) return <ReadProblem kind="storeCampaign" error="missing" />
  return isCreator ? <GoOn to={`/p/marketplace/store-campaigns/${id}`} /> : <OfferOfStore id={id} />
}
