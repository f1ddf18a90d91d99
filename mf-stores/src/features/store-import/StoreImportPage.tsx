import { useParams } from 'react-router-dom'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Page } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { getBrand } from '../../data/actions'
import { ImportBody } from './lazy-parts'
import { messages } from './page-messages'

/** Imports stores from a file: first a preview of every row's result, then the import itself. */
export function StoreImportPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  usePageTitle(t(messages.title))
  const brandQuery = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandQuery.result?.brand)
  if (!brand && brandQuery.status === 'error')
    return <ReadProblem error={brandQuery.error} onRetry={brandQuery.retry} />
  return (
    <Page
      isTask
      width="narrow"
      title={t(messages.title)}
      breadcrumbs={[{ label: t(commonMessages.stores), href: `/brands/${brandId}/stores` }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      context={brand?.name}
    >
      <ImportBody brandId={brandId} />
    </Page>
  )
}
