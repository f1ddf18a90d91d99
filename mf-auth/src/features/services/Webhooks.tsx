import { useState } from 'react'
import type { ConnectedServices, ReceivedWebhook } from '@samspel/api'
import { Card, EmptyState, Icon, TextButton } from '@samspel/ui'
import { messages as m } from './messages'
import { RerunDialog } from './RerunDialog'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'
import { type WebhookFilter, WebhooksWindow } from './WebhooksWindow'
import { WebhookTable } from './WebhookTable'

/** The latest calls of services to us, and how many there were in 24 hours. */
export function Webhooks({
  webhooks: { total, refused, failed, latest, silent },
  onChange,
}: Pick<ConnectedServices, 'webhooks'> & { onChange: () => void }) {
  const f = useServiceFormats()
  const { t } = f
  const [opened, setOpened] = useState<WebhookFilter>()
  const [asked, setAsked] = useState<ReceivedWebhook>()
  return (
    <Card
      title={t(m.webhooks)}
      padding="none"
      className={css.webhooks!}
      detail={
        <>
          {t(m.in24Hours, { shown: f.number(total) })}
          {refused > 0 && (
            <b className={css.refused}> {t(m.refusedCount, { count: refused, shown: f.number(refused) })}</b>
          )}
        </>
      }
      {...(total > 0 && { aside: <TextButton onClick={() => setOpened('all')}>{t(m.showAll)}</TextButton> })}
    >
      {silent.map(({ service, since }) => (
        <p key={service} className={css.silent}>
          <Icon name="alert-triangle" size={16} />
          {t(m.silentSince, { name: t(serviceNames[service]), time: f.when(since) })}
        </p>
      ))}
      {failed > 0 && (
        <p className={css.failed}>
          <Icon name="alert-triangle" size={16} />
          <span>{t(m.failedCount, { count: failed, shown: f.number(failed) })}</span>
          <TextButton onClick={() => setOpened('failed')}>{t(m.showFailed)}</TextButton>
        </p>
      )}
      {latest.length > 0 ? (
        <WebhookTable rows={latest} onRerun={setAsked} />
      ) : (
        <EmptyState bare title={t(m.webhooksNone)} text={t(m.webhooksNoneText)} />
      )}
      <WebhooksWindow filter={opened} onClose={() => setOpened(undefined)} onChange={onChange} />
      <RerunDialog webhook={asked} onClose={() => setAsked(undefined)} onDone={onChange} />
    </Card>
  )
}
