import { useText } from '@samspel/i18n'
import { Modal } from '@samspel/ui'
import { Keys } from './KeyBar'
import { deskMessages as messages } from './messages'
import css from './ReviewDesk.module.css'
import { type DeskAction, keyNames } from './use-desk-keys'

const names: Record<Exclude<DeskAction, 'help'>, readonly string[]> = {
  approve: [keyNames.approve],
  reject: [keyNames.reject, 'R'],
  changes: [keyNames.changes],
  star: [keyNames.star],
  undo: [keyNames.undo, 'U'],
  select: ['␣'],
  selectRange: ['⇧', '␣'],
  clear: ['Esc'],
  write: [keyNames.write],
}

/** All keys of a desk, for whom the bar has no room. */
export function KeyHelp({ actions, onClose }: { actions: readonly (keyof typeof names)[]; onClose: () => void }) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={t(messages.shortcutsTitle)} closeLabel={t(messages.close)}>
      <dl className={css.shortcuts}>
        {[
          ['←', '→', '↑', '↓'],
          ['J', 'K'],
        ].map((keys) => (
          <div key={keys[0]}>
            <dt>
              <Keys names={keys} />
            </dt>
            <dd>{t(messages.browse)}</dd>
          </div>
        ))}
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <Keys names={names[action]} />
            </dt>
            <dd>{t(messages[action])}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
