import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Brand, CollaborationPage as PageRecord, Instagramer } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Page, SkeletonDetail } from '@samspel/ui'
import { useMethodChoice } from '../../components/brand/BrandOffers'
import { BrandView } from '../../components/brand/BrandView'
import { messages as shared } from '../../components/messages'
import { ReadProblem } from '../../components/ReadProblem'
import { StaleNotice } from '../../components/StaleNotice'
import { useRead, useReadPages } from '../../data/api'
import { getCollaborationPage, listPageOffers, listPortfolio } from '../../data/collaboration-pages'
import { CreatorView, toTab } from './CreatorView'
import { Themed } from './Themed'
import { useEditor } from './use-editor'

interface ShownProps {
  page: PageRecord
  actions: ReactNode
  notice: ReactNode
}

function BrandShown({ page, brand, actions, notice }: ShownProps & { brand: Brand }) {
  const [deliveryMethod] = useMethodChoice()
  const offers = useReadPages(
    (at) =>
      listPageOffers({ params: { slug: page.slug }, query: { ...(deliveryMethod && { deliveryMethod }), page: at } }),
    ({ campaigns }) => campaigns,
  )
  return <BrandView brand={brand} offers={offers} intro={page.intro} actions={actions} notice={notice} />
}

function CreatorShown({ page, creator, actions, notice }: ShownProps & { creator: Instagramer }) {
  const [query, setQuery] = useQueryParams()
  const portfolio = useReadPages(
    (at) => listPortfolio({ params: { slug: page.slug }, query: { page: at } }),
    ({ portfolioItems }) => portfolioItems,
  )
  return (
    <CreatorView
      page={page}
      creator={creator}
      tab={toTab(query.tab)}
      onTab={(tab) => setQuery({ tab })}
      portfolio={portfolio}
      actions={actions}
      notice={notice}
    />
  )
}

/**
 * A collaboration page by slug, the same under /b and /page: a brand's or creator's, in its owner's colours (R-07, S-32). The owner edits
 * it in place.
 */
export function CollaborationPage() {
  const t = useText()
  const { slug = '' } = useParams()
  const read = useRead(getCollaborationPage({ params: { slug } }))
  const page = read.data?.collaborationPage
  const editor = useEditor(page)
  if (editor.content) return <>{editor.content}</>
  const shown = page && { page, actions: editor.button, notice: <StaleNotice read={read} /> }
  if (shown && page.brand)
    return (
      <Themed theme={page.theme}>
        <BrandShown key={slug} {...shown} brand={page.brand} />
      </Themed>
    )
  if (shown && page.instagramer)
    return (
      <Themed theme={page.theme}>
        <CreatorShown key={slug} {...shown} creator={page.instagramer} />
      </Themed>
    )
  if (page ?? read.status === 'error') return <ReadProblem error={page ? 'missing' : read.error} onRetry={read.retry} />
  return (
    <Page title={t(shared.page)}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
