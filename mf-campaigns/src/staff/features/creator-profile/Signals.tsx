import type { CreatorInsights } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { useSignalWords } from '../../components/creator-list/use-signal-words'
import { signalMessages as m } from './signal-messages'
import css from './Signals.module.css'

/** What stands out about the account, with the figures that say so; nothing without any. */
export function Signals({ insights }: { insights: CreatorInsights | undefined }) {
  const t = useText()
  const words = useSignalWords()
  const signals = insights?.signals ?? []
  if (signals.length === 0) return null
  return (
    <Card title={t(m.title)}>
      <ul className={css.signals}>
        {signals.map((signal) => (
          <li key={signal.id}>{words(signal)}</li>
        ))}
      </ul>
      <p className={css.what}>{t(m.what)}</p>
    </Card>
  )
}
