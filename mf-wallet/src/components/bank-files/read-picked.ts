import { readTextFile } from '@samspel/api/files'
import { type Message, withValues } from '@samspel/i18n'
import { fileMessages } from './messages'

const largest = 1_900_000

/** The text of a file that somebody has chosen, or why it cannot be sent. */
export const readPicked = async (file: File): Promise<{ text: string } | { refusal: Message }> => {
  if (file.size > largest) return { refusal: withValues(fileMessages.tooLarge, { mb: largest / 1_000_000 }) }
  const said = await readTextFile(file).catch(() => undefined)
  return said ? { text: said.text } : { refusal: fileMessages.notText }
}
