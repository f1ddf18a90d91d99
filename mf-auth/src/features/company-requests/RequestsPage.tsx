import { useState } from 'react'
import { type CompanyRequest, type CompanyRequestState, companyRequestStates } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { type PagedListView, useEntities, usePagedList } from '@samspel/store'
import { EmptyState, Page, SkeletonCards, TabPanel, Tabs } from '@samspel/ui'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { companyRequestLists } from '../../data/company-lists'
import { ApproveDialog } from './ApproveDialog'
import { messages } from './messages'
import { RequestCard } from './RequestCard'
import css from './Requests.module.css'

const DeclineDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './DeclineDialog').then((module) => module.DeclineDialog),
)

const TABS = 'company-requests'
const emptyTitles = {
  requested: messages.noneRequested,
  approved: messages.noneApproved,
  declined: messages.noneDeclined,
} as const satisfies Record<CompanyRequestState, unknown>
const toState = (text: string | undefined): CompanyRequestState =>
  companyRequestStates.find((state) => state === text) ?? 'requested'

function Requests({
  list,
  state,
  onDecide,
}: {
  list: PagedListView
  state: CompanyRequestState
  onDecide: (what: 'approve' | 'decline', request: CompanyRequest) => void
}) {
  const t = useText()
  const requests = useEntities('companyRequests', list.ids)
  if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={3} min={1_200} />
  if (list.status === 'error' && requests.length === 0) return <ListProblem list={list} />
  if (requests.length === 0)
    return (
      <EmptyState
        title={t(emptyTitles[state])}
        {...(state === 'requested' && { text: t(messages.noneRequestedText) })}
      />
    )
  return (
    <>
      <ul className={css.list}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onApprove={() => onDecide('approve', request)}
            onDecline={() => onDecide('decline', request)}
          />
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  )
}

/** Companies that request approval: who they are, and the platform's decision. */
export function RequestsPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [params, setParams] = useQueryParams()
  const [deciding, setDeciding] = useState<{ what: 'approve' | 'decline'; request: CompanyRequest }>()
  const lists: Record<CompanyRequestState, PagedListView> = {
    requested: usePagedList(companyRequestLists, 'requested'),
    approved: usePagedList(companyRequestLists, 'approved'),
    declined: usePagedList(companyRequestLists, 'declined'),
  }
  const state = toState(params.state)
  const countOf = ({ status, totalCount }: PagedListView) =>
    status === 'loading' || status === 'error' ? undefined : totalCount
  const close = () => setDeciding(undefined)
  return (
    <Page title={t(messages.title)} context={t(messages.context)}>
      <Tabs<CompanyRequestState>
        id={TABS}
        label={t(messages.states)}
        value={state}
        items={companyRequestStates.map((value) => ({
          value,
          label: t(messages[value]),
          count: countOf(lists[value]),
        }))}
        onChange={(value) => setParams({ state: value === 'requested' ? '' : value })}
      />
      {companyRequestStates.map((value) => (
        <TabPanel key={value} id={TABS} value={value} current={state}>
          <Requests list={lists[value]} state={value} onDecide={(what, request) => setDeciding({ what, request })} />
        </TabPanel>
      ))}
      {deciding?.what === 'approve' && <ApproveDialog request={deciding.request} onClose={close} />}
      {deciding?.what === 'decline' && <DeclineDialog request={deciding.request} onClose={close} />}
    </Page>
  )
}
