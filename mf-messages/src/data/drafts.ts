import { storage } from '@samspel/store'

const textKey = (writer: string, conversation: string) => `draft.message.${writer}.${conversation}` as const
const idKey = (writer: string, conversation: string) => `draft.message-key.${writer}.${conversation}` as const

/**
 * What stands in a composer, kept in the browser per person and thread, also over sign-out and sign-in: whoever signs in next must not see
 * it. A draft has the key of the message that it becomes, the same in every tab.
 */
export const messageDrafts = {
  read: (writer: string, conversation: string): string => storage.get(textKey(writer, conversation)) ?? '',
  keyOf: (writer: string, conversation: string): string => {
    const kept = storage.get(idKey(writer, conversation))
    if (kept) return kept
    const made = crypto.randomUUID()
    storage.set(idKey(writer, conversation), made)
    return made
  },
  write(writer: string, conversation: string, text: string): void {
    if (text) return storage.set(textKey(writer, conversation), text)
    storage.remove(textKey(writer, conversation))
    storage.remove(idKey(writer, conversation))
  },
  /** The name under which the browser tells other tabs of a change. */
  nameOf: (writer: string, conversation: string): string => `samspel.${textKey(writer, conversation)}`,
}
