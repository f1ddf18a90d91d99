import type { ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { cx, IconButton, Page, useRootMark } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { rejectTemplates } from '../../components/reason-templates'
import { useFoldedSide } from '../../components/use-folded-side'
import css from './Applications.module.css'
import { DownloadButton } from './DownloadButton'
import { Filters } from './Filters'
import { KindChoice } from './KindChoice'
import { Profile, ShortcutHelp } from './lazy-parts'
import { messages as m } from './messages'
import { profileMessages } from './profile-messages'
import { Rows } from './Rows'
import { useApplicationsDesk } from './use-applications-desk'
import { useListPlace } from './use-list-place'
import { tabText, useView, viewText } from './use-view'
import { ViewTabs } from './ViewTabs'

/** Every pending application to the company, to campaigns and at stores: a list with the open one beside it. */
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
  const counts = () => {
    if (view.isNarrowed || !overview) return t(m.hits, { n: total })
    const campaigns = overview.byCampaign.filter(({ waiting }) => waiting > 0).length
    const stores = overview.byStore.length
    if (view.kind === 'stores' || (view.kind === 'all' && campaigns === 0 && stores > 0))
      return t(m.inStores, { n: total, stores })
    if (view.kind === 'campaigns' || stores === 0) return t(m.inCampaigns, { n: total, campaigns })
    return t(m.inBoth, { n: total, campaigns, stores })
  }

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
            {!isMobile && <KindChoice view={view} overview={overview} />}
            <DownloadButton query={view.asked} />
          </>
        )
      }
    >
      {!alone && (
        <>
          {isMobile && <KindChoice view={view} overview={overview} />}
          <ViewTabs current={tabText(view.own)} overview={overview} onGo={view.goTo} />
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
            obstacle={desk.obstacles.get(open.id)}
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
