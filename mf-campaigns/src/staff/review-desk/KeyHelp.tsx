import { commonMessages, useText } from '@samspel/i18n'
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
  compare: [keyNames.compare],
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
  /** The shortcuts available here; others are left out. */
  actions: readonly (keyof typeof names)[]
  /** How to browse here. */
  shape?: keyof typeof browsing
  words?: DeskWords
  /** Shortcuts that only this screen has. */
  more?: readonly (readonly [keys: readonly string[], does: string])[]
  onClose: () => void
}

/** All keyboard shortcuts of a review screen, including those the bar has no room for. */
export function KeyHelp({ actions, shape = 'grid', words = {}, more = [], onClose }: KeyHelpProps) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={t(messages.keys)} closeLabel={t(commonMessages.close)}>
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
