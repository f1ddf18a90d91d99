import { useText } from '@samspel/i18n'
import { Modal } from '@samspel/ui'
import { type DeskWords, Keys } from './KeyBar'
import { deskMessages as messages } from './messages'
import css from './ReviewDesk.module.css'
import { type DeskAction, keyNames } from './use-desk-keys'

const names: Record<Exclude<DeskAction, 'help'> | 'approveSelected' | 'rejectSelected', readonly string[]> = {
  approve: [keyNames.approve],
  reject: [keyNames.reject],
  approveSelected: ['⇧', keyNames.approve],
  rejectSelected: ['⇧', keyNames.reject],
  changes: [keyNames.changes],
  star: [keyNames.star],
  undo: [keyNames.undo],
  select: ['␣'],
  selectRange: ['⇧', '␣'],
  clear: ['Esc'],
  write: [keyNames.write],
}

const browsing = {
  grid: [
    ['←', '→', '↑', '↓'],
    ['J', 'K'],
  ],
  list: [
    ['↑', '↓'],
    ['J', 'K'],
  ],
  queue: [
    ['←', '→'],
    ['J', 'K'],
  ],
}

interface KeyHelpProps {
  /** What a key does on this desk; others are not told. */
  actions: readonly (keyof typeof names)[]
  /** How one browses there. */
  shape?: keyof typeof browsing
  words?: DeskWords
  /** Keys that this desk alone has. */
  more?: readonly (readonly [keys: readonly string[], does: string])[]
  onClose: () => void
}

/** All keys of a desk, for whom the bar has no room. */
export function KeyHelp({ actions, shape = 'grid', words = {}, more = [], onClose }: KeyHelpProps) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={t(messages.shortcutsTitle)} closeLabel={t(messages.close)}>
      <dl className={css.shortcuts}>
        {browsing[shape].map((keys) => (
          <div key={keys[0]}>
            <dt>
              <Keys names={keys} />
            </dt>
            <dd>{words.browse ?? t(messages.browse)}</dd>
          </div>
        ))}
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <Keys names={names[action]} />
            </dt>
            <dd>{(action in words && words[action as keyof DeskWords]) || t(messages[action])}</dd>
          </div>
        ))}
        {more.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <Keys names={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
