import { useParams } from 'react-router'
import { useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { Page, SkeletonDetail } from '@samspel/ui'
import { BrandView } from '../../components/brand/BrandView'
import { messages as shared } from '../../components/messages'
import { ReadProblem } from '../../components/ReadProblem'
import { getBrand } from '../../data/stores'

/** One brand. */
export function BrandPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const query = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', query.result?.brand)
  if (brand) return <BrandView brand={brand} />
  if (query.status === 'error') return <ReadProblem error={query.error} onRetry={query.retry} />
  return <Page title={t(shared.brand)}><SkeletonDetail label={t(shared.loading)} /></Page>
}
