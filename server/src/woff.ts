import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const header = 12
const entry = 16
const padded = (length: number) => (length + 3) & ~3

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) into the OpenType file that it was made from. pdfkit reads both, but inflates a
 * WOFF's tables in JavaScript, again for every document.
 * @throws if the buffer is not a WOFF 1.0 file
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(power * entry, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * entry, 10)
  let at = header + count * entry
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + index * woffEntry
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const to = header + index * entry
    woff.copy(font, to, from, from + 4)
    woff.copy(font, to + 4, from + 16, from + 20)
    font.writeUInt32BE(at, to + 8)
    font.writeUInt32BE(length, to + 12)
    table.copy(font, at)
    at += padded(length)
  }
  return font
}
