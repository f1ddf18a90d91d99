import { MultiSelect } from '@mantine/core'
import { useUiConfig } from '../base/uiConfig'
import { comboboxLook } from './comboboxLook'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './SelectField'

export interface MultiSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  placeholder?: string
  /** At most so many can be chosen. */
  max?: number
}

/** Several of a list; typing narrows it, each choice becomes a tag. */
export function MultiSelectField<V extends string>({ options, value, onChange, placeholder, max, ...field }: MultiSelectFieldProps<V>) {
  const { labels } = useUiConfig()
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <MultiSelect
          {...wiring} data={[...options]} value={[...value]} onChange={(next) => onChange(next as V[])} placeholder={value.length ? undefined : placeholder} maxValues={max}
          searchable hidePickedOptions disabled={field.disabled} autoFocus={field.autoFocus} onBlur={field.onBlur} onFocus={field.onFocus} name={field.name}
          error={Boolean(field.error)} nothingFoundMessage={labels.noMatches} withCheckIcon={false} classNames={comboboxLook(Boolean(field.error), Boolean(field.disabled))}
          comboboxProps={{ keepMounted: false, transitionProps: { duration: 120, transition: 'pop' }, offset: 6 }} aria-label={field.label}
        />
      )}
    </FieldFrame>
  )
}
