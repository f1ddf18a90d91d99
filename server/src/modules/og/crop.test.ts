import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { cropTo } from './draw'

/** Red on the left, green in the middle, blue on the right: 300 by 100. */
const stripes = async () => {
  const third = (background: string) => ({ create: { width: 100, height: 100, channels: 3 as const, background } })
  return sharp({ create: { width: 300, height: 100, channels: 3, background: '#00ff00' } })
    .composite([
      { input: third('#ff0000'), left: 0, top: 0 },
      { input: third('#0000ff'), left: 200, top: 0 },
    ])
    .png()
    .toBuffer()
}
const seen = async (content: Buffer) => {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const colour = (rgb: number[]) => ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))]
  return { size: [info.width, info.height], middle: colour(at(info.width >> 1, info.height >> 1)) }
}

test.each([
  [undefined, 'green'],
  [{ x: 50, y: 50 }, 'green'],
  [{ x: 0, y: 0 }, 'red'],
  [{ x: 100, y: 100 }, 'blue'],
])('the crop shows the point %j', async (focus, middle) => {
  expect(await seen(await cropTo(await stripes(), { width: 60, height: 60 }, focus))).toEqual({
    size: [60, 60],
    middle,
  })
})

test('the box is filled exactly, however the picture is formed, and a thin one is not enlarged before it is cut', async () => {
  for (const [width, height] of [
    [1, 1],
    [333, 77],
    [1_600, 1],
    [1, 1_600],
  ] as const) {
    const picture = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    for (const focus of [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 37, y: 61 },
    ])
      expect(await seen(await cropTo(picture, { width: 528, height: 630 }, focus))).toEqual({
        size: [528, 630],
        middle: 'red',
      })
  }
})
