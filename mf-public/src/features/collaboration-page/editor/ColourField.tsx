import { useEffect, useState } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { TextField } from '@samspel/ui'
import css from './Editor.module.css'
import { messages } from './messages'

const form = '#rrggbb'
const colour = /^#[0-9a-f]{6}$/

/** A colour, picked with the device's picker or typed as `#rrggbb`. Incomplete text changes nothing. */
export function ColourField({
  label,
  value,
  onChange,
}: {
  label: Message
  value: string
  onChange: (colour: string) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const type = (text: string) => {
    setTyped(text)
    const next = `#${text.trim().replace(/^#/, '').toLowerCase()}`
    if (colour.test(next)) onChange(next)
  }
  return (
    <div className={css.colour}>
      <input
        type="color"
        aria-label={t(messages.pick, { name: t(label).toLocaleLowerCase() })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={css.picker}
      />
      <TextField label={t(label)} value={typed} onChange={type} onBlur={() => setTyped(value)} placeholder={form} />
    </div>
  )
}
