import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { stagingIn, uploadLimits } from './staging'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'staging-'))
})
afterEach(() => rm(dir, { recursive: true }))

const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(100)
    })(),
  )

test('a file that is too large is called so while it still arrives, not broken off, and nothing of it is kept', async () => {
  const staging = stagingIn(dir, { ...uploadLimits, fileBytes: 1_000 })
  await expect(staging.take('mf-x', '1', 'a'.repeat(64), endless())).rejects.toMatchObject({ reason: 'too_large' })
  expect(await readdir(join(dir, 'mf-x', '1'))).toEqual([])
})
