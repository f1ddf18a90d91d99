import { useParams } from 'react-router'
import { useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Page, SkeletonDetail } from '@samspel/ui'
import { BrandView } from '../../components/brand/BrandView'
import { messages as shared } from '../../components/messages'
import { ReadProblem } from '../../components/ReadProblem'
import { CreatorView } from './CreatorView'

const getCollaborationPage = apiAction('getCollaborationPage', { skipAuth: true })

/** The page of a slug, the same under /b and /page: a brand's or a creator's. */
export function CollaborationPage() {
  const t = useText()
  const { slug = '' } = useParams()
  const query = useQuery(getCollaborationPage({ params: { slug } }))
  const page = query.result?.collaborationPage
  if (page?.brand) return <BrandView brand={page.brand} />
  if (page?.instagramer) return <CreatorView creator={page.instagramer} />
  if (page ?? query.status === 'error') return <ReadProblem error={query.error} onRetry={query.retry} />
  return <Page title={t(shared.page)}><SkeletonDetail label={t(shared.loading)} /></Page>
}
