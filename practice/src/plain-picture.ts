import { crc32, deflateSync } from 'node:zlib'
import { seededRandom } from './seeded-random'

const size = 320

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one colour, which is the same for the same name. */
export const plainPicture = (name: string): Buffer => {
  const random = seededRandom(name, 'colour')
  const colour = [random.whole(90, 220), random.whole(90, 220), random.whole(90, 220)]
  const line = Buffer.from([0, ...Array.from({ length: size }, () => colour).flat()])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
