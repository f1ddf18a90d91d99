import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { stringify } from 'yaml'
import { hashInputs } from './inputs'
import { readLockfile } from './lockfile'
import type { Buildable } from './workspace'
import { listBuildables, workspaceRoot } from './workspace'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const pack = (name: string, version = '1.0.0', more: object = {}) => JSON.stringify({ name, version, ...more })

/** The lockfile of a workspace with a shell, two remotes, their design system and the preset that builds them. */
const lockfile = () => ({
  lockfileVersion: '9.0',
  importers: {
    shell: {
      dependencies: {
        '@x/ui': { version: 'link:../shared/ui' },
        '@x/federation': { version: 'link:../shared/federation' },
      },
    },
    'mf-a': {
      dependencies: {
        '@x/ui': { version: 'link:../shared/ui' },
        '@x/federation': { version: 'link:../shared/federation' },
        chart: { version: '1.0.0(react@19.0.0)' },
      },
    },
    'mf-b': {
      dependencies: { '@x/federation': { version: 'link:../shared/federation' }, map: { version: '1.0.0' } },
      devDependencies: { '@x/testing': { version: 'link:../shared/testing' } },
    },
    'shared/ui': { dependencies: { widgets: { version: '1.0.0' } } },
    'shared/federation': {
      dependencies: { bundler: { version: '1.0.0' } },
      devDependencies: { jest: { version: '1.0.0' } },
    },
    'shared/testing': { dependencies: { jest: { version: '1.0.0' } } },
  } as Record<string, Record<string, Record<string, { version: string }>>>,
  packages: Object.fromEntries(
    ['chart', 'lines', 'map', 'widgets', 'bundler', 'jest'].map((name) => [
      `${name}@1.0.0`,
      { resolution: { integrity: `sha512-${name}` } },
    ]),
  ) as Record<string, { resolution: { integrity: string } }>,
  snapshots: {
    'chart@1.0.0(react@19.0.0)': { dependencies: { lines: '1.0.0' } },
    'lines@1.0.0': {},
    'map@1.0.0': {},
    'widgets@1.0.0': {},
    'bundler@1.0.0': {},
    'jest@1.0.0': {},
  } as Record<string, { dependencies?: Record<string, string> }>,
})

const part = (name: string): Buildable => ({
  name,
  kind: name === 'shell' ? 'shell' : 'remote',
  dir: join(root, name),
  version: '1.0.0',
})
const hashes = () => Object.fromEntries(['shell', 'mf-a', 'mf-b'].map((name) => [name, hashInputs(part(name), root)]))

/** Names of the parts that a change causes to be released again. */
function changedBy(change: (lock: ReturnType<typeof lockfile>) => void): string[] {
  const before = hashes()
  const lock = lockfile()
  change(lock)
  write('pnpm-lock.yaml', stringify(lock))
  const after = hashes()
  return Object.keys(before).filter((name) => before[name] !== after[name])
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samspel-inputs-'))
  for (const name of ['shell', 'mf-a', 'mf-b']) {
    write(`${name}/package.json`, pack(name))
    write(`${name}/src/index.ts`, `export const name = '${name}'`)
  }
  for (const name of ['ui', 'federation', 'testing']) write(`shared/${name}/package.json`, pack(`@x/${name}`))
  write('shared/federation/src/webpack/index.ts', '')
  write('shared/federation/src/shared-names.ts', '')
  write('pnpm-lock.yaml', stringify(lockfile()))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a new remote and its packages change no other release', () => {
  expect(
    changedBy((lock) => {
      lock.importers['mf-new'] = { dependencies: { fresh: { version: '1.0.0' } } }
      lock.packages['fresh@1.0.0'] = { resolution: { integrity: 'sha512-fresh' } }
      lock.snapshots['fresh@1.0.0'] = {}
    }),
  ).toEqual([])
})

test.each([
  ['a package of one remote', 'map@1.0.0', ['mf-b']],
  ['what a package of one remote brings along', 'lines@1.0.0', ['mf-a']],
  ['a package of the design system, which the shell alone holds', 'widgets@1.0.0', ['shell']],
  ['what builds them', 'bundler@1.0.0', ['shell', 'mf-a', 'mf-b']],
  ['what tests them', 'jest@1.0.0', []],
])('other contents of %s are a new release of those that hold it', (_what, key, changed) => {
  expect(changedBy((lock) => (lock.packages[key] = { resolution: { integrity: 'sha512-other' } }))).toEqual(changed)
})

test('another version that a package resolves to is a new release', () => {
  expect(
    changedBy((lock) => {
      lock.snapshots['chart@1.0.0(react@19.0.0)'] = { dependencies: { lines: '1.0.1' } }
      lock.packages['lines@1.0.1'] = { resolution: { integrity: 'sha512-lines' } }
    }),
  ).toEqual(['mf-a'])
})

test('of shared packages the version counts for remotes, not what they need themselves', () => {
  const before = hashes()
  write('shared/ui/package.json', pack('@x/ui', '1.0.0', { dependencies: { other: '1' } }))
  expect(hashes()).toMatchObject({ 'mf-a': before['mf-a'], 'mf-b': before['mf-b'] })
  write('shared/ui/package.json', pack('@x/ui', '2.0.0'))
  expect(hashes()['mf-a']).not.toBe(before['mf-a'])
})

test('every part of this workspace stands in its lockfile', () => {
  const { importers } = readLockfile(workspaceRoot)
  expect(Object.keys(importers)).toEqual(
    expect.arrayContaining([...listBuildables().map(({ name }) => name), 'shared/federation']),
  )
})
