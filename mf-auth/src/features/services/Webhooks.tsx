import { useState } from 'react'
import type { ConnectedServices } from '@samspel/api'
import { Card, EmptyState, Icon, TextButton } from '@samspel/ui'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'
import { WebhooksWindow } from './WebhooksWindow'
import { WebhookTable } from './WebhookTable'

/** The latest calls of services to us, and how many there were in 24 hours. */
export function Webhooks({ webhooks: { total, refused, latest, silent } }: Pick<ConnectedServices, 'webhooks'>) {
  const f = useServiceFormats()
  const { t } = f
  const [isOpen, setIsOpen] = useState(false)
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
      {...(total > 0 && { aside: <TextButton onClick={() => setIsOpen(true)}>{t(m.showAll)}</TextButton> })}
    >
      {silent.map(({ service, since }) => (
        <p key={service} className={css.silent}>
          <Icon name="alert-triangle" size={16} />
          {t(m.silentSince, { name: t(serviceNames[service]), time: f.when(since) })}
        </p>
      ))}
      {latest.length > 0 ? (
        <WebhookTable rows={latest} />
      ) : (
        <EmptyState bare title={t(m.webhooksNone)} text={t(m.webhooksNoneText)} />
      )}
      <WebhooksWindow open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
