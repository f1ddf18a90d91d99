import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, Chip, Link, LinkButton, Menu, type MenuEntry, Notice, Page, Stack } from '@samspel/ui'
import { CreatorRecord } from '../../../shared/components/creator-record'
import { SmallFact } from '../../../shared/components/CreatorParts'
import { useCategories } from '../../../shared/components/use-categories'
import { blockMessages, Blocks, listBlockedCreators } from '../../components/blocklist'
import { AddToListDialog, BlockDialog, InviteDialog } from '../../components/lazy-dialogs'
import { useMayWrite } from '../../components/use-may-write'
import { staffWords } from '../../components/words'
import { directoryHref, getInstagramer } from '../../data'
import { About } from './About'
import { Audience } from './Audience'
import { CreatorFigures } from './CreatorFigures'
import css from './CreatorProfile.module.css'
import { getCreatorInsights, listCollaborations } from './data/profile'
import { Lists } from './Lists'
import { messages } from './messages'
import { isGone, NoProfile } from './NoProfile'
import { Notes } from './Notes'
import { OpenBusiness } from './OpenBusiness'
import { Ratings } from './Ratings'
import { Signals } from './Signals'
import { Work } from './Work'

const EditCreatorDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './EditCreatorDialog').then((module) => module.EditCreatorDialog),
)

/** A creator as staff see them: facts, figures, posts and earlier collaborations, with actions to message, invite and add to a list. */
export function CreatorProfilePage() {
  const t = useText()
  const f = useFormats()
  const { id = '' } = useParams()
  const { status, error, retry } = useQuery(getInstagramer({ params: { id } }))
  const creator = useEntity('instagramers', id)
  const insights = useQuery(getCreatorInsights({ params: { id } }))
  const together = useQuery(listCollaborations({ params: { id }, query: { perPage: 100 } }))
  const categories = useCategories()
  const mayWrite = useMayWrite()
  const isAdmin = useAppSelector(selectArea) === 'admin'
  const [act, setAct] = useState<'invite' | 'add' | 'edit' | 'block' | undefined>()
  // Refused to whoever may not block: they are not told who is.
  const blocks = useQuery(isAdmin ? undefined : listBlockedCreators({ query: { instagramerId: id, perPage: 100 } }))
  const close = () => setAct(undefined)
  usePageTitle(creator?.name ?? t(commonMessages.creator))
  const way = {
    breadcrumbsLabel: t(commonMessages.youAreHere),
    breadcrumbs: [{ label: t(commonMessages.creators), href: directoryHref() }],
  }

  if (!creator || isGone(status, error)) return <NoProfile status={status} error={error} onRetry={retry} way={way} />

  const known = insights.result?.creatorInsights
  const { name, username, city, state, collaborationPageSlug: slug } = creator
  const topics = creator.profileCategoryIds.flatMap((category) => categories.get(category) ?? [])
  const instagram = `https://www.instagram.com/${encodeURIComponent(username)}/`
  const more: MenuEntry[] = [
    {
      label: t(messages.instagram),
      icon: 'brand-instagram',
      onClick: () => void window.open(instagram, '_blank', 'noopener,noreferrer'),
    },
    ...(slug ? [{ label: t(messages.page), icon: 'world' as const, href: `/page/${slug}` }] : []),
    ...(blocks.result ? [{ label: t(blockMessages.block), icon: 'ban' as const, onClick: () => setAct('block') }] : []),
    { label: t(messages.similar), icon: 'users' as const, href: `/creators?like=${id}` },
    ...(isAdmin ? [{ label: t(commonMessages.edit), icon: 'pencil' as const, onClick: () => setAct('edit') }] : []),
  ]
  return (
    <Page
      title={name}
      picture={<Avatar name={name} src={creator.avatarUrl} size={56} />}
      context={
        <>
          <Link href={instagram} newTab>
            @{username}
          </Link>
          <SmallFact icon="map-pin">{[city, f.country(creator.countryCode)].filter(Boolean).join(', ')}</SmallFact>
          {topics.length > 0 && <span>{topics.join(', ')}</span>}
        </>
      }
      {...way}
      titleAside={
        state === 'blocked' ? (
          <Chip tone="bad" icon="ban">
            {t(messages.blocked)}
          </Chip>
        ) : (
          state === 'pending' && (
            <Chip tone="warn" icon="clock">
              {t(messages.pending)}
            </Chip>
          )
        )
      }
      actions={
        <>
          {mayWrite && (
            <LinkButton href={`/messages/${id}`} icon="message-2">
              {t(messages.write)}
            </LinkButton>
          )}
          <Button icon="list-details" onClick={() => setAct('add')}>
            {t(staffWords.addToList)}
          </Button>
        </>
      }
      tools={<Menu label={t(staffWords.moreChoices)} items={more} align="end" />}
      mainAction={
        <Button variant="main" icon="send" onClick={() => setAct('invite')}>
          {t(messages.invite)}
        </Button>
      }
    >
      {state === 'blocked' && <Notice kind="warn">{t(messages.blockedText)}</Notice>}
      {blocks.result && <Blocks blocks={blocks.result.blockedCreators} />}
      <OpenBusiness creator={creator} insights={known} />
      <CreatorFigures creator={creator} insights={known} />
      <div className={css.layout}>
        <Stack gap={16}>
          <Audience
            insights={known}
            error={insights.error}
            onRetry={insights.retry}
            followers={creator.followersCount}
          />
          <Signals insights={known} />
          <Work creatorId={id} found={together} isAdmin={isAdmin} />
        </Stack>
        <Stack gap={16}>
          <About creator={creator} />
          <CreatorRecord creatorId={id} isCard />
          <Ratings creator={creator} insights={known} collaborations={together.result?.collaborations ?? []} />
          <Lists creator={creator} onAdd={() => setAct('add')} />
          {!isAdmin && <Notes creatorId={id} />}
        </Stack>
      </div>
      {act === 'invite' && <InviteDialog creators={[creator]} onClose={close} />}
      {act === 'add' && <AddToListDialog creators={[creator]} onClose={close} />}
      {act === 'block' && <BlockDialog creator={creator} onClose={close} />}
      {act === 'edit' && <EditCreatorDialog creator={creator} onClose={close} />}
    </Page>
  )
}
