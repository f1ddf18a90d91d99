import { type ComponentProps, useState } from 'react'
import { readDay } from './readDay'

interface TextDayProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** What it begins with. */
  start: string
  min: string | undefined
  max: string | undefined
  onDay: (day: string | null) => void
  onUnread: (text: string) => void
}

/** A day in a plain box, for a text that no calendar can show. */
export function TextDay({ start, min, max, onDay, onUnread, ...input }: TextDayProps) {
  const [typed, setTyped] = useState(start)
  return (
    <input
      {...input}
      type="text"
      value={typed}
      onChange={({ target: { value: text } }) => {
        setTyped(text)
        const day = readDay(text, { min, max })
        if (day === undefined) onUnread(text)
        else onDay(day)
      }}
    />
  )
}
