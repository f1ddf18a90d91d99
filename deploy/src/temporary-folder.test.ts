import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from './temporary-folder'

let parent: string
beforeEach(() => void (parent = mkdtempSync(join(tmpdir(), 'folders-'))))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('what a killed publish has left goes with the next one; what others use, or is none of ours, stays', () => {
  const { pid: gone } = spawnSync(process.execPath, ['-e', ''])
  const left = `samspel-tmp-${gone}-mf-x-abc123`
  const used = `samspel-tmp-${process.ppid}-mf-x-abc123`
  for (const name of [left, used, 'samspel-other', 'somebody'])
    mkdirSync(join(parent, name, 'inside'), { recursive: true })
  const folder = temporaryFolder('mf-y', parent)
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(parent).sort()).toEqual([basename(folder), used, 'samspel-other', 'somebody'].sort())
})
