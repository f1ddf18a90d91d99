import { useFieldArray } from 'react-final-form-arrays'
import { readable } from '../validation/unread'

/** A list of fields, such as product variants; see {@link useFieldList}. */
export interface FieldList<T> {
  /** Path of each item, in order: `products[0]`. */
  names: readonly string[]
  values: readonly T[]
  add: (item: T) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

/** The items of a list in the form around the caller: `products.names.map((name) => <TextInput name={`${name}.productTitle`} …/>)`. */
export function useFieldList<T>(name: string): FieldList<T> {
  const { fields } = useFieldArray(name)
  return {
    names: fields.map((item: string) => item),
    values: readable((fields.value ?? []) as readonly T[]),
    add: (item) => void fields.push(item),
    remove: (index) => void fields.remove(index),
    move: (from, to) => void fields.move(from, to),
  }
}
