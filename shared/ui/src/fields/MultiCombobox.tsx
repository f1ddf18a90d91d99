import { MultiSelect } from '@mantine/core'
import { inLibrary } from '../base/library'
import { useUiConfig } from '../base/uiConfig'
import { comboboxLook } from './comboboxLook'
import type { ControlWiring } from './FieldFrame'
import type { MultiSelectFieldProps } from './MultiSelectField.props'

function Multi({
  options,
  value,
  onChange,
  placeholder,
  max,
  wiring,
  ...field
}: MultiSelectFieldProps<string> & { wiring: ControlWiring }) {
  const { labels } = useUiConfig()
  return (
    <MultiSelect
      {...wiring}
      data={[...options]}
      value={[...value]}
      onChange={(next) => onChange(next)}
      placeholder={value.length ? undefined : placeholder}
      maxValues={max}
      searchable
      hidePickedOptions
      disabled={field.disabled}
      autoFocus={field.autoFocus}
      onBlur={field.onBlur}
      onFocus={field.onFocus}
      name={field.name}
      error={Boolean(field.error)}
      nothingFoundMessage={labels.noMatches}
      withCheckIcon={false}
      classNames={comboboxLook(Boolean(field.error), Boolean(field.disabled))}
      comboboxProps={{
        keepMounted: false,
        hideDetached: false,
        transitionProps: { duration: 120, transition: 'pop' },
        offset: 6,
      }}
      aria-label={field.label}
    />
  )
}

/** The control of a MultiSelectField. */
export const MultiCombobox = inLibrary(Multi)
