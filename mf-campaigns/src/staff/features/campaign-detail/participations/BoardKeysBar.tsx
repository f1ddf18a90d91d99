import { useText } from '@samspel/i18n'
import { Kbd } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { keyNames } from './use-board-keys'

const shortcuts = [
  [['←', '→', '↑', '↓'], boardMessages.browse],
  [[keyNames.approve], decisionMessages.approve],
  [[keyNames.reject], boardMessages.rejectKey],
  [[keyNames.star], boardMessages.starKey],
] as const

/** Where one is on the board, and what the keys do. */
export function BoardKeysBar({ position }: { position: { at: number; total: number; column: string } | undefined }) {
  const t = useText()
  return (
    <div className={css.keysBar} role="note" aria-label={t(boardMessages.shortcuts)}>
      {position && <b>{t(boardMessages.position, position)}</b>}
      {shortcuts.map(([names, label]) => (
        <span key={label.id} className={css.key}>
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {t(label)}
        </span>
      ))}
    </div>
  )
}
