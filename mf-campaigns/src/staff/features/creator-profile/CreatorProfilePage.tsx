import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntity, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  Chip,
  EmptyState,
  LinkButton,
  Menu,
  type MenuEntry,
  Notice,
  Page,
  SkeletonDetail,
} from '@samspel/ui'
import { LoadError, SmallFact } from '../../../shared/components/CreatorParts'
import { isWaiting } from '../../../shared/components/Waiting'
import { AddToListDialog, InviteDialog } from '../../components/lazy-dialogs'
import { directoryHref, getInstagramer } from '../../data'
import { Collaborations } from './Collaborations'
import { CreatorDetails } from './CreatorDetails'
import { CreatorFigures } from './CreatorFigures'
import css from './CreatorProfile.module.css'
import { messages } from './messages'
import { Portfolio } from './Portfolio'

const EditCreatorDialog = lazyDialog(() =>
  import(/* webpackChunkName: "edit-creator" */ './EditCreatorDialog').then((module) => module.EditCreatorDialog),
)

/** A creator as staff see them: facts, figures, posts and earlier collaborations, with actions to message, invite and add to a list. */
export function CreatorProfilePage() {
  const t = useText()
  const { id = '' } = useParams()
  const { status, error, retry } = useQuery(getInstagramer({ params: { id } }))
  const creator = useEntity('instagramers', id)
  const isAdmin = useAppSelector(selectArea) === 'admin'
  const [act, setAct] = useState<'invite' | 'add' | 'edit' | undefined>()
  const close = () => setAct(undefined)
  usePageTitle(creator?.name ?? t(messages.title))
  const way = {
    breadcrumbsLabel: t(messages.crumbs),
    breadcrumbs: [{ label: t(messages.creators), href: directoryHref() }],
  }

  // An invalid id is answered with 422, which means the same to a reader as not found.
  if (status === 'error' && !isWaiting(error) && (error?.status === 404 || error?.status === 422)) {
    return (
      <Page title={t(messages.title)} {...way}>
        <EmptyState
          title={t(messages.gone)}
          action={
            <LinkButton href={directoryHref()} variant="light">
              {t(messages.toList)}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  if (status === 'error' && !creator)
    return (
      <Page title={t(messages.title)} {...way}>
        <LoadError error={error} onRetry={retry} />
      </Page>
    )
  if (!creator)
    return (
      <Page title={t(messages.title)} {...way}>
        <SkeletonDetail label={t(messages.loading)} />
      </Page>
    )

  const { name, username, city, state, collaborationPageSlug: slug } = creator
  const more: MenuEntry[] = [
    {
      label: t(messages.instagram),
      icon: 'brand-instagram',
      onClick: () =>
        void window.open(`https://www.instagram.com/${encodeURIComponent(username)}/`, '_blank', 'noopener,noreferrer'),
    },
    ...(slug ? [{ label: t(messages.page), icon: 'world' as const, href: `/page/${slug}` }] : []),
    ...(isAdmin ? [{ label: t(messages.edit), icon: 'pencil' as const, onClick: () => setAct('edit') }] : []),
  ]
  return (
    <Page
      title={name}
      picture={<Avatar name={name} src={creator.avatarUrl} size={52} />}
      context={
        <>
          @{username}
          {city && <SmallFact icon="map-pin">{city}</SmallFact>}
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
          <LinkButton href={`/messages/${id}`} icon="message-2">
            {t(messages.write)}
          </LinkButton>
          <Button icon="list-details" onClick={() => setAct('add')}>
            {t(messages.addToList)}
          </Button>
        </>
      }
      tools={<Menu label={t(messages.more)} items={more} align="end" />}
      mainAction={
        <Button variant="main" icon="send" onClick={() => setAct('invite')}>
          {t(messages.invite)}
        </Button>
      }
    >
      {state === 'blocked' && <Notice kind="warn">{t(messages.blockedText)}</Notice>}
      <CreatorFigures creator={creator} />
      <Collaborations creatorId={id} />
      <div className={css.layout}>
        <div className={css.side}>
          <CreatorDetails creator={creator} />
        </div>
        <Portfolio creatorId={id} />
      </div>
      {act === 'invite' && <InviteDialog creators={[creator]} onClose={close} />}
      {act === 'add' && <AddToListDialog creators={[creator]} onClose={close} />}
      {act === 'edit' && <EditCreatorDialog creator={creator} onClose={close} />}
    </Page>
  )
}
