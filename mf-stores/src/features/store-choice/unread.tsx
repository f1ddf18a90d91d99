import { createContext, use, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { NumberField, type NumberFieldProps } from '@samspel/ui/late'

type Tell = (field: string, isUnread: boolean) => void
const UnreadContext = createContext<Tell>(() => undefined)

/** Makes the numbers inside tell of a text that they cannot read. */
export const UnreadProvider = UnreadContext

/** Which fields hold a text that cannot be read: nothing is saved until there is none. */
export function useUnreadFields(): { hasUnread: boolean; tell: Tell } {
  const [fields, setFields] = useState<ReadonlySet<string>>(() => new Set())
  const tell = useCallback<Tell>(
    (field, isUnread) =>
      setFields((last) => {
        if (last.has(field) === isUnread) return last
        const next = new Set(last)
        if (isUnread) next.add(field)
        else next.delete(field)
        return next
      }),
    [],
  )
  return useMemo(() => ({ hasUnread: fields.size > 0, tell }), [fields, tell])
}

/** A number of the choice. Its unreadable text ends with it, such as when its row is removed. */
export function ChoiceNumber({ onChange, ...field }: NumberFieldProps) {
  const id = useId()
  const tell = use(UnreadContext)
  const [unread, setUnread] = useState<string>()
  const isUnread = unread !== undefined
  useEffect(() => {
    tell(id, isUnread)
    return () => tell(id, false)
  }, [id, isUnread, tell])
  return (
    <NumberField
      {...field}
      // A text that is still there says what is wrong before a rule does.
      error={isUnread ? undefined : field.error}
      unread={unread}
      onUnread={setUnread}
      onChange={(value) => {
        setUnread(undefined)
        onChange(value)
      }}
    />
  )
}
