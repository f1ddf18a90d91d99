import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Button, Chip, ConfirmDialog, Menu, Notice, notify, Row, Stack } from '@samspel/ui'
import css from '../../../components/staff/People.module.css'
import { deleteWebhook, replayFailedDeliveries, testWebhook, updateWebhook } from './actions'
import { DeliveryLog } from './DeliveryLog'
import { messages } from './messages'
import { faultNames, kindNames, pauseNames } from './names'
import { webhookMessages as m } from './webhook-messages'

const WebhookDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-api-dialogs" */ './dialogs').then((module) => module.WebhookDialog),
)
const SecretDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-api-dialogs" */ './dialogs').then((module) => module.SecretDialog),
)

/** What came back of a test. */
function Tested({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText()
  const { state, status, fault, answer, tookMs } = delivery
  const said = answer || t(m.saidNothing)
  return (
    <Notice kind={state === 'delivered' ? 'ok' : 'bad'}>
      {status !== null && `${t(m.tested, { status, ms: tookMs ?? 0 })}. `}
      {fault ? `${t(faultNames[fault])}. ` : ''}
      {status !== null && <span className={css.breaks}>{said}</span>}
    </Notice>
  )
}

/** One address: how it stands, what it is told, a test, its log, and what an owner does with it. */
export function WebhookCard({ webhook, companyId }: { webhook: Webhook; companyId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { id, url, kinds, brandIds, pausedAs, waitingCount, failedCount } = webhook
  const [open, setOpen] = useState<'edit' | 'secret' | 'remove'>()
  const [busy, setBusy] = useState<'test' | 'replay' | 'remove'>()
  const [tested, setTested] = useState<WebhookDelivery>()
  const [hasLog, setHasLog] = useState(false)
  const readAgain = () => dispatch(queryActions.invalidated({ prefix: 'listWebhook' }))
  const told = (ok: boolean, done: string) => {
    notify(ok ? { kind: 'ok', message: done } : { kind: 'bad', message: t(m.actFailed) })
    readAgain()
  }

  const test = async () => {
    setBusy('test')
    const { data } = await dispatch(testWebhook({ params: { id } }))
    setBusy(undefined)
    setTested(data?.webhookDelivery)
    if (!data) notify({ kind: 'bad', message: t(m.testFailed) })
    readAgain()
  }
  const pause = async (paused: boolean) =>
    told((await dispatch(updateWebhook({ params: { id }, body: { webhook: { paused } } }))).ok, t(m.changed))
  const replay = async () => {
    setBusy('replay')
    const { data, ok } = await dispatch(replayFailedDeliveries({ params: { id } }))
    setBusy(undefined)
    told(ok, t(m.replayedAll, { n: data?.count ?? 0 }))
  }
  const remove = async () => {
    setBusy('remove')
    const { ok } = await dispatch(deleteWebhook({ params: { id } }))
    setBusy(undefined)
    setOpen(undefined)
    told(ok, t(m.removed))
  }
  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        <strong className={css.breaks}>{url}</strong>
        <Chip tone={pausedAs ? 'warn' : 'ok'}>{t(pausedAs ? pauseNames[pausedAs] : m.active)}</Chip>
        {waitingCount > 0 && <Chip tone="info">{t(m.waitingCount, { n: waitingCount })}</Chip>}
        {failedCount > 0 && <Chip tone="bad">{t(m.failedCount, { n: failedCount })}</Chip>}
      </Row>
      <span className={css.quiet}>
        {[
          kinds.map((kind) => t(kindNames[kind])).join(', '),
          brandIds ? t(messages.brandCount, { n: brandIds.length }) : t(messages.allBrands),
        ].join(' · ')}
      </span>
      {tested && <Tested delivery={tested} />}
      <Row gap={8} wrap>
        <Button size="sm" icon="send" loading={busy === 'test'} onClick={() => void test()}>
          {t(m.test)}
        </Button>
        <Button size="sm" icon="history" aria-expanded={hasLog} onClick={() => setHasLog(!hasLog)}>
          {t(hasLog ? m.hideLog : m.log)}
        </Button>
        {failedCount > 0 && (
          <Button size="sm" icon="repeat" loading={busy === 'replay'} onClick={() => void replay()}>
            {t(m.replayAll)}
          </Button>
        )}
        <Menu
          size="sm"
          label={t(m.actsFor, { url })}
          items={[
            { label: t(commonMessages.change), icon: 'pencil', onClick: () => setOpen('edit') },
            pausedAs
              ? { label: t(m.goOn), icon: 'player-play', onClick: () => void pause(false) }
              : { label: t(m.pause), icon: 'player-pause', onClick: () => void pause(true) },
            { label: t(m.renew), icon: 'key', onClick: () => setOpen('secret') },
            { label: t(commonMessages.remove), icon: 'trash', danger: true, onClick: () => setOpen('remove') },
          ]}
        />
      </Row>
      {hasLog && <DeliveryLog webhookId={id} />}
      {open === 'edit' && (
        <WebhookDialog
          companyId={companyId}
          webhook={webhook}
          onSaved={() => told(true, t(m.changed))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'secret' && <SecretDialog webhook={webhook} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'remove'}
        danger
        loading={busy === 'remove'}
        title={t(m.removeTitle)}
        confirmLabel={t(commonMessages.remove)}
        cancelLabel={t(commonMessages.cancel)}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(undefined)}
      >
        {t(m.removeText, { url })}
      </ConfirmDialog>
    </Stack>
  )
}
