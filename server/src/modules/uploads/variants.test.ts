import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { AppError } from '../../errors'
import { folderStorage } from './folder-storage'
import { removeUploads } from './index'
import { createVariants, readVariant } from './variants'

let dataDir = ''
const key = '2026/mugg.webp'
const original = () => path.join(dataDir, 'uploads', key)
const warn = jest.fn()
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'samspel-variants-'))
  mkdirSync(path.dirname(original()), { recursive: true })
  writeFileSync(original(), 'a picture')
  warn.mockClear()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** An encoder that finishes only when the test releases it. */
const slow = (bytes = 10) => {
  let running = 0
  const seen = { most: 0, made: 0 }
  const waiting: (() => void)[] = []
  const make = async () => {
    running += 1
    seen.made += 1
    seen.most = Math.max(seen.most, running)
    await new Promise<void>((resolve) => waiting.push(resolve))
    running -= 1
    return Buffer.alloc(bytes)
  }
  const release = async (until: () => boolean) => {
    while (!until()) {
      waiting.splice(0).forEach((go) => go())
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const begun = async (count: number) => {
    while (seen.made < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { make, seen, release, begun }
}
const at = async (bytes: number) => Buffer.alloc(bytes)
const webp = { width: 480, format: 'webp' } as const
const avif = { width: 480, format: 'avif' } as const

describe('what an address asks for', () => {
  test('is one of six widths, as WebP or AVIF; without both the picture as it is', () => {
    expect(readVariant({})).toBeUndefined()
    expect(readVariant({ v: '1' })).toBeUndefined()
    expect(readVariant({ width: '480' })).toEqual(webp)
    expect(readVariant({ width: '480', format: 'avif' })).toEqual(avif)
  })
  test('QUALITY 24 and nothing else: no other number, no list, no other format', () => {
    const refusalOf = (query: object) => {
      try {
        return readVariant(query as Record<string, unknown>)
      } catch (error) {
        return (error as AppError).errors
      }
    }
    for (const width of [
      '',
      '0',
      '-1',
      '481',
      '480.0',
      '0480',
      '480px',
      '1e3',
      '99999',
      'NaN',
      '../480',
      '%00',
      ['160', '320'],
      {},
    ])
      expect([width, refusalOf({ width })]).toEqual([width, { width: ['invalid'] }])
    expect(refusalOf({ format: 'avif' })).toEqual({ width: ['invalid'] })
    for (const format of ['', 'AVIF', 'png', 'svg', '../avif', ['avif', 'avif']])
      expect([format, refusalOf({ width: '480', format })]).toEqual([format, { format: ['invalid'] }])
  })
})

describe('a size of a picture', () => {
  test('is made once however many ask at the same time, and kept', async () => {
    const encoder = slow()
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: encoder.make, avif: encoder.make })
    const answers = Promise.all(Array.from({ length: 50 }, () => variants.open(key, webp)))
    let done = false
    void answers.then(() => {
      done = true
    })
    await encoder.release(() => done)
    expect((await answers).every((variant) => variant?.file.bytes === 10 && variant.isFinal)).toBe(true)
    await variants.open(key, webp)
    expect(encoder.seen.made).toBe(1)
    expect(readdirSync(path.join(dataDir, 'variants/2026/mugg'))).toEqual(['480.webp'])
  })

  test('is made with few others at a time: two of WebP, one of AVIF', async () => {
    const [small, better] = [slow(), slow(5)]
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: small.make, avif: better.make })
    const widths = [160, 320, 480, 640, 960, 1_280] as const
    let done = false
    void Promise.all(widths.map((width) => variants.open(key, { width, format: 'avif' }))).then(() => {
      done = true
    })
    // The maximum number run before the first one finishes.
    await small.begun(2)
    await small.release(() => done)
    await better.release(() => better.seen.made === 6)
    expect([small.seen, better.seen]).toEqual([
      { most: 2, made: 6 },
      { most: 1, made: 6 },
    ])
    let settled = false
    void variants.settled().then(() => {
      settled = true
    })
    await better.release(() => settled)
  })

  test('as AVIF comes with the next request; the first gets WebP for now', async () => {
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: () => at(10), avif: () => at(6) })
    expect(await variants.open(key, avif)).toMatchObject({ type: 'image/webp', isFinal: false, file: { bytes: 10 } })
    await variants.settled()
    expect(await variants.open(key, avif)).toMatchObject({ type: 'image/avif', isFinal: true, file: { bytes: 6 } })
  })

  test('stays WebP for good where AVIF has more bytes', async () => {
    const avifs = jest.fn(() => at(11))
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: () => at(10), avif: avifs })
    await variants.open(key, avif)
    await variants.settled()
    expect(await variants.open(key, avif)).toMatchObject({ type: 'image/webp', isFinal: true, file: { bytes: 10 } })
    await variants.settled()
    expect(avifs).toHaveBeenCalledTimes(1)
  })

  test('is made anew when the picture has been drawn anew', async () => {
    const webps = jest.fn(() => at(10))
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: webps, avif: webps })
    await variants.open(key, webp)
    utimesSync(original(), new Date(), new Date(Date.now() + 5_000))
    await variants.open(key, webp)
    await variants.open(key, webp)
    expect(webps).toHaveBeenCalledTimes(2)
  })

  test('of what is no picture is none, is not tried again with every request, and leaves nothing behind', async () => {
    const variants = createVariants(folderStorage(dataDir), { warn })
    for (const asked of [webp, avif, webp]) expect(await variants.open(key, asked)).toBeUndefined()
    await variants.settled()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(existsSync(path.join(dataDir, 'variants'))).toBe(false)
    expect(await variants.open('2026/none.webp', webp)).toBeUndefined()
  })

  test('goes with its picture, also when it is being made while that is removed', async () => {
    const encoder = slow()
    const variants = createVariants(folderStorage(dataDir), { warn }, { webp: encoder.make, avif: encoder.make })
    let done = false
    const answer = variants.open(key, webp)
    void answer.then(() => {
      done = true
    })
    await encoder.release(() => encoder.seen.made === 1)
    await removeUploads({ dataDir, uploads: undefined }, [`/uploads/${key}`])
    await encoder.release(() => done)
    expect(existsSync(path.join(dataDir, 'variants/2026/mugg'))).toBe(false)
    writeFileSync(original(), 'another picture')
    const quick = createVariants(folderStorage(dataDir), { warn }, { webp: () => at(10), avif: () => at(5) })
    await quick.open(key, webp)
    await removeUploads({ dataDir, uploads: undefined }, [`/uploads/${key}`])
    expect([existsSync(original()), existsSync(path.join(dataDir, 'variants/2026/mugg'))]).toEqual([false, false])
  })
})
