import { createHash } from 'node:crypto'
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

test('files that arrive at once take no more together than a remote may have staged; what is refused makes room again', async () => {
  const staging = stagingIn(dir, { ...uploadLimits, stagedBytes: 1_000 })
  const file = (at: number) => Buffer.alloc(300, at)
  const send = (content: Buffer) =>
    staging.take('mf-x', '1', createHash('sha256').update(content).digest('hex'), Readable.from([content]))
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((at) => send(file(at))))
  const kept = (await readdir(join(dir, 'mf-x', '1'))).length
  expect(kept).toBeLessThanOrEqual(3)
  expect(kept).toBe(answers.filter(({ status }) => status === 'fulfilled').length)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ reason: 'too_large' })
  await expect(send(Buffer.alloc(1_000 - kept * 300, 9))).resolves.toBeUndefined()
  await expect(send(Buffer.alloc(1, 8))).rejects.toMatchObject({ reason: 'too_large' })
})
