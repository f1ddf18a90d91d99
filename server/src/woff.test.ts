import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { unpackWoff } from './woff'

const woff = readFileSync(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'))

/** A table's checksum as OpenType defines it: the sum of its 32-bit words. */
const checksumOf = (table: Buffer): number => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

test('an unpacked font has its tables whole: each has the checksum that the font states', () => {
  const font = unpackWoff(woff)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  // The header's checksum excludes the field with which it adjusts the whole file's.
  const others = tables.filter((at) => font.toString('latin1', at, at + 4) !== 'head')
  expect(others.length).toBeGreaterThan(8)
  for (const at of others) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    expect(checksumOf(font.subarray(offset, offset + ((length + 3) & ~3)))).toBe(font.readUInt32BE(at + 4))
  }
})

test('anything else is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 a newer one'))).toThrow('WOFF 1.0')
})
