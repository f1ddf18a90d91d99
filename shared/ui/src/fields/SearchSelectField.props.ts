import type { FieldProps } from './FieldFrame'
import type { Option } from './SelectField'

export interface SearchSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V | null) => void
  placeholder?: string
  clearable?: boolean
  /** Told what is typed, for lists that the server searches; the options are then shown as they are. */
  onSearch?: (text: string) => void
  /** Said in the place of options when there are none: that it is looked for, or what to type. */
  emptyText?: string
}
