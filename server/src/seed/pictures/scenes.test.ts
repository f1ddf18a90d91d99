import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type ObjectName, objects } from './objects'
import { scaleIn, spots } from './scenes'

const names = Object.keys(objects) as ObjectName[]
const sign = (x: number, y: number, size: number) => `<circle cx="${x}" cy="${y}" r="${size / 2}"/>`

/** Left, top, right and bottom of what is drawn in the field. */
const drawnBox = async (name: ObjectName) => {
  const inner = objects[name].draw({ main: '#5a3521', pale: '#f3d9bb', sign })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-50 -50 300 300">${inner}</svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0) - 50, -(info.trimOffsetTop ?? 0) - 50]
  return [left, top, left + info.width, top + info.height] as const
}

test.each(names)('%s fills the box that it says, so that nothing of it is cut off', async (name) => {
  const [left, top, right, bottom] = await drawnBox(name)
  const { box } = objects[name]
  expect([left, top, right, bottom].map((edge, at) => Math.abs(edge - box[at]!) <= 1)).toEqual([true, true, true, true])
})

/** Forms in which the product shows pictures, width through height. */
const forms = {
  shot: { picture: 4 / 3, as: [2, 1.9, 9 / 5, 16 / 9, 6 / 5, 4 / 3, 1] },
  post: { picture: 1, as: [1.6, 1.4, 4 / 3, 1, 4 / 5, 9 / 16] },
}

test.each(['shot', 'post'] as const)('no form of a %s cuts into the thing in it', async (kind) => {
  const { picture, as } = forms[kind]
  const { height: room, base } = spots[kind]
  for (const name of names) {
    const [left, top, right, bottom] = objects[name].box
    const scale = scaleIn(spots[kind], name)
    const [width, height] = [(right - left) * scale, (bottom - top) * scale]
    expect(height).toBeLessThanOrEqual(room + 0.001)
    for (const form of as) {
      const shownHeight = Math.min(200, (200 * picture) / form)
      const shownWidth = Math.min(200 * picture, 200 * form)
      const [upper, lower] = [100 - shownHeight / 2, 100 + shownHeight / 2]
      expect([kind, name, form, base - height >= upper, base <= lower, width <= shownWidth]).toEqual([
        kind,
        name,
        form,
        true,
        true,
        true,
      ])
    }
  }
})
