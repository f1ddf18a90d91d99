import type { ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, cx, IconButton, Menu, Page, useRootMark } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { rejectTemplates } from '../../components/reason-templates'
import css from './Applications.module.css'
import { DownloadButton } from './DownloadButton'
import { Filters } from './Filters'
import { Profile, ShortcutHelp } from './lazy-parts'
import { messages as m } from './messages'
import { profileMessages } from './profile-messages'
import { Rows } from './Rows'
import { type ApplicationsDesk, useApplicationsDesk } from './use-applications-desk'
import { useFoldedSide } from './use-folded-side'
import { useListPlace } from './use-list-place'
import { useView, viewText } from './use-view'
import { ViewTabs } from './ViewTabs'

/** The way to the boards of the campaigns that somebody has applied to. */
function Boards({ overview, isMobile }: Pick<ApplicationsDesk, 'overview' | 'isMobile'>) {
  const t = useText()
  if (!overview || overview.byCampaign.length === 0) return null
  return (
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
  )
}

/** Every pending application to the company, across campaigns: a list with the open one beside it. */
export function ApplicationsPage() {
  const t = useText()
  usePageTitle(t(commonMessages.applications))
  const view = useView()
  const desk = useApplicationsDesk(view)
  const { list, overview, open, at, total, rejecting, setRejecting, isMobile } = desk
  const sortBy = (sort: ApplicationSort) => view.change({ sort: sort === 'answerBy' ? null : sort })
  const isBeside = !isMobile && open !== undefined
  useFoldedSide(isBeside)
  useRootMark('open-application', isBeside)
  const alone = isMobile ? open : undefined
  const leaveList = useListPlace(alone?.id)
  const counts = () =>
    view.isNarrowed || !overview
      ? t(m.hits, { n: total })
      : t(m.inCampaigns, { n: total, campaigns: overview.byCampaign.length })

  return (
    <Page
      title={alone ? alone.creator.name : t(commonMessages.applications)}
      {...(alone && {
        headInBar: true,
        back: { label: t(commonMessages.applications), href: `/applications?${viewText(view.own)}` },
        context: t(profileMessages.position, { at: at + 1, total }),
      })}
      tools={
        alone ? (
          <IconButton
            icon="external-link"
            label={t(profileMessages.wholeProfile)}
            href={`/creators/${alone.creator.id}`}
          />
        ) : (
          <>
            <Boards overview={overview} isMobile={isMobile} />
            <DownloadButton query={view.asked} />
          </>
        )
      }
    >
      {!alone && (
        <>
          <ViewTabs current={viewText(view.own)} overview={overview} onGo={view.goTo} />
          <Filters view={view} overview={overview} onSort={sortBy}>
            {list.status !== 'loading' && list.status !== 'error' && total > 0 && counts()}
          </Filters>
        </>
      )}
      <div className={cx(css.desk, isBeside && css.withProfile)}>
        {!alone && (
          <Rows
            desk={desk}
            view={view}
            onSort={sortBy}
            onOpen={(id) => {
              leaveList()
              view.open(id)
            }}
          />
        )}
        {open && (
          <Profile
            key={open.id}
            application={open}
            campaign={overview?.byCampaign.find(({ id }) => id === open.campaignId)}
            placesLeft={desk.placesOf(open.campaignId)}
            money={desk.moneyOf([open])[0]}
            at={at + 1}
            total={total}
            onStep={isMobile ? undefined : desk.step}
            onClose={() => view.open(undefined)}
            onApprove={() => desk.approve([open])}
            onReject={() => setRejecting([open])}
            hints={!isMobile}
          />
        )}
      </div>
      {desk.isHelpOpen && <ShortcutHelp onClose={desk.closeHelp} />}
      {rejecting && (
        <ReasonDialog
          id="rejectApplications"
          title={t(m.rejectTitle, { n: rejecting.length, name: rejecting[0]!.creator.name })}
          help={decisionMessages.reasonHelp}
          submit={decisionMessages.reject}
          templates={rejectTemplates}
          onClose={() => setRejecting(undefined)}
          onSend={async (reason) => desk.answer(rejecting, { act: 'reject', reason }) as undefined}
        />
      )}
    </Page>
  )
}
