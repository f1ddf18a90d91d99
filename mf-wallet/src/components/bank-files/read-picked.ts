import { readTextFile } from '@samspel/api/files'
import { fileMessages } from './messages'

const largest = 1_900_000

/** The text of a file that somebody has chosen, or why it cannot be sent. */
export const readPicked = async (
  file: File,
): Promise<{ text: string } | { refusal: (typeof fileMessages)['tooLarge'] }> => {
  if (file.size > largest) return { refusal: fileMessages.tooLarge }
  const said = await readTextFile(file).catch(() => undefined)
  return said ? { text: said.text } : { refusal: fileMessages.notText }
}
