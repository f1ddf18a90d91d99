import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { cleanCode, CODE_LENGTH, hasForeign } from './code'
import css from './CodeEntry.module.css'
import { messages } from './messages'

interface CodeEntryProps {
  /** The initial value; a code to correct has its last character selected. */
  code?: string
  autoFocus?: boolean
  disabled?: boolean
  /** Called when eight characters are complete. */
  onCode: (code: string) => void
}

/** Input for a pass's eight characters: converts to capitals, accepts pasted codes, and submits with the eighth character. */
export function CodeEntry({ code: first = '', autoFocus = false, disabled = false, onCode }: CodeEntryProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(first)
  const [isForeign, setForeign] = useState(false)
  const [caret, setCaret] = useState(Math.min(first.length, CODE_LENGTH - 1))

  useEffect(() => {
    if (!autoFocus || !input.current) return
    input.current.focus()
    if (first.length === CODE_LENGTH) input.current.setSelectionRange(CODE_LENGTH - 1, CODE_LENGTH)
    // Only on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [autoFocus])

  const type = (text: string) => {
    const next = cleanCode(text)
    setForeign(hasForeign(text))
    setCode(next)
    if (next.length === CODE_LENGTH && next !== code) onCode(next)
  }
  const box = (index: number) => (
    <span key={index} className={cx(css.box, index === caret && css.active)}>
      {code[index] ?? ''}
    </span>
  )
  return (
    <div>
      <div className={css.field}>
        <input
          ref={input}
          className={css.input}
          value={code}
          disabled={disabled}
          data-first={autoFocus || undefined}
          aria-label={t(messages.code)}
          aria-describedby={id}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => type(event.target.value)}
          onSelect={(event) => setCaret(Math.min(event.currentTarget.selectionStart ?? 0, CODE_LENGTH - 1))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && code.length === CODE_LENGTH) onCode(code)
          }}
        />
        <span className={css.boxes} aria-hidden>
          {[0, 1, 2, 3].map(box)}
          <span className={css.gap} />
          {[4, 5, 6, 7].map(box)}
        </span>
      </div>
      <p id={id} className={css.hint} role={isForeign ? 'status' : undefined}>
        {t(isForeign ? messages.foreign : messages.never)}
      </p>
    </div>
  )
}
