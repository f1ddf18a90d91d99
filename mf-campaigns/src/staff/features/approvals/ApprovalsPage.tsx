import { useState } from 'react'
import type { ApprovalRequest } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { EmptyState, notify, Page, SkeletonCards, Tabs } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import css from './Approvals.module.css'
import { readAsked } from './asked'
import { declineApprovalRequest, listApprovalRequests } from './calls'
import { messages as m } from './messages'
import { RequestCard } from './RequestCard'

const AskDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './AskDialog').then((module) => module.AskDialog),
)

const perPage = 25
const views = ['toAnswer', 'asked'] as const

/** What goes above somebody's limit: for those who may answer it, and for whoever has asked. */
export function ApprovalsPage() {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  usePageTitle(t(m.title))
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const [declining, setDeclining] = useState<ApprovalRequest>()
  const whose = query.whose === 'asked' ? 'asked' : 'toAnswer'
  const asked = readAsked(query.ask)
  const page = pageFrom(query.page)
  const { result, status, error, retry } = useQuery(
    listApprovalRequests({ query: { page, perPage, whose, ...(brandId && { brandId }) } }),
  )
  const requests = result?.approvalRequests ?? []
  const isAsked = whose === 'asked'

  return (
    <Page title={t(m.title)} context={t(m.context)}>
      <Tabs
        label={t(m.views)}
        value={whose}
        onChange={(next) => setQuery({ whose: next === 'asked' ? next : '', page: '', ask: '' })}
        items={views.map((value) => ({
          value,
          label: t(m[value]),
          ...(value === 'toAnswer' && !isAsked && { count: result?.meta.totalCount }),
        }))}
      />
      {status === 'loading' && <SkeletonCards label={t(m.loading)} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result && requests.length === 0 && (
        <EmptyState title={t(isAsked ? m.emptyAsked : m.empty)} text={t(isAsked ? m.emptyAskedText : m.emptyText)} />
      )}
      {requests.length > 0 && (
        <ul className={css.list} aria-label={t(m[whose])}>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} isOwn={isAsked} onDecline={() => setDeclining(request)} />
          ))}
        </ul>
      )}
      <PagePager
        meta={result?.meta}
        busy={status === 'refreshing'}
        onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })}
      />
      {asked && <AskDialog asked={asked} onClose={() => setQuery({ ask: '' })} />}
      {declining && (
        <ReasonDialog
          id={`declineApproval.${declining.id}`}
          title={t(m.declineTitle, { money: f.ore(declining.amount), name: declining.creator.name })}
          help={m.declineHelp}
          submit={m.decline}
          longest={500}
          onClose={() => setDeclining(undefined)}
          onSend={async (reason) => {
            const outcome = await dispatch(declineApprovalRequest({ params: { id: declining.id }, body: { reason } }))
            if (outcome.ok) notify({ kind: 'ok', message: t(m.declinedNow, { name: declining.askedByName }) })
            return outcome
          }}
        />
      )}
    </Page>
  )
}
