/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { uploadLimits } from '@samspel/api'
import { pictureToSend } from './picture-to-send'

/** Just the header of a PNG: no browser decodes it here. */
const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}
const photo = (content: BlobPart, type = 'image/jpeg', name = 'IMG_1.jpg') => new File([content], name, { type })

/** The sizes that were drawn; the bytes of each come from `bytesOf`. */
let drawn: [number, number][] = []
let shown = { width: 0, height: 0 }
let bytesOf: (pixels: number) => number
beforeEach(() => {
  drawn = []
  bytesOf = () => 10
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = { naturalWidth: shown.width, naturalHeight: shown.height, onload: () => {}, onerror: () => {} }
    queueMicrotask(() => (shown.width > 0 ? image.onload() : image.onerror()))
    return image as never
  })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push([this.width, this.height])
    done(new Blob([new Uint8Array(bytesOf(this.width * this.height))], { type: type ?? '' }))
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a picture within the limits is sent as it is', async () => {
  const file = photo(png(4_000, 3_000), 'image/png')
  expect((await pictureToSend(file)).file).toBe(file)
  expect(drawn).toEqual([])
})

test('a photograph of 108 megapixels is drawn at its own shape with as many as are kept', async () => {
  shown = { width: 12_000, height: 9_000 }
  const { file } = await pictureToSend(photo(png(12_000, 9_000)))
  expect([file?.type, file?.name, drawn.length]).toEqual(['image/jpeg', 'IMG_1.jpg', 1])
  const [width, height] = drawn[0]!
  expect(width * height).toBeLessThanOrEqual(uploadLimits.pixels)
  expect(width * height).toBeGreaterThan(uploadLimits.pixels * 0.99)
  expect(width / height).toBeCloseTo(4 / 3, 2)
})

test('a photograph with too many bytes keeps its pixels when it can, and loses some when it must', async () => {
  shown = { width: 40, height: 30 }
  const heavy = () => photo(new Uint8Array(1_001))
  expect((await pictureToSend(heavy(), 1_000)).file?.size).toBe(10)
  expect(drawn).toEqual([[40, 30]])
  bytesOf = (pixels) => pixels * 2
  const { file } = await pictureToSend(heavy(), 1_000)
  expect(file!.size).toBeLessThanOrEqual(1_000)
  expect(drawn[1]).toEqual([40, 30])
  expect(drawn.at(-1)![0]).toBeGreaterThan(20)
})

test('what is transparent stays so', async () => {
  shown = { width: 40, height: 30 }
  expect((await pictureToSend(photo(new Uint8Array(1_001), 'image/png'), 1_000)).file?.type).toBe('image/webp')
})

test('HEIC has an answer of its own, with or without a type', async () => {
  expect(await pictureToSend(photo('x', 'image/heic', 'IMG_1.HEIC'))).toEqual({ reason: 'heic_image' })
  expect(await pictureToSend(photo('x', '', 'IMG_1.HEIC'))).toEqual({ reason: 'heic_image' })
  expect(await pictureToSend(photo('x', 'video/mp4', 'film.mp4'))).toEqual({ reason: 'not_an_image' })
})

test('what the browser cannot draw is left to the server, unless it is too large to be sent', async () => {
  shown = { width: 0, height: 0 }
  const file = photo(png(12_000, 9_000))
  expect((await pictureToSend(file)).file).toBe(file)
  expect(await pictureToSend(photo(new Uint8Array(1_001)), 1_000)).toEqual({ reason: 'file_too_large' })
})
