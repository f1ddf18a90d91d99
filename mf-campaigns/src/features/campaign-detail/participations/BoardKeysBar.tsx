import { useText } from '@samspel/i18n'
import { Kbd } from '@samspel/ui'
import { decisionMessages } from '../../../components/decision-messages'
import css from './Board.module.css'
import { messages } from './messages'
import { keyNames } from './use-board-keys'

const shortcuts = [[['←', '→', '↑', '↓'], messages.browse], [[keyNames.approve], decisionMessages.approve], [[keyNames.reject], messages.rejectKey], [[keyNames.star], messages.starKey]] as const

/** Where one is on the board, and what the keys do. */
export function BoardKeysBar({ position }: { position: { at: number; total: number; column: string } | undefined }) {
  const t = useText()
  return (
    <div className={css.keysBar} role="note" aria-label={t(messages.shortcuts)}>
      {position && <b>{t(messages.position, position)}</b>}
      {shortcuts.map(([names, label]) => <span key={label.id} className={css.key}>{names.map((name) => <Kbd key={name}>{name}</Kbd>)}{t(label)}</span>)}
    </div>
  )
}
