import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { likenessOf, looksAlike } from './likeness'

/** Waves over a picture; another seed is another picture. */
const picture = (seed: number, [width, height] = [480, 600]) => {
  const pixels = Buffer.alloc(width! * height! * 3)
  for (let y = 0; y < height!; y += 1)
    for (let x = 0; x < width!; x += 1) {
      const [u, v] = [x / width!, y / height!]
      const light = 128 + 60 * Math.sin(seed * 7 * u + 5 * v) + 60 * Math.cos(9 * v * seed - 11 * u)
      pixels.fill(light, (y * width! + x) * 3, (y * width! + x) * 3 + 3)
    }
  return sharp(pixels, { raw: { width: width!, height: height!, channels: 3 } })
}
const signsOf = async (content: Buffer) => {
  const signs = await likenessOf(content)
  if (!signs) throw new Error('No signs')
  return signs
}

test('a picture is known again in another size and format', async () => {
  const draft = await signsOf(await picture(1).webp({ quality: 78 }).toBuffer())
  const published = await signsOf(await picture(1).resize(320).jpeg({ quality: 50 }).toBuffer())
  expect(looksAlike(draft, published)).toBe(true)
})

test('another picture, and one that is turned over or cut, is not', async () => {
  const draft = await signsOf(await picture(1).png().toBuffer())
  for (const other of [
    picture(2),
    picture(1).flop(),
    picture(1).flip(),
    picture(1).extract({ left: 200, top: 0, width: 240, height: 300 }),
  ])
    expect(looksAlike(draft, await signsOf(await other.png().toBuffer()))).toBe(false)
})

test('what is plain or no picture has nothing to be known by', async () => {
  const plain = sharp({ create: { width: 60, height: 60, channels: 3, background: '#b4002f' } })
  expect(await likenessOf(await plain.png().toBuffer())).toBeNull()
  expect(await likenessOf(Buffer.from('no picture'))).toBeNull()
})
