import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Reconciliation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { changeQuery, usePageTitle, useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  List,
  ListItem,
  Notice,
  notify,
  Page,
  Pager,
  SkeletonTable,
  Stack,
} from '@samspel/ui'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { createReconciliation, listReconciliations } from '../../data'
import { AdjustmentList } from '../adjustments'
import { Checks, Differences, Sums } from './Checks'
import { messages } from './messages'
import { UnpaidList } from './UnpaidList'

function Verdict({ differences }: Pick<Reconciliation, 'differences'>) {
  const t = useText()
  return differences === 0 ? (
    <Chip tone="ok" icon="check">
      {t(messages.agrees)}
    </Chip>
  ) : (
    <Chip tone="bad" icon="alert-triangle">
      {t(messages.found, { count: differences })}
    </Chip>
  )
}

interface HistoryProps {
  runs: readonly Reconciliation[]
  shown: string
  hrefOf: (run: Reconciliation) => string
}

function History({ runs, shown, hrefOf }: HistoryProps) {
  const t = useText()
  const f = useFormats()
  return (
    <Card title={t(messages.history)}>
      <List card={false} label={t(messages.history)}>
        {runs.map((run) => (
          <ListItem
            key={run.id}
            href={hrefOf(run)}
            active={run.id === shown}
            title={f.dateTime(run.ranAt)}
            detail={run.startedBy ? t(messages.by, { name: run.startedBy }) : t(messages.byClock)}
            aside={<Verdict differences={run.differences} />}
          />
        ))}
      </List>
    </Card>
  )
}

/** The books held against what stands beside them, for platform staff: the last look, those before it, and what waits for a second person. */
export function ReconciliationPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const [params, setParams] = useQueryParams()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<Parameters<typeof t>[0]>()
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const { result, error, retry, status } = useQuery(listReconciliations({ query: { page } }))
  usePageTitle(t(messages.title))
  const runs = result?.reconciliations
  const shown = runs?.find(({ id }) => id === params.run) ?? runs?.[0]
  const run = async () => {
    setRunning(true)
    setFailure(undefined)
    const outcome = await dispatch(createReconciliation({}))
    setRunning(false)
    if (!outcome.data) return setFailure(outcome.parsedError?.message)
    const { differences } = outcome.data.reconciliation
    setParams({ run: '', page: '' })
    notify({
      kind: differences === 0 ? 'ok' : 'bad',
      message: differences === 0 ? t(messages.agreed) : t(messages.found, { count: differences }),
    })
  }
  return (
    <Page
      title={t(messages.title)}
      context={t(messages.context)}
      titleAside={shown && <Verdict differences={shown.differences} />}
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(messages.title) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      mainAction={
        <Button variant="main" icon="refresh" loading={isRunning} onClick={() => void run()}>
          {t(messages.run)}
        </Button>
      }
    >
      <Stack gap={16}>
        {failure && <Notice kind="bad">{t(failure)}</Notice>}
        {!runs && error && (
          <ErrorState
            message={t(readFailure(error, messages.loadFailed))}
            retryLabel={t(commonMessages.retry)}
            onRetry={retry}
          />
        )}
        {!runs && !error && <SkeletonTable label={t(common.loading)} columns={5} />}
        {runs?.length === 0 && <EmptyState title={t(messages.noneTitle)} text={t(messages.noneText)} />}
        {shown && (
          <>
            <Differences run={shown} />
            <Checks run={shown} />
            <Sums run={shown} />
          </>
        )}
        <UnpaidList />
        <AdjustmentList />
        {runs && shown && (
          <>
            <History
              runs={runs}
              shown={shown.id}
              hrefOf={({ id }) => `${pathname}?${changeQuery(search, { run: id }).toString()}`}
            />
            {result.meta.totalPages > 1 && (
              <Pager
                label={t(commonMessages.pages)}
                previousLabel={t(commonMessages.newer)}
                nextLabel={t(commonMessages.older)}
                onPrevious={result.meta.prevPage ? () => setParams({ page: String(page - 1), run: '' }) : null}
                onNext={result.meta.nextPage ? () => setParams({ page: String(page + 1), run: '' }) : null}
                busy={status === 'refreshing'}
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
