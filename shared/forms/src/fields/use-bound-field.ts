import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useField, useForm } from 'react-final-form'
import { isMessage, type Message, useText } from '@samspel/i18n'
import { messages } from '../messages'
import { afterPress } from './after-press'

/** What all bound fields take. Texts are messages, or strings already in the current language. */
export interface BoundProps {
  /** Path of the value: `email`, `collaborationPage.slug`, `products[0].productTitle`. */
  name: string
  label: Message | string
  hideLabel?: boolean | undefined
  help?: Message | string | undefined
  /** Marks the field as optional; required ones have no mark. */
  optional?: boolean | undefined
  aside?: ReactNode
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  className?: string | undefined
}

/** How a field's value is read and checked. */
export interface BoundOptions<V> {
  /** What an absent value is to the control. */
  empty: V
  /** Changes what was typed before it is kept. */
  parse?: ((value: V) => V) | undefined
  /** A check of this field alone, possibly later (slug lookup). */
  validate?: ((value: V) => Message | undefined | Promise<Message | undefined>) | undefined
  /** Shows an error while typing, not only after leaving the field. */
  eager?: boolean
}

/** Binds a control to a field of the form around it. */
export function useBoundField<V>(
  { name, label, help, optional, ...rest }: BoundProps,
  { empty, parse = same, validate, eager = false }: BoundOptions<V>,
) {
  const t = useText()
  const form = useForm()
  // useField puts a field that it does not find back to its first value: one that comes into sight again would lose what was typed.
  // The label is for the submit button, which names what is missing.
  const said = useRef(label)
  said.current = label
  useLayoutEffect(
    () => form.registerField(name, () => {}, {}, { silent: true, data: { label: () => said.current } }),
    [form, name],
  )
  const { input, meta } = useField<V>(name, {
    allowNull: true,
    format: (value) => value ?? empty,
    parse: parse as (value: unknown) => V,
    isEqual: sameValue,
    ...(validate && { validate: (value: V | undefined) => validate(value ?? empty) }),
  })
  // final-form hands null through without asking `format`.
  const value = (input.value as V | null) ?? empty
  const problem: unknown = meta.error ?? (meta.dirtySinceLastSubmit || meta.submitting ? undefined : meta.submitError)
  const isShown = isMessage(problem) && (meta.touched || eager || problem === meta.submitError)
  return {
    meta,
    value,
    field: {
      ...rest,
      name,
      label: t(label),
      help: help && t(help),
      error: isShown ? t(problem) : undefined,
      optional: optional ? t(messages.optional) : undefined,
      value,
      onChange: (next: V) => input.onChange(next),
      onBlur: () => afterPress(() => input.onBlur()),
      onFocus: () => input.onFocus(),
    },
  }
}

const same = <V>(value: V) => value
const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** Equal by content, and all kinds of nothing alike: clearing what was empty is no change. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (isNothing(a) && isNothing(b)) || JSON.stringify(a) === JSON.stringify(b)
