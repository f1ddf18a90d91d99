import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RemoteManifest } from '../registry/types'
import { buildWithConfig } from './build'
import { remoteConfig } from './remote-config'

const remote: RemoteManifest = { name: 'mf-x', routes: [{ path: '/x', areas: ['admin'] }] }
let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'steady-ids-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Hash of each file of a build of the same sources in a folder of this name. */
async function buildIn(folder: string): Promise<Record<string, string>> {
  const dir = join(root, folder)
  mkdirSync(join(dir, 'src'), { recursive: true })
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(dir, 'node_modules'))
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-x', version: '1.0.0', peerDependencies: { react: '*' } }),
  )
  writeFileSync(
    join(dir, 'src/index.js'),
    "import { useId } from 'react'\nexport default () => [useId, import('./later')]",
  )
  writeFileSync(join(dir, 'src/later.js'), 'export const later = 1')
  const config = remoteConfig({ dir, remote })
  // Loaders that are modules of Node do not run in jest.
  const plain = { ...config, resolve: { ...config.resolve, extensionAlias: { '.ts': ['.ts', '.js'] } } }
  expect(await buildWithConfig(plain, join(dir, 'dist'))).toBeUndefined()
  return Object.fromEntries(
    readdirSync(join(dir, 'dist'))
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(dir, 'dist', name)))
          .digest('hex'),
      ]),
  )
}

test('the same sources are the same build, wherever their folder lies', async () => {
  expect(await buildIn('one')).toEqual(await buildIn('another'))
})
