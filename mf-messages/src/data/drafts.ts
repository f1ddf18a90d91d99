import { readClaims } from '@samspel/api'
import { readToken, type RootState, tabStorage } from '@samspel/store'
import { selectOutbox } from './outbox'

/** Who writes: known from the token before the server has answered. */
export const selectWriter = ({ app }: RootState): string =>
  app.currentUserId ?? app.currentInstagramerId ?? readClaims(readToken())?.sub ?? ''

const keyOf = (writer: string, conversation: string) => `draft.message.${writer}.${conversation}` as const

/** What stands in a composer, kept in the tab per person: whoever signs in next must not see it. */
export const messageDrafts = {
  read: (writer: string, conversation: string): string => tabStorage.get(keyOf(writer, conversation)) ?? '',
  write(writer: string, conversation: string, text: string): void {
    if (text) tabStorage.set(keyOf(writer, conversation), text)
    else tabStorage.remove(keyOf(writer, conversation))
  },
}

/** Before the page or the session goes: messages that did not arrive go back to the composer, so that nothing typed is lost. */
export const keepUnsent = (state: RootState): void => {
  const writer = selectWriter(state)
  for (const { conversation, body } of selectOutbox(state).filter((letter) => letter.state === 'failed')) {
    messageDrafts.write(
      writer,
      conversation,
      [messageDrafts.read(writer, conversation), body].filter(Boolean).join('\n\n'),
    )
  }
}
