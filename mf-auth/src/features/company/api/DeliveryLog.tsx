import { useState } from 'react'
import type { WebhookDelivery } from '@samspel/api'
import { type DeliveryState, deliveryStates } from '@samspel/api/webhooks'
import { DatedPager } from '@samspel/federation/dated-pager'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Chip, type ChipTone, EmptyState, notify, Row, SelectField, SkeletonTable, Stack } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import css from '../../../components/staff/People.module.css'
import { listWebhookDeliveries, replayWebhookDelivery } from './actions'
import { faultNames, kindNames, stateNames } from './names'
import { webhookMessages as m } from './webhook-messages'

const tones: Record<DeliveryState, ChipTone> = { waiting: 'warn', delivered: 'ok', failed: 'bad' }
const isKind = (kind: string): kind is keyof typeof kindNames => Object.hasOwn(kindNames, kind)

/** What was sent, folded out. */
function Sent({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const t = useText()
  return (
    <Stack gap={8}>
      <span className={css.small}>{t(m.sent)}</span>
      <code className={css.breaks}>{delivery.body}</code>
      <Row>
        <Button size="sm" icon="repeat" onClick={onReplay}>
          {t(m.replay)}
        </Button>
      </Row>
    </Stack>
  )
}

/** What an address was told in the last days, by state; each unfolds to what was sent and can be sent again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<DeliveryState>()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const { result, status, error, retry } = useQuery(
    listWebhookDeliveries({ params: { id: webhookId }, query: { page, ...(state && { state }) } }),
  )
  const deliveries = result?.webhookDeliveries

  const replay = async (id: string) => {
    const { ok } = await dispatch(replayWebhookDelivery({ params: { id } }))
    notify(ok ? { kind: 'ok', message: t(m.replayed) } : { kind: 'bad', message: t(m.actFailed) })
    dispatch(queryActions.invalidated({ prefix: 'listWebhook' }))
  }
  const answerOf = ({ status: code, fault, answer, tookMs }: WebhookDelivery) => {
    const said = fault ? t(faultNames[fault]) : undefined
    return [code, said, answer, tookMs !== null && `${tookMs} ms`].filter(Boolean).join(' · ')
  }
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'state',
      header: t(m.state),
      cell: (delivery) => <Chip tone={tones[delivery.state]}>{t(stateNames[delivery.state])}</Chip>,
    },
    {
      key: 'what',
      header: t(m.what),
      wrap: true,
      cell: (delivery) => (
        <span className={css.words}>
          <span>{isKind(delivery.kind) ? t(kindNames[delivery.kind]) : delivery.kind}</span>
          <span className={css.small}>
            {[
              delivery.attempts > 0 && t(m.tries, { n: delivery.attempts }),
              delivery.nextAt && t(m.next, { time: f.dateTime(delivery.nextAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {open === delivery.id && <Sent delivery={delivery} onReplay={() => void replay(delivery.id)} />}
        </span>
      ),
    },
    {
      key: 'answer',
      header: t(m.answer),
      wrap: true,
      cell: (delivery) => <span className={css.breaks}>{answerOf(delivery) || '–'}</span>,
    },
    { key: 'when', header: t(m.when), cell: ({ createdAt }) => f.dateTime(createdAt) },
    {
      key: 'acts',
      header: t(commonMessages.actions),
      hideHeader: true,
      align: 'end',
      cell: ({ id }) => (
        <Button
          size="sm"
          variant="quiet"
          icon={open === id ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? undefined : id)}
        >
          {t(open === id ? m.hide : m.details)}
        </Button>
      ),
    },
  ]
  const rows = () => {
    if (error && !deliveries) return <ReadError what={t(m.logFailed)} error={error} onRetry={retry} />
    if (!deliveries) return <SkeletonTable label={t(commonMessages.loading)} columns={4} />
    if (deliveries.length === 0) return <EmptyState title={t(state ? m.logNoneFound : m.logEmpty)} />
    return (
      <Table
        caption={t(m.log)}
        columns={columns}
        rows={deliveries}
        rowKey={({ id }) => id}
        busy={status === 'refreshing'}
      />
    )
  }
  return (
    <Stack gap={12}>
      <SelectField<DeliveryState>
        label={t(m.state)}
        hideLabel
        clearable
        placeholder={t(m.allStates)}
        value={state ?? null}
        options={deliveryStates.map((value) => ({ value, label: t(stateNames[value]) }))}
        onChange={(value) => {
          setState(value ?? undefined)
          setPage(1)
        }}
      />
      {rows()}
      <DatedPager meta={result?.meta} busy={status === 'refreshing'} onPage={setPage} />
    </Stack>
  )
}
