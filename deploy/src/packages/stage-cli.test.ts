import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { temporaryFolder } from '../temporary-folder'
import { installCli } from '../testing'

const place = temporaryFolder('cli-package')

beforeAll(() => installCli(place))
afterAll(() => rmSync(place, { recursive: true, force: true }))

// e2e/specs/standalone.spec.ts builds, publishes and promotes with the packed program.
test('the package.json of the program has neither catalog: nor workspace:, and no package of the workspace', () => {
  const text = readFileSync(join(place, 'package.json'), 'utf8')
  expect(text).not.toMatch(/catalog:|workspace:/)
  expect(
    Object.keys((JSON.parse(text) as { dependencies: object }).dependencies).filter((name) =>
      name.startsWith('@samspel/'),
    ),
  ).toEqual([])
})

test('every part that the program loads later can be loaded', () => {
  const dist = join(place, 'dist')
  const later = readdirSync(dist).filter((file) => file.endsWith('.js') && !/^(samspel|.*-worker)\.js$/.test(file))
  expect(later.length).toBeGreaterThan(0)
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `for (const file of ${JSON.stringify(later)}) await import('${dist}/' + file)`],
    { encoding: 'utf8' },
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
})
