import { Fragment, useState } from 'react'
import { DatedPager } from '@samspel/federation/dated-pager'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, Divider, EmptyState, SkeletonTable, Stack } from '@samspel/ui'
import { listWebhooks } from './actions'
import { webhookMessages as m } from './webhook-messages'
import { WebhookCard } from './WebhookCard'

const WebhookDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-api-dialogs" */ './dialogs').then((module) => module.WebhookDialog),
)

/** The addresses that a company has told of what happens. */
export function WebhooksCard({ companyId }: { companyId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const { result, status, error, retry } = useQuery(listWebhooks({ params: { id: companyId }, query: { page } }))
  const webhooks = result?.webhooks

  const rows = () => {
    if (error && !webhooks) return <ReadError what={t(m.failed)} error={error} onRetry={retry} />
    if (!webhooks) return <SkeletonTable label={t(commonMessages.loading)} columns={3} />
    if (webhooks.length === 0) return <EmptyState title={t(m.none)} text={t(m.noneText)} />
    return webhooks.map((webhook, at) => (
      <Fragment key={webhook.id}>
        {at > 0 && <Divider />}
        <WebhookCard webhook={webhook} companyId={companyId} />
      </Fragment>
    ))
  }
  return (
    <Card
      title={t(m.heading)}
      detail={t(m.text)}
      aside={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t(m.add)}
        </Button>
      }
    >
      <Stack gap={16}>
        {rows()}
        <DatedPager meta={result?.meta} busy={status === 'refreshing'} onPage={setPage} />
      </Stack>
      {isAdding && (
        <WebhookDialog
          companyId={companyId}
          onSaved={() => dispatch(queryActions.invalidated({ prefix: 'listWebhooks' }))}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}
