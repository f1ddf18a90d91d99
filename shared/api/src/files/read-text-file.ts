/** What a file holds. */
export interface FileText {
  text: string
  /** The bytes were not UTF-8 and were decoded as Windows-1252, so letters may be wrong. */
  isGuessed: boolean
}

const decodedAs = (encoding: string, bytes: Uint8Array): FileText | undefined => {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return undefined
  }
}

/** The encoding that an XML document names, UTF-8 where it names none; undefined for what is no XML document. */
const xmlEncodingOf = (bytes: Uint8Array): string | undefined => {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200)).trimStart()
  if (!start.startsWith('<')) return undefined
  return /^<\?xml[^>]*?\sencoding=["']([\w.:-]+)["']/i.exec(start)?.[1] ?? 'utf-8'
}

/**
 * Decodes a file; undefined when it is not text. Spreadsheets write UTF-8 or UTF-16 with a byte order mark, older programs Windows-1252. An
 * XML document says its encoding itself: one that says wrongly is no text, since nobody can know its letters.
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
    const named = xmlEncodingOf(bytes)
    if (named !== undefined) return decodedAs(named, bytes)
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
  }
}
