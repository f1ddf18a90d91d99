import { useState } from 'react'

/** How a field tells of a text that it cannot read. Without a holder it keeps the text, and says so, by itself. */
export interface UnreadProps {
  /** The text that could not be read, held by the form around the field; the value is null meanwhile. */
  unread?: string | undefined
  /** Called instead of `onChange` when what was typed cannot be read; nothing may be saved until `onChange` is called again. */
  onUnread?: ((text: string) => void) | undefined
}

/** The unread text and how to change it; a holder forgets it when the value changes. */
export function useUnread({ unread, onUnread }: UnreadProps) {
  const [own, setOwn] = useState<string>()
  return onUnread
    ? { unread, keep: onUnread, forget: () => undefined }
    : { unread: own, keep: setOwn, forget: () => setOwn(undefined) }
}
