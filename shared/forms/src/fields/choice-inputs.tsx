import type { ReactNode } from 'react'
import {
  CheckboxField,
  MultiSelectField,
  type MultiSelectFieldProps,
  type Option,
  SearchSelectField,
  type SearchSelectFieldProps,
  SelectField,
  type SelectFieldProps,
  SwitchField,
} from '@samspel/ui'
import { RadioCards as RadioCardsField, type RadioCardsProps as UiRadioCardsProps } from '@samspel/ui/late'
import { type BoundProps, useBoundField } from './use-bound-field'

/** One of a short list. */
export type SelectProps = BoundProps &
  Pick<SelectFieldProps<string>, 'placeholder' | 'clearable' | 'icon'> & { options: readonly Option[] }

/** One of a short list, bound to a field; nothing chosen is null. */
export function Select({ options, placeholder, clearable, icon, ...bound }: SelectProps) {
  const { field } = useBoundField<string | null>(bound, { empty: null })
  return <SelectField {...field} {...{ options, placeholder, clearable, icon }} />
}

/** One of a long list, found by typing. */
export type SearchSelectProps = BoundProps &
  Pick<SearchSelectFieldProps<string>, 'placeholder' | 'clearable' | 'onSearch'> & { options: readonly Option[] }

/** One of a long list, bound to a field. */
export function SearchSelect({ options, placeholder, clearable, onSearch, ...bound }: SearchSelectProps) {
  const { field } = useBoundField<string | null>(bound, { empty: null })
  return <SearchSelectField {...field} {...{ options, placeholder, clearable, ...(onSearch && { onSearch }) }} />
}

/** Several of a list. */
export type MultiSelectProps = BoundProps &
  Pick<MultiSelectFieldProps<string>, 'placeholder' | 'max'> & { options: readonly Option[] }

/** Several of a list, bound to a field of strings. */
export function MultiSelect({ options, placeholder, max, ...bound }: MultiSelectProps) {
  const { field } = useBoundField<string[]>(bound, { empty: none })
  return <MultiSelectField {...field} {...{ options, placeholder, max }} />
}

/** One of a few, each a card with its facts. */
export type RadioCardsProps = BoundProps & Pick<UiRadioCardsProps<string>, 'options' | 'min'>

/** One of a few cards, bound to a field. */
export function RadioCards({ options, min, ...bound }: RadioCardsProps) {
  const { field } = useBoundField<string | null>(bound, { empty: null })
  return <RadioCardsField {...field} {...{ options, min }} />
}

/** Yes or no; the label may hold links, as `children`. */
export type CheckboxProps = Omit<BoundProps, 'optional' | 'aside' | 'hideLabel' | 'autoFocus'> & {
  children?: ReactNode
}

/** A box to tick, bound to a boolean field. */
export function Checkbox({ children, ...bound }: CheckboxProps) {
  const { field } = useBoundField<boolean>(bound, { empty: false })
  const { optional: _, ...rest } = field
  return <CheckboxField {...rest} label={children ?? rest.label} />
}

/** On or off, bound to a boolean field. */
export function Switch({ children, ...bound }: CheckboxProps) {
  const { field } = useBoundField<boolean>(bound, { empty: false })
  const { optional: _, ...rest } = field
  return <SwitchField {...rest} label={children ?? rest.label} />
}

const none: string[] = []
