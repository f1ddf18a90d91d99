import { useText } from '@samspel/i18n'
import { useEntity, usePageTitle, useQuery } from '@samspel/store'
import { Avatar, Chip, EmptyState, LinkButton, Notice, Page, SkeletonDetail } from '@samspel/ui'
import { useParams } from 'react-router'
import { LoadError } from '../../components/CreatorParts'
import { getInstagramer } from '../../data'
import { CreatorFacts, CreatorFigures } from './CreatorFacts'
import { messages } from './messages'

/** One creator as staff see them, and the way to write to them. */
export function CreatorProfilePage() {
  const t = useText()
  const { id = '' } = useParams()
  const { status, error, retry } = useQuery(getInstagramer({ params: { id } }))
  const creator = useEntity('instagramers', id)
  usePageTitle(creator?.name ?? t(messages.title))
  const way = { breadcrumbsLabel: t(messages.crumbs), breadcrumbs: [{ label: t(messages.creators), href: '/creators' }] }

  // An id that is no id is answered with 422: to a reader that is the same as not found.
  if (status === 'error' && (error?.status === 404 || error?.status === 422)) {
    return <Page title={t(messages.title)} {...way}><EmptyState title={t(messages.gone)} action={<LinkButton href="/creators" variant="light">{t(messages.toList)}</LinkButton>} /></Page>
  }
  if (status === 'error' && !creator) return <Page title={t(messages.title)} {...way}><LoadError error={error} onRetry={retry} /></Page>
  if (!creator) return <Page title={t(messages.title)} {...way}><SkeletonDetail label={t(messages.loading)} /></Page>

  const { name, username, state, collaborationPageSlug: slug } = creator
  return (
    <Page
      title={name} picture={<Avatar name={name} src={creator.avatarUrl} size={52} />} context={`@${username}`} {...way}
      titleAside={state === 'blocked' ? <Chip tone="bad" icon="ban">{t(messages.blocked)}</Chip> : state === 'pending' && <Chip tone="warn" icon="clock">{t(messages.pending)}</Chip>}
      actions={(
        <>
          {slug && <LinkButton href={`/page/${slug}`} icon="world">{t(messages.page)}</LinkButton>}
          <LinkButton href={`https://www.instagram.com/${encodeURIComponent(username)}/`} newTab icon="brand-instagram">{t(messages.instagram)}</LinkButton>
        </>
      )}
      mainAction={<LinkButton href={`/messages/${id}`} variant="main" icon="message-2">{t(messages.write)}</LinkButton>}
    >
      {state === 'blocked' && <Notice kind="warn">{t(messages.blockedText)}</Notice>}
      <CreatorFigures creator={creator} />
      <CreatorFacts creator={creator} />
    </Page>
  )
}
