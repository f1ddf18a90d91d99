import type { FieldProps } from './FieldFrame'
import type { Option } from './SelectField'

export interface MultiSelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  placeholder?: string
  /** At most so many can be chosen. */
  max?: number
}
