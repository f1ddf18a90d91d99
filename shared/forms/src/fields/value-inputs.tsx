import { NumberField, type NumberFieldProps } from '@samspel/ui'
import { DateField, type DateFieldProps, TagsField, type TagsFieldProps } from '@samspel/ui/form-fields'
import { type BoundProps, useBoundField } from './use-bound-field'

/** A number. */
export type NumProps = BoundProps &
  Pick<NumberFieldProps, 'decimals' | 'allowNegative' | 'prefix' | 'suffix' | 'placeholder'>

/** A number, bound to a field; empty is null. */
export function Num({ decimals, allowNegative, prefix, suffix, placeholder, ...bound }: NumProps) {
  const { field } = useBoundField<number | null>(bound, { empty: null })
  return <NumberField {...field} {...{ decimals, allowNegative, prefix, suffix, placeholder }} />
}

/** A calendar day. */
export type DateInputProps = BoundProps & Pick<DateFieldProps, 'min' | 'max' | 'placeholder' | 'clearable'>

/** A calendar day `YYYY-MM-DD`, bound to a field; empty is null. */
export function DateInput({ min, max, placeholder, clearable, ...bound }: DateInputProps) {
  const { field } = useBoundField<string | null>(bound, { empty: null })
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
