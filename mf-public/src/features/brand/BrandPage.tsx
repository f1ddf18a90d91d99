import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { Page, SkeletonDetail } from '@samspel/ui'
import { useMethodChoice } from '../../components/brand/BrandOffers'
import { BrandView } from '../../components/brand/BrandView'
import { ReadProblem } from '../../components/ReadProblem'
import { StaleNotice } from '../../components/StaleNotice'
import { useRead } from '../../data/api'
import { useOffers } from '../../data/offers'
import { getBrand } from '../../data/stores'

/** One brand (S-26). */
export function BrandPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const [deliveryMethod] = useMethodChoice()
  const read = useRead(getBrand({ params: { id: brandId } }))
  const offers = useOffers({ brandId, deliveryMethod })
  const way = { back: { label: t(commonMessages.brand), href: '/p/brands' } }
  if (read.data)
    return (
      <BrandView key={brandId} {...way} brand={read.data.brand} offers={offers} notice={<StaleNotice read={read} />} />
    )
  if (read.status === 'error') return <ReadProblem error={read.error} onRetry={read.retry} />
  return (
    <Page {...way} title={t(commonMessages.brand)}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
