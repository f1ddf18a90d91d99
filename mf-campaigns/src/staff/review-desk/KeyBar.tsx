import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { Kbd, TextButton } from '@samspel/ui'
import { deskMessages as messages } from './messages'
import css from './ReviewDesk.module.css'
import { type DeskAction, keyNames } from './use-desk-keys'

/** The keys for one action. */
export const Keys = ({ names }: { names: readonly string[] }) => (
  <span className={css.key}>
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
  </span>
)

/** Labels that replace the default names of actions. */
export type DeskWords = Partial<Record<DeskAction | 'browse', string>>

interface KeyBarProps {
  position?: string | undefined
  /** Actions besides browsing, in display order. */
  actions: readonly Exclude<DeskAction, 'select' | 'selectRange' | 'clear' | 'help'>[]
  browse?: readonly string[]
  words?: DeskWords
  /** Shown at the end of the bar. */
  aside?: ReactNode
  onHelp: () => void
}

/** The current position, and the keyboard shortcuts. */
export function KeyBar({ position, actions, browse = ['←', '→'], words = {}, aside, onHelp }: KeyBarProps) {
  const t = useText()
  return (
    <div className={css.bar} role="note" aria-label={t(messages.keys)}>
      {position && <span className={css.position}>{position}</span>}
      <span className={css.keys}>
        {browse.length > 0 && (
          <span className={css.key}>
            <Keys names={browse} />
            {words.browse ?? t(messages.browse)}
          </span>
        )}
        {actions.map((action) => (
          <span key={action} className={css.key}>
            <Keys names={[keyNames[action]]} />
            {words[action] ?? t(messages[action])}
          </span>
        ))}
      </span>
      {aside && <span className={css.aside}>{aside}</span>}
      <span className={css.key}>
        <Kbd>{keyNames.help}</Kbd>
        <TextButton onClick={onHelp}>{t(messages.shortcuts)}</TextButton>
      </span>
    </div>
  )
}
