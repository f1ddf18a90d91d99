import { useState } from 'react'
import type { ApiToken } from '@samspel/api'
import { DatedPager } from '@samspel/federation/dated-pager'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, ConfirmDialog, EmptyState, notify, SkeletonTable, Stack } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import css from '../../../components/staff/People.module.css'
import { listApiTokens, revokeApiToken } from './actions'
import { messages } from './messages'
import { scopeNames } from './names'

const KeyDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-api-dialogs" */ './dialogs').then((module) => module.KeyDialog),
)

/** The keys of a company; one is made here, shown once, and taken back. */
export function KeysCard({ companyId }: { companyId: string }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [page, setPage] = useState(1)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiToken>()
  const [isBusy, setBusy] = useState(false)
  const { result, status, error, retry } = useQuery(listApiTokens({ params: { id: companyId }, query: { page } }))
  const keys = result?.apiTokens
  const readAgain = () => dispatch(queryActions.invalidated({ prefix: 'listApiTokens' }))

  const takeBack = async ({ id }: ApiToken) => {
    setBusy(true)
    const { ok } = await dispatch(revokeApiToken({ params: { id } }))
    setBusy(false)
    setEnding(undefined)
    notify(ok ? { kind: 'ok', message: t(messages.takenBack) } : { kind: 'bad', message: t(messages.takeBackFailed) })
    readAgain()
  }
  const columns: Column<ApiToken>[] = [
    {
      key: 'key',
      header: t(messages.key),
      wrap: true,
      cell: ({ name, prefix, createdBy, createdAt }) => (
        <span className={css.words}>
          <span>{name}</span>
          <span className={css.small}>
            {[`${prefix}…`, f.date(createdAt), createdBy && t(messages.by, { name: createdBy })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: t(messages.scopes),
      wrap: true,
      cell: ({ scopes, brandIds }) => (
        <span className={css.words}>
          <span>{scopes.map((scope) => t(scopeNames[scope])).join(', ')}</span>
          <span className={css.small}>
            {brandIds ? t(messages.brandCount, { n: brandIds.length }) : t(messages.allBrands)}
          </span>
        </span>
      ),
    },
    {
      key: 'used',
      header: t(messages.usedOn),
      cell: ({ lastUsedOn }) =>
        lastUsedOn ? f.date(lastUsedOn) : <span className={css.quiet}>{t(messages.never)}</span>,
    },
    { key: 'until', header: t(messages.until), cell: ({ endsOn }) => f.date(endsOn, 'year') },
    {
      key: 'acts',
      header: t(commonMessages.actions),
      hideHeader: true,
      align: 'end',
      cell: (key) => (
        <Button size="sm" aria-label={t(messages.takeBackOf, { name: key.name })} onClick={() => setEnding(key)}>
          {t(commonMessages.takeBack)}
        </Button>
      ),
    },
  ]
  const rows = () => {
    if (error && !keys) return <ReadError what={t(messages.keysFailed)} error={error} onRetry={retry} />
    if (!keys) return <SkeletonTable label={t(commonMessages.loading)} columns={4} />
    if (keys.length === 0) return <EmptyState title={t(messages.noKeys)} text={t(messages.noKeysText)} />
    return (
      <Table
        caption={t(messages.keys)}
        columns={columns}
        rows={keys}
        rowKey={({ id }) => id}
        busy={status === 'refreshing'}
      />
    )
  }
  return (
    <Card
      title={t(messages.keys)}
      detail={t(messages.keysText)}
      aside={
        <Button variant="main" icon="plus" onClick={() => setMaking(true)}>
          {t(messages.newKey)}
        </Button>
      }
    >
      <Stack gap={16}>
        {rows()}
        <DatedPager meta={result?.meta} busy={status === 'refreshing'} onPage={setPage} />
        <a href="/docs/companies" target="_blank" rel="noreferrer">
          {t(messages.docs)}
        </a>
      </Stack>
      {isMaking && <KeyDialog companyId={companyId} onMade={readAgain} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={ending !== undefined}
        danger
        loading={isBusy}
        title={t(messages.takeBackTitle, { name: ending?.name ?? '' })}
        confirmLabel={t(commonMessages.takeBack)}
        cancelLabel={t(commonMessages.cancel)}
        onConfirm={() => ending && void takeBack(ending)}
        onCancel={() => setEnding(undefined)}
      >
        {t(messages.takeBackText)}
      </ConfirmDialog>
    </Card>
  )
}
