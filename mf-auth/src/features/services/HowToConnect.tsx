import { useState } from 'react'
import type { ConnectedService } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { Button, Modal } from '@samspel/ui'
import { messages as m } from './messages'
import { serviceNames, without } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'

/** What has to be done so that a service is connected: settings are never typed here. */
export function HowToConnect({ service, onClose }: { service: ConnectedService | undefined; onClose: () => void }) {
  const { t } = useServiceFormats()
  const [shown, setShown] = useState(service)
  if (service && service !== shown) setShown(service)
  return (
    <Modal
      open={service !== undefined}
      onClose={onClose}
      title={shown ? t(m.connectTitle, { name: t(serviceNames[shown.name]) }) : ''}
      footer={
        <Button variant="main" onClick={onClose}>
          {t(commonMessages.done)}
        </Button>
      }
    >
      {shown && (
        <div className={css.steps}>
          <p>{t(without[shown.name])}</p>
          <ol>
            <li>{t(m.stepRegister)}</li>
            <li>
              {t(m.stepSettings, { count: shown.settings.length })}
              <ul>
                {shown.settings.map((name) => (
                  <li key={name}>
                    <code>{name}</code>
                  </li>
                ))}
              </ul>
            </li>
            <li>{t(m.stepRestart)}</li>
          </ol>
          <p className={css.quiet}>{t(m.stepGuide)}</p>
        </div>
      )}
    </Modal>
  )
}
