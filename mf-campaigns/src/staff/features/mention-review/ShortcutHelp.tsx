import { useText } from '@samspel/i18n'
import { Modal } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { messages } from './messages'
import css from './Review.module.css'
import { Keys } from './ShortcutBar'
import { keyNames } from './use-review-keys'

const all = [
  [['←', '→', '↑', '↓'], messages.browse],
  [['J', 'K'], messages.browse],
  [[keyNames.approve], decisionMessages.approve],
  [[keyNames.reject, 'R'], messages.rejectWithReason],
  [[keyNames.changes], messages.requestChanges],
  [[keyNames.undo, 'U'], messages.undo],
  [['␣'], messages.select],
  [['⇧', '␣'], messages.selectRange],
  [['Esc'], messages.clearSelection],
  [[keyNames.write], messages.writeToCreator],
] as const

/** All keys of the review, for whom the bar has no room. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={t(messages.shortcutsTitle)} closeLabel={t(messages.close)}>
      <dl className={css.shortcuts}>
        {all.map(([names, label]) => (
          <div key={names.join('')}>
            <dt>
              <Keys names={names} />
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
