import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { countCampaigns } from '../../shared/data'
import { badgeMessages } from '../components/badge-messages'

/** Number of pictures that creators have agreed to sell and the brand has yet to pay for. */
function ImagePurchasesBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result } = useQuery(countCampaigns({ query: brandId ? { brandId } : {} }))
  const waiting = result?.waiting.imagePurchases ?? 0
  return <Count value={waiting} label={t(badgeMessages.imagePurchases, { n: waiting })} />
}

export default ImagePurchasesBadge satisfies Widget<'nav.badge:image-purchases'>
