import { useEffect, useState } from 'react'
import type { ApplicationSort, Participation } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import {
  Button,
  cx,
  EmptyState,
  IconButton,
  LinkButton,
  Menu,
  Notice,
  Page,
  useIsMobile,
  useRootMark,
} from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { rejectTemplates } from '../../components/reason-templates'
import { useDeskKeys } from '../../review-desk'
import css from './Applications.module.css'
import { DownloadButton } from './DownloadButton'
import { Filters } from './Filters'
import { ApplicationTable, loadTable, Profile, SelectionBar, ShortcutHelp, TableLoading } from './lazy-parts'
import { messages as m } from './messages'
import { fitting, moneyFor } from './money'
import { profileMessages } from './profile-messages'
import { useApplications } from './use-applications'
import { useFoldedSide } from './use-folded-side'
import { useListPlace } from './use-list-place'
import { placesLeftIn, tooMany } from './use-places'
import { builtIn, useView, viewText } from './use-view'
import { ViewTabs } from './ViewTabs'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Every pending application to the company, across campaigns: a list with the open one beside it. */
export function ApplicationsPage() {
  const t = useText()
  usePageTitle(t(commonMessages.applications))
  const isMobile = useIsMobile()
  const view = useView()
  const { list, overview, decisions, applications, ids, selection, selected, opened, answer, total } =
    useApplications(view)
  const [rejecting, setRejecting] = useState<readonly Participation[] | undefined>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const at = opened?.at ?? -1
  const placesOf = (campaignId: string) => placesLeftIn(overview, decisions.held, campaignId)
  const crowd = tooMany(overview, decisions.held, selected)
  const moneyOf = (all: readonly Participation[]) => moneyFor(overview, decisions.held, all)
  const lacksMoney = (all: readonly Participation[]) => moneyOf(all).some(({ lacking }) => lacking > 0)
  const isBlocked = crowd !== undefined || lacksMoney(selected)
  const fits = isBlocked ? fitting(overview, decisions.held, selected) : selected
  const open = opened?.application
  const approve = (all: readonly Participation[]) => answer(all, { act: 'approve' })
  const sortBy = (sort: ApplicationSort) => view.change({ sort: sort === 'answerBy' ? null : sort })
  const step = (by: number) => view.open(ids[at < 0 ? 0 : at + by] ?? open?.id)

  useDeskKeys({
    isOff: rejecting !== undefined || isHelpOpen || isMobile,
    cardPrefix: 'application-',
    next: (key) => (steps[key] === undefined ? undefined : ids[at < 0 ? 0 : at + steps[key]]),
    choose: view.open,
    extend: (id) => {
      if (open && !selection.has(open.id)) selection.toggle(open.id)
      selection.toggle(id, true)
    },
    actions: {
      undo: decisions.undoLast,
      help: () => setHelpOpen(true),
      clear: selected.length > 0 ? selection.clear : open ? () => view.open(undefined) : undefined,
      ...(open && {
        approve: placesOf(open.campaignId) === 0 || lacksMoney([open]) ? undefined : () => approve([open]),
        reject: () => setRejecting([open]),
        select: () => selection.toggle(open.id),
        selectRange: () => selection.toggle(open.id, true),
      }),
    },
    shifted: {
      approve: selected.length > 0 && !isBlocked ? () => approve(selected) : undefined,
      reject: selected.length > 0 ? () => setRejecting(selected) : undefined,
    },
  })

  const isFirst = list.status === 'loading'
  // Loaded in parallel with the applications rather than after them.
  useEffect(() => void loadTable().catch(() => undefined), [])
  const profile = open && (
    <Profile
      key={open.id}
      application={open}
      campaign={overview?.byCampaign.find(({ id }) => id === open.campaignId)}
      placesLeft={placesOf(open.campaignId)}
      money={moneyOf([open])[0]}
      at={at + 1}
      total={total}
      onStep={isMobile ? undefined : step}
      onClose={() => view.open(undefined)}
      onApprove={() => approve([open])}
      onReject={() => setRejecting([open])}
      hints={!isMobile}
    />
  )
  const isProfileAlone = isMobile && open !== undefined
  const isBeside = !isMobile && open !== undefined
  useFoldedSide(isBeside)
  useRootMark('open-application', isBeside)
  const leaveList = useListPlace(isProfileAlone ? open.id : undefined)

  return (
    <Page
      title={isProfileAlone ? open.creator.name : t(commonMessages.applications)}
      {...(isProfileAlone && {
        headInBar: true,
        back: { label: t(commonMessages.applications), href: `/applications?${viewText(view.own)}` },
        context: t(profileMessages.position, { at: at + 1, total }),
      })}
      tools={
        isProfileAlone ? (
          <IconButton
            icon="external-link"
            label={t(profileMessages.wholeProfile)}
            href={`/creators/${open.creator.id}`}
          />
        ) : (
          <>
            {overview && overview.byCampaign.length > 0 && (
              <Menu
                align="end"
                trigger={
                  isMobile ? (
                    <IconButton variant="line" icon="layout-board-split" label={t(m.board)} />
                  ) : (
                    <Button icon="layout-board-split">{t(m.board)}</Button>
                  )
                }
                items={overview.byCampaign.map(({ id, name, waiting }) => ({
                  label: name,
                  detail: t(m.hits, { n: waiting }),
                  href: `/campaigns/${id}?tab=participations`,
                }))}
              />
            )}
            <DownloadButton query={view.asked} />
          </>
        )
      }
    >
      {!isProfileAlone && (
        <>
          <ViewTabs current={viewText(view.own)} overview={overview} onGo={view.goTo} />
          <Filters view={view} overview={overview} onSort={sortBy}>
            {!isFirst &&
              list.status !== 'error' &&
              total > 0 &&
              (view.isNarrowed || !overview
                ? t(m.hits, { n: total })
                : t(m.inCampaigns, { n: total, campaigns: overview.byCampaign.length }))}
          </Filters>
        </>
      )}
      <div className={cx(css.desk, isBeside && css.withProfile)}>
        {!isProfileAlone && (
          <div className={css.list}>
            {isFirst && <TableLoading />}
            {list.status === 'error' && <LoadError what={t(m.loadFailed)} error={list.error} onRetry={list.retry} />}
            {view.openId && !open && list.status === 'ready' && <Notice kind="info">{t(profileMessages.gone)}</Notice>}
            {applications.length > 0 && (
              <ApplicationTable
                applications={applications}
                openId={open?.id}
                selected={new Set(selection.ids)}
                problems={decisions.problems}
                sort={view.sort}
                onSort={sortBy}
                onSelect={selection.toggle}
                onSelectAll={(isOn) => (isOn ? selection.all() : selection.clear())}
                onOpen={(id) => {
                  leaveList()
                  view.open(id)
                }}
                onEnd={list.loadMore}
              />
            )}
            {applications.length === 0 && !isFirst && list.status !== 'error' && !list.hasMore && (
              <Nothing isNarrowed={view.isNarrowed} onReset={() => view.goTo(builtIn.all)} />
            )}
            {list.status === 'errorMore' && <LoadMore list={list} />}
            {selected.length > 0 && (
              <SelectionBar
                selected={selected}
                obstacle={crowd && t(m.onlyLeft, crowd)}
                money={moneyOf(selected)}
                fits={fits.length}
                onFitting={() => selection.only(fits.map(({ id }) => id))}
                onApprove={() => approve(selected)}
                onReject={() => setRejecting(selected)}
                onAll={selection.all}
                onClear={selection.clear}
              />
            )}
          </div>
        )}
        {profile}
      </div>
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
      {rejecting && (
        <ReasonDialog
          id="rejectApplications"
          title={t(m.rejectTitle, { n: rejecting.length, name: rejecting[0]!.creator.name })}
          help={decisionMessages.reasonHelp}
          submit={decisionMessages.reject}
          templates={rejectTemplates}
          onClose={() => setRejecting(undefined)}
          onSend={async (reason) => answer(rejecting, { act: 'reject', reason }) as undefined}
        />
      )}
    </Page>
  )
}

function Nothing({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const t = useText()
  if (isNarrowed)
    return (
      <EmptyState
        title={t(m.noHitsTitle)}
        text={t(m.noHitsText)}
        action={
          <Button variant="light" onClick={onReset}>
            {t(m.reset)}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={t(m.emptyTitle)}
      text={t(m.emptyText)}
      action={
        <LinkButton href="/creators" variant="main">
          {t(m.invite)}
        </LinkButton>
      }
    />
  )
}
