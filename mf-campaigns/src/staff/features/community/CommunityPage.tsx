import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { CommunityList, CommunityMember } from '@samspel/api'
import { commonMessages, dayOf, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Chip, EmptyState, LinkButton, Menu, notify, Page, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { fileName, saveCsv } from '../../../shared/files/csv'
import { InviteDialog } from '../../components/lazy-dialogs'
import { staffWords } from '../../components/words'
import { getCommunityList } from '../../data'
import css from './Community.module.css'
import { fetchMembers } from './export-members'
import { AddMembersDialog, DeleteListDialog, EditListDialog, ImportDialog } from './lazy-dialogs'
import { memberMessages, memberStates } from './member-messages'
import { Members, stateQuery, useMemberFilter } from './Members'
import { messages as m } from './messages'

type Act = 'invite' | 'add' | 'import' | 'edit' | 'delete'

/** Exports the members matching tab and search. */
function useExport(list: CommunityList | undefined) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { filter, words } = useMemberFilter()
  const row = ({ creator, state, note, changedAt }: CommunityMember) => [
    creator.username,
    creator.name,
    t(memberStates[state]),
    creator.followersCount,
    creator.engagementRate,
    creator.figures?.averageReach ?? '',
    creator.city ?? '',
    note,
    dayOf(changedAt),
  ]
  return async () => {
    if (!list) return
    const { members, error } = await fetchMembers(dispatch, list.id, {
      ...stateQuery(filter),
      ...(words && { query: words }),
    })
    if (error) return void notify({ kind: 'bad', message: t(error.message) })
    const header = [
      memberMessages.username,
      commonMessages.creator,
      memberMessages.state,
      staffWords.followers,
      staffWords.engagement,
      staffWords.reach,
      memberMessages.city,
      staffWords.note,
      memberMessages.changed,
    ]
    saveCsv(fileName(list.name), [header.map((each) => t(each)), ...members.map(row)], locale)
    notify({ kind: 'ok', message: t(m.exported, { n: members.length }) })
  }
}

/** A list of creators: its members, and actions to add, invite, edit and delete. */
export function CommunityPage() {
  const t = useText()
  const { id = '' } = useParams()
  const { result, status, error, retry } = useQuery(getCommunityList({ params: { id } }))
  const list = result?.communityList
  usePageTitle(list?.name ?? t(staffWords.list))
  const [act, setAct] = useState<Act | undefined>()
  const [csv, setCsv] = useState('')
  const exportList = useExport(list)
  const close = () => setAct(undefined)
  const way = {
    breadcrumbsLabel: t(commonMessages.youAreHere),
    breadcrumbs: [{ label: t(staffWords.lists), href: '/communities' }],
  }

  // An invalid id is answered with 422, which means the same to a reader as not found.
  if (status === 'error' && (error?.status === 404 || error?.status === 422)) {
    return (
      <Page title={t(staffWords.list)} {...way}>
        <EmptyState
          title={t(m.gone)}
          action={
            <LinkButton href="/communities" variant="light">
              {t(m.toLists)}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  if (status === 'error' && !list)
    return (
      <Page title={t(staffWords.list)} {...way}>
        <LoadError error={error} onRetry={retry} />
      </Page>
    )
  if (!list)
    return (
      <Page title={t(staffWords.list)} {...way}>
        <SkeletonDetail label={t(m.loading)} />
      </Page>
    )

  return (
    <Page
      title={list.name}
      context={list.brandName}
      {...way}
      titleAside={
        list.isOpen && (
          <Chip tone="info" icon="world">
            {t(m.open)}
          </Chip>
        )
      }
      actions={
        <Button icon="user-plus" onClick={() => setAct('add')}>
          {t(m.add)}
        </Button>
      }
      tools={
        <Menu
          label={t(staffWords.moreChoices)}
          align="end"
          items={[
            { label: t(m.import), icon: 'upload', onClick: () => setAct('import') },
            { label: t(m.export), icon: 'download', onClick: () => void exportList() },
            { label: t(m.edit), icon: 'pencil', onClick: () => setAct('edit') },
            'divider',
            { label: t(m.delete), icon: 'trash', danger: true, onClick: () => setAct('delete') },
          ]}
        />
      }
      mainAction={
        <Button
          variant="main"
          icon="send"
          onClick={() => setAct('invite')}
          disabledReason={list.counts.approved === 0 ? t(m.noneToInvite) : undefined}
        >
          {t(m.invite)}
        </Button>
      }
    >
      {list.description && <p className={css.description}>{list.description}</p>}
      <Members list={list} />
      {act === 'invite' && <InviteDialog list={list} onClose={close} />}
      {act === 'add' && <AddMembersDialog listId={list.id} onClose={close} />}
      {act === 'import' && <ImportDialog list={list} csv={csv} onCsv={setCsv} onClose={close} />}
      {act === 'edit' && <EditListDialog list={list} onClose={close} />}
      {act === 'delete' && <DeleteListDialog list={list} onClose={close} />}
    </Page>
  )
}
