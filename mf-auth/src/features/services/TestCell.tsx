import type { ConnectedService } from '@samspel/api'
import { Button, Icon } from '@samspel/ui'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'
import type { Tested } from './use-tests'

interface Props {
  service: ConnectedService
  tested: Tested | undefined
  /** All of them are being tested: this one waits for its turn. */
  isOff: boolean
  onTest: () => void
  onConnect: () => void
}

const untestableWords = { by_hand: m.byHand, no_account: m.noAccount, no_device: m.noDevice, not_set: m.never }

/** The button that tests a service, and then what came of it. */
export function TestCell({ service: { name, state, untestable, failed }, tested, isOff, onTest, onConnect }: Props) {
  const { t, number } = useServiceFormats()
  const words = { name: t(serviceNames[name]) }
  if (state === 'missing')
    return (
      <Button size="sm" onClick={onConnect} aria-label={t(m.connectName, words)}>
        {t(m.connect)}
      </Button>
    )
  if (untestable) return <span className={css.why}>{t(untestableWords[untestable])}</span>
  if (tested?.kind === 'done')
    return (
      <span className={css.result} data-tone={tested.test.ok ? 'ok' : 'bad'} role="status">
        <Icon name={tested.test.ok ? 'circle-check' : 'circle-x'} size={16} />
        <span>{t(m.ms, { ms: number(tested.test.ms) })}</span>
        {!failed && !tested.test.ok && <span className={css.words}>{tested.test.message || t(m.noWords)}</span>}
      </span>
    )
  if (tested?.kind === 'problem')
    return (
      <span className={css.result} data-tone="warn" role="status">
        {t(tested.message)}
      </span>
    )
  return (
    <Button
      size="sm"
      loading={tested?.kind === 'busy'}
      disabled={isOff && tested?.kind !== 'busy'}
      onClick={onTest}
      aria-label={t(m.testName, words)}
    >
      {t(m.test)}
    </Button>
  )
}
