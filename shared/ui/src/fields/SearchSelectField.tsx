import { Select } from '@mantine/core'
import { useUiConfig } from '../base/uiConfig'
import { comboboxLook } from './comboboxLook'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './SelectField'

export interface SearchSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V | null) => void
  placeholder?: string
  clearable?: boolean
  /** Told what is typed, for lists that the server searches; the options are then shown as they are. */
  onSearch?: (text: string) => void
}

/** One of a long list: typing narrows it. */
export function SearchSelectField<V extends string>({ options, value, onChange, placeholder, clearable = true, onSearch, ...field }: SearchSelectFieldProps<V>) {
  const { labels } = useUiConfig()
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <Select
          {...wiring} data={[...options]} value={value} onChange={(next) => onChange(next as V | null)} placeholder={placeholder} searchable clearable={clearable}
          {...(onSearch ? { onSearchChange: onSearch, filter: ({ options: all }) => all } : {})} clearButtonProps={{ 'aria-label': labels.clear }}
          disabled={field.disabled} autoFocus={field.autoFocus} onBlur={field.onBlur} onFocus={field.onFocus} name={field.name} error={Boolean(field.error)}
          nothingFoundMessage={labels.noMatches} withCheckIcon={false} classNames={comboboxLook(Boolean(field.error), Boolean(field.disabled))}
          comboboxProps={{ keepMounted: false, transitionProps: { duration: 120, transition: 'pop' }, offset: 6 }}
        />
      )}
    </FieldFrame>
  )
}
