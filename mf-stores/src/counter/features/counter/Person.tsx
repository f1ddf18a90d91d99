import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Fact, Facts, Icon } from '@samspel/ui'
import type { CounterPickup } from '../../core'
import { messages } from './messages'
import { Who } from './Result'
import resultCss from './Result.module.css'
import { messages as scanMessages } from './scan-messages'
import css from './ScanView.module.css'

interface PersonProps {
  pickup: CounterPickup
  onClose: () => void
  onScan: () => void
}

/** Details of an expected creator. Nothing can be handed out here, since that requires the code. */
export function Person({ pickup, onClose, onScan }: PersonProps) {
  const t = useText()
  const f = useFormats()
  const { comingAt, until } = pickup
  return (
    <div className={resultCss.result}>
      <header className={css.bar}>
        <button type="button" className={css.close} aria-label={t(commonMessages.close)} onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
        <h1 tabIndex={-1}>{pickup.creator.name}</h1>
      </header>
      <div className={css.whole}>
        <div className={css.person}>
          <Who pickup={pickup} />
        </div>
        <Facts>
          {comingAt && <Fact label={t(messages.comes)}>{f.dateTime(comingAt)}</Fact>}
          {until && (
            <Fact label={t(messages.ends)}>{[f.date(until.day, 'weekday'), until.time].filter(Boolean).join(' ')}</Fact>
          )}
        </Facts>
        <p className={css.quiet}>{t(messages.askForCode)}</p>
      </div>
      <footer className={resultCss.foot}>
        <Button variant="main" size="lg" icon="scan" fullWidth autoFocus onClick={onScan}>
          {t(messages.scan)}
        </Button>
        <Button variant="quiet" size="lg" fullWidth onClick={onClose}>
          {t(scanMessages.toList)}
        </Button>
      </footer>
    </div>
  )
}
