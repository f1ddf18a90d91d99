import type { FieldProps } from './FieldFrame'
import type { UnreadProps } from './use-unread'

export interface DateFieldProps extends FieldProps, UnreadProps {
  /** A calendar day, `YYYY-MM-DD`, or null. */
  value: string | null
  /** Not called for what cannot be read: that stays in the field with an error, see `onUnread`. */
  onChange: (value: string | null) => void
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string
  clearable?: boolean
}
