import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { stageCli } from './stage-cli'

const place = temporaryFolder('cli-package')

beforeAll(() => stageCli(workspaceRoot, place))
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
