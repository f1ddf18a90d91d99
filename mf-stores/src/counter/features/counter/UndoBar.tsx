import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages } from './messages'
import css from './UndoBar.module.css'
import type { Counter } from './use-counter'
import { useNow } from './use-now'

/** The last hand-out, with the seconds in which it can be taken back. */
export function UndoBar({ counter }: { counter: Counter }) {
  const t = useText()
  const now = useNow(1_000)
  const undo = counter.undos.at(-1)
  if (!undo) return null
  // The clock of this part may be a tick older than the hand-out.
  const left = Math.min(60, Math.max(0, Math.ceil((undo.until - now) / 1_000)))
  return (
    <div className={css.bar}>
      <Icon name="circle-check" size={20} className={css.mark} />
      <span className={css.words}>
        {/* The seconds are not read out: the news is that it was handed out. */}
        <b role="status">{t(undo.hasFailed ? messages.undoFailed : messages.given, { name: undo.name })}</b>
        <span>{t(messages.undoLeft, { count: left })}</span>
      </span>
      <button type="button" className={css.undo} onClick={() => void counter.takeBack(undo)}>
        <Icon name="arrow-back-up" size={18} />
        {t(messages.undo)}
      </button>
    </div>
  )
}
