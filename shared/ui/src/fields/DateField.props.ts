import type { FieldProps } from './FieldFrame'

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `YYYY-MM-DD`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string
  clearable?: boolean
}
