import { useText } from '@samspel/i18n'
import { Kbd, TextButton } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { messages } from './messages'
import css from './Review.module.css'
import { keyNames } from './use-review-keys'

const shortcuts = [
  [['←', '→'], messages.browse],
  [[keyNames.approve], decisionMessages.approve],
  [[keyNames.reject], messages.rejectWithReason],
  [[keyNames.changes], messages.requestChanges],
  [[keyNames.undo], messages.undo],
  [[keyNames.write], messages.writeToCreator],
] as const

/** The keys of one act. */
export const Keys = ({ names }: { names: readonly string[] }) => (
  <span className={css.key}>
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
  </span>
)

/** Where one is, and what the keys do. */
export function ShortcutBar({ position, total, onHelp }: { position: number; total: number; onHelp: () => void }) {
  const t = useText()
  return (
    <div className={css.bar}>
      <span className={css.position}>{t(messages.position, { position, total })}</span>
      <span className={css.keys}>
        {shortcuts.map(([names, label]) => (
          <span key={label.id} className={css.key}>
            <Keys names={names} />
            {t(label)}
          </span>
        ))}
      </span>
      <span className={css.help}>
        <Kbd>{keyNames.help}</Kbd>
        <TextButton onClick={onHelp}>{t(messages.shortcuts)}</TextButton>
      </span>
    </div>
  )
}
