import { Select } from '@mantine/core'
import { inLibrary } from '../base/library'
import { useUiConfig } from '../base/uiConfig'
import { comboboxLook } from './comboboxLook'
import type { ControlWiring } from './FieldFrame'
import type { SearchSelectFieldProps } from './SearchSelectField.props'

function Search({
  options,
  value,
  onChange,
  placeholder,
  clearable = true,
  onSearch,
  emptyText,
  wiring,
  ...field
}: SearchSelectFieldProps<string> & { wiring: ControlWiring }) {
  const { labels } = useUiConfig()
  return (
    <Select
      {...wiring}
      data={[...options]}
      value={value}
      onChange={(next) => onChange(next)}
      placeholder={placeholder}
      searchable
      clearable={clearable}
      {...(onSearch ? { onSearchChange: onSearch, filter: ({ options: all }) => all } : {})}
      clearButtonProps={{ 'aria-label': labels.clear }}
      disabled={field.disabled}
      autoFocus={field.autoFocus}
      onBlur={field.onBlur}
      onFocus={field.onFocus}
      name={field.name}
      error={Boolean(field.error)}
      nothingFoundMessage={emptyText ?? labels.noMatches}
      withCheckIcon={false}
      classNames={comboboxLook(Boolean(field.error), Boolean(field.disabled))}
      comboboxProps={{
        keepMounted: false,
        hideDetached: false,
        transitionProps: { duration: 120, transition: 'pop' },
        offset: 6,
      }}
    />
  )
}

/** The control of a SearchSelectField. */
export const SearchCombobox = inLibrary(Search)
