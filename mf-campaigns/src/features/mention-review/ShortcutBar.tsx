import { useText } from '@samspel/i18n'
import { Kbd } from '@samspel/ui'
import { messages } from './messages'
import { decisionMessages } from '../../components/decision-messages'
import css from './Review.module.css'
import { keyNames } from './use-review-keys'

/** Where one is, and what the keys do. */
export function ShortcutBar({ position, total }: { position: number; total: number }) {
  const t = useText()
  const keys = [[['←', '→'], messages.browse], [[keyNames.approve], decisionMessages.approve], [[keyNames.reject], messages.rejectWithReason], [[keyNames.undo], messages.undo], [[keyNames.write], messages.writeToCreator]] as const
  return (
    <div className={css.bar}>
      <span className={css.position}>{t(messages.position, { position, total })}</span>
      {keys.map(([names, label]) => <span key={label.id} className={css.key}>{names.map((name) => <Kbd key={name}>{name}</Kbd>)}{t(label)}</span>)}
    </div>
  )
}
