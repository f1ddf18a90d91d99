import { commonMessages, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { messages } from './messages'
import css from './UndoBar.module.css'
import type { Counter } from './use-counter'
import { useNow } from './use-now'

/** The latest hand-out, with the seconds left to undo it. */
export function UndoBar({ counter }: { counter: Counter }) {
  const t = useText()
  const now = useNow(1_000)
  const undo = counter.undos.at(-1)
  if (!undo) return null
  // This component's clock may be a tick behind the hand-out.
  const left = Math.min(60, Math.max(0, Math.ceil((undo.until - now) / 1_000)))
  return (
    <div className={css.bar}>
      <Icon name="circle-check" size={20} className={css.mark} />
      <span className={css.words}>
        {/* Only the hand-out is announced, not the countdown. */}
        <b role="status">{t(undo.hasFailed ? messages.undoFailed : messages.given, { name: undo.name })}</b>
        <span>{t(messages.undoLeft, { count: left })}</span>
      </span>
      <button type="button" className={css.undo} onClick={() => void counter.takeBack(undo)}>
        <Icon name="arrow-back-up" size={18} />
        {t(commonMessages.undo)}
      </button>
    </div>
  )
}
