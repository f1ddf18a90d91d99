/** What a file holds. */
export interface FileText {
  text: string
  /** The bytes were not UTF-8 and were decoded as Windows-1252, so letters may be wrong. */
  isGuessed: boolean
}

/**
 * Decodes a file; undefined when it is not text. Spreadsheets write UTF-8 or UTF-16 with a byte order mark, older programs Windows-1252.
 */
export async function readTextFile(file: Blob): Promise<FileText | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : ''
  if (mark) return { text: new TextDecoder(mark).decode(bytes), isGuessed: false }
  if (bytes.includes(0)) return undefined
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
  }
}
