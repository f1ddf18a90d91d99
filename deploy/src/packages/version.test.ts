import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { pendingChangesets, wantedVersion } from './version'

/** More changesets than so are a sign that nobody consumes them. */
const BACKLOG = 40

test('a break before 1.0.0 is a minor version, unless somebody declares the first major one', () => {
  expect(wantedVersion('0.2.1', '1.0.0', undefined)).toBe('0.3.0')
  expect(wantedVersion('0.2.1', '1.0.0', 'minor')).toBe('0.3.0')
  expect(wantedVersion('0.2.1', '1.0.0', 'major')).toBe('1.0.0')
  expect(wantedVersion('0.2.1', '0.2.2', 'patch')).toBe('0.2.2')
  expect(wantedVersion('1.2.1', '2.0.0', undefined)).toBe('2.0.0')
})

test('changesets do not pile up: `npm run packages -- version` consumes them', () => {
  expect(readdirSync(join(workspaceRoot, '.changeset'))).toContain('config.json')
  expect(pendingChangesets(workspaceRoot).length).toBeLessThanOrEqual(BACKLOG)
})
