import { type Message, useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'

/** Copies a text and says whether it went well; browsers may refuse it. */
export const useCopy = (words: { copied: Message; notCopied: Message }): ((text: string) => void) => {
  const t = useText()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'ok', message: t(words.copied) })
    } catch {
      notify({ kind: 'bad', message: t(words.notCopied) })
    }
  }
  return (text) => void copy(text)
}
