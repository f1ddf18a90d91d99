import { useBoundField } from '@samspel/forms'
import { type Message, useText } from '@samspel/i18n'
import { Icon, SegmentedControl, SelectField } from '@samspel/ui'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

interface CounterProps {
  name: string
  /** What is counted, as it stands after the number. */
  what: Message
  /** What the number is where the form has another: kinds that are not asked for count none. */
  value: number
  min: number
  max: number
}

/** A small number with a button on each side. */
export function Counter({ name, what, value, min, max }: CounterProps) {
  const t = useText()
  const words = t(what, { n: 2 })
  const { field } = useBoundField<number>({ name, label: words }, { empty: 0, eager: true })
  const step = (by: number) => field.onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <span className={css.piece} role="group" aria-label={words}>
      <span className={css.counter}>
        <button
          type="button"
          aria-label={t(messages.fewer, { what: words })}
          disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <output aria-live="polite" data-bad={field.error ? true : undefined}>
          {value}
        </output>
        <button
          type="button"
          aria-label={t(messages.more, { what: words })}
          disabled={value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      {t(what, { n: value })}
    </span>
  )
}

interface ChoiceProps<V> {
  name: string
  /** For screen readers: what stands around it says the rest. */
  label: string
  options: readonly { value: V; label: string }[]
  className?: string | undefined
}

/** One of a few values of any kind, in the middle of a sentence. */
export function Choice<V extends string | number | null>({ name, label, options, className }: ChoiceProps<V>) {
  const { field } = useBoundField<V>({ name, label, hideLabel: true, className }, { empty: null as V, eager: true })
  return (
    <SelectField
      {...field}
      value={String(field.value)}
      onChange={(key) => {
        const chosen = options.find(({ value }) => String(value) === key)
        if (chosen) field.onChange(chosen.value)
      }}
      options={options.map(({ value, label: words }) => ({ value: String(value), label: words }))}
    />
  )
}

/** The same with all of them in sight. */
export function Segments<V extends string | number | null>({ name, label, options }: ChoiceProps<V>) {
  const { field } = useBoundField<V>({ name, label }, { empty: null as V })
  return (
    <SegmentedControl
      label={field.label}
      size="sm"
      value={String(field.value)}
      onChange={(key) => {
        const chosen = options.find(({ value }) => String(value) === key)
        if (chosen) field.onChange(chosen.value)
      }}
      options={options.map(({ value, label: words }) => ({ value: String(value), label: words }))}
    />
  )
}
