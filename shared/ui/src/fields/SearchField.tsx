import type { Ref } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import css from './Field.module.css'

export interface SearchFieldProps {
  /** The name for screen readers, and the placeholder unless that is given. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  onSubmit?: (value: string) => void
  autoFocus?: boolean
  id?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A search box with a lens, cleared by Escape or its cross. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  autoFocus,
  id,
  className,
  ref,
}: SearchFieldProps) {
  const { labels } = useUiConfig()
  return (
    <div role="search" className={cx(css.box, className)}>
      <Icon name="search" size={16} />
      <input
        ref={ref}
        id={id}
        className={css.control}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.stopPropagation()
            onChange('')
          }
          if (event.key === 'Enter') onSubmit?.(value)
        }}
      />
      {value && (
        <button type="button" className={css.inner} aria-label={labels.clear} onClick={() => onChange('')}>
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  )
}
