import { type Message, unreadMessages } from '@samspel/i18n'
import { DateField, type DateFieldProps, TagsField, type TagsFieldProps } from '@samspel/ui/form-fields'
import { NumberField, type NumberFieldProps } from '@samspel/ui/late'
import { isUnread, type Unread } from '../validation/unread'
import { type BoundProps, useBoundField } from './use-bound-field'

/** A field whose text may be unreadable: the text takes the value's place in the form, is an error of its own, and blocks sending. */
const useReadField = <V,>(bound: BoundProps, unread: Message) => {
  const { field } = useBoundField<V | Unread | null>(bound, {
    empty: null,
    validate: (value) => (isUnread(value) ? unread : undefined),
  })
  const { value } = field
  return {
    ...field,
    value: isUnread(value) ? null : value,
    unread: isUnread(value) ? value.unread : undefined,
    onUnread: (text: string) => field.onChange({ unread: text }),
  }
}

/** A number. */
export type NumProps = BoundProps &
  Pick<NumberFieldProps, 'decimals' | 'allowNegative' | 'prefix' | 'suffix' | 'placeholder'>

/** A number, bound to a field; empty is null. What cannot be read as one stays in the field, and the form cannot be sent. */
export function Num({ decimals, allowNegative, prefix, suffix, placeholder, ...bound }: NumProps) {
  const field = useReadField<number>(bound, decimals ? unreadMessages.number : unreadMessages.integer)
  return <NumberField {...field} {...{ decimals, allowNegative, prefix, suffix, placeholder }} />
}

/** A calendar day. */
/** Without a form around it. It comes with the forms, whose code holds the calendar once for all remotes. */
export { DateField }

export type DateInputProps = BoundProps & Pick<DateFieldProps, 'min' | 'max' | 'placeholder' | 'clearable'>

/** A calendar day `YYYY-MM-DD`, bound to a field; empty is null. What cannot be read as one stays in the field, and the form cannot be sent. */
export function DateInput({ min, max, placeholder, clearable, ...bound }: DateInputProps) {
  const field = useReadField<string>(bound, unreadMessages.day)
  return <DateField {...field} {...{ min, max, placeholder, clearable }} />
}

/** Words such as hashtags. */
export type TagsProps = BoundProps & Pick<TagsFieldProps, 'mark' | 'placeholder' | 'max' | 'allowSpaces'>

/** Words without their mark, bound to a field of strings. */
export function Tags({ mark, placeholder, max, allowSpaces, ...bound }: TagsProps) {
  const { field } = useBoundField<string[]>(bound, { empty: none })
  return <TagsField {...field} {...{ mark, placeholder, max, allowSpaces }} />
}

const none: string[] = []
