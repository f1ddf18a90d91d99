import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip of files that are already small: they are stored as they are. */
export const storedZip = async (files: readonly { name: string; content: Buffer }[], mtime: Date): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const { name, content } of files) zip.addBuffer(content, name, { mtime, compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
