import { type KeyboardEvent, useRef, useState } from 'react'
import { Tag } from '../actions/Chip'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import box from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import css from './TagsField.module.css'

export interface TagsFieldProps extends FieldProps {
  /** Words without their mark. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Shown before each word, such as '#' or '@'; typed ones are dropped. */
  mark?: string
  placeholder?: string
  max?: number
  /** Keeps blanks inside a word, which else part two words. */
  allowSpaces?: boolean
}

/** Words that are typed and become tags on Enter, comma, blank or leaving; Backspace takes the last back. */
export function TagsField({
  value,
  onChange,
  mark = '',
  placeholder,
  max,
  allowSpaces = false,
  ...field
}: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { labels } = useUiConfig()
  const full = max !== undefined && value.length >= max

  const add = (text: string) => {
    const words = text
      .split(allowSpaces ? /[,;\n]+/ : /[\s,;]+/)
      .map((word) => (mark ? word.trim().replace(new RegExp(`^\\${mark}+`), '') : word.trim()))
    const fresh = words.filter((word, index) => word && words.indexOf(word) === index && !value.includes(word))
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, max))
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && !typed && value.length > 0) onChange(value.slice(0, -1))
  }
  const change = (text: string) => {
    if ((allowSpaces ? /[,;\n]$/ : /[\s,;]$/).test(text)) add(text)
    else setTyped(text)
  }
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div
          className={cx(box.box, css.box, Boolean(field.error) && box.bad, field.disabled && box.off)}
          onClick={() => input.current?.focus()}
        >
          {value.map((word) => (
            <Tag
              key={word}
              removeLabel={`${labels.remove} ${mark}${word}`}
              {...(field.disabled ? {} : { onRemove: () => onChange(value.filter((other) => other !== word)) })}
            >
              {mark}
              {word}
            </Tag>
          ))}
          <input
            {...wiring}
            ref={input}
            className={cx(box.control, css.input)}
            value={typed}
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
            name={field.name}
            placeholder={value.length === 0 ? placeholder : undefined}
            disabled={field.disabled || full}
            autoCapitalize="none"
            autoComplete="off"
            autoFocus={field.autoFocus}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              if (/[\s,;]/.test(text.trim())) {
                event.preventDefault()
                add(typed + text)
              }
            }}
            onBlur={() => {
              if (typed) add(typed)
              field.onBlur?.()
            }}
            onFocus={field.onFocus}
          />
        </div>
      )}
    </FieldFrame>
  )
}
