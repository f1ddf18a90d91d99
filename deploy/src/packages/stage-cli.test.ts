import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import type { TestRegistry } from '../testing'
import { installCli, startTestRegistry } from '../testing'

const place = temporaryFolder('cli-package')
let registry: TestRegistry
let program: string

beforeAll(async () => {
  registry = await startTestRegistry()
  program = await installCli(place)
})

afterAll(async () => {
  await registry.close()
  for (const folder of [place, registry.parent]) rmSync(folder, { recursive: true, force: true })
})

const samspel = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number | null; out: string }>((resolve) => {
    void registry.token({ remotes: ['mf-*'], may: ['publish', 'promote'] }).then((SAMSPEL_TOKEN) => {
      const child = spawn(process.execPath, [program, ...args], {
        cwd,
        env: { PATH: process.env.PATH, SAMSPEL_REGISTRY: registry.url, SAMSPEL_TOKEN },
      })
      let out = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (out += text))
      child.on('close', (code) => resolve({ code, out }))
    })
  })

test('the packed program builds a remote, asks the gate, publishes and promotes it without a source file of the workspace', async () => {
  const dir = join(workspaceRoot, 'mf-stores')
  const out = join(registry.parent, 'out')
  expect(await samspel(dir, 'build', '--out', out)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/mf-stores@\S+ is built into/),
  })
  expect(await samspel(dir, 'gate', '--dir', out)).toMatchObject({ out: expect.stringContaining('no-shell') })
  expect(await samspel(dir, 'publish', '--dir', out)).toMatchObject({
    out: expect.stringMatching(/mf-stores@\S+ is published/),
  })
  expect(await samspel(dir, 'promote')).toMatchObject({
    code: 0,
    out: expect.stringContaining('is live, before it nothing'),
  })
  // Builds a whole remote, possibly on a busy machine.
}, 240_000)

test('its package.json has neither catalog: nor workspace:, and no package of the workspace', () => {
  const text = readFileSync(join(place, 'package.json'), 'utf8')
  expect(text).not.toMatch(/catalog:|workspace:/)
  expect(
    Object.keys((JSON.parse(text) as { dependencies: object }).dependencies).filter((name) =>
      name.startsWith('@samspel/'),
    ),
  ).toEqual([])
})
