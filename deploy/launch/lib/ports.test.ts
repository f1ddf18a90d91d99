import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keptPort } from './ports.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ports-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a data folder keeps its port; each server has its own', async () => {
  const first = await keptPort(dir, 'registry')
  const other = await keptPort(dir, 'other')
  expect(other).not.toBe(first)
  expect([await keptPort(dir, 'registry'), await keptPort(dir, 'other')]).toEqual([first, other])
})

test('one that another program has taken is used again when it is free', async () => {
  const kept = await keptPort(dir, 'registry')
  const taker = createServer()
  await new Promise<void>((resolve) => taker.listen(kept, '127.0.0.1', resolve))
  expect(await keptPort(dir, 'registry')).not.toBe(kept)
  await new Promise((resolve) => taker.close(resolve))
  expect(await keptPort(dir, 'registry')).toBe(kept)
  expect(JSON.parse(readFileSync(join(dir, 'ports.json'), 'utf8'))).toEqual({ registry: kept })
})
