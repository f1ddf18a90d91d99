import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { listBuildables, workspaceRoot } from '../build/workspace'
import { createRemote, scriptsOf } from './create'
import { readOptions } from './options'

const owners = [
  {
    name: 'mf-wallet',
    routes: [
      { path: '/wallet', areas: ['admin', 'creator'] },
      { path: '/wallet/:accountId', areas: ['admin'] },
    ],
  },
]
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samspel-create-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const options = (name: string | undefined, given: Parameters<typeof readOptions>[1] = {}) =>
  readOptions(name, given, { root, owners, icons: ['sparkles', 'chart-bar'] })

describe('options that are refused', () => {
  test.each([
    ['no name', undefined, {}, /Which name/],
    ['a name without mf-', 'reports', {}, /no name of a remote/],
    ['a name with path signs', 'mf-../x', {}, /no name of a remote/],
    ['capitals', 'mf-Reports', {}, /no name of a remote/],
    ['a path of another remote', 'mf-money', { path: '/wallet' }, /belongs to mf-wallet/],
    ['the same path under another parameter name', 'mf-money', { path: '/wallet/:id' }, /belongs to mf-wallet/],
    ['a path that is none', 'mf-money', { path: 'wallet' }, /is no path/],
    ['an area that is none', 'mf-money', { areas: 'admin,boss' }, /boss: no such area/],
    ['an icon that is none', 'mf-money', { icon: 'nope' }, /no icon 'nope'/],
  ] as const)('%s', (_what, name, given, text) => {
    expect(() => options(name, given)).toThrow(text)
  })

  test('a folder that is there already', () => {
    mkdirSync(join(root, 'mf-reports'))
    expect(() => options('mf-reports')).toThrow(/There is a folder/)
  })
})

test('a path that others own in areas of their own is free in another area', () => {
  expect(options('mf-money', { path: '/wallet', areas: 'store' })).toMatchObject({ path: '/wallet', areas: ['store'] })
})

test('names with quotes stay text', async () => {
  await createRemote(root, options('mf-reports', { title: "Veckans 'bästa'", titleEn: 'The week\'s "best"' }), {})
  expect(JSON.parse(readFileSync(join(root, 'mf-reports/package.json'), 'utf8'))).toMatchObject({
    name: 'mf-reports',
    description: 'The week\'s "best".',
  })
  const manifest = readFileSync(join(root, 'mf-reports/src/remote.ts'), 'utf8')
  for (const field of ['title', 'label'])
    expect(manifest).toContain(`${field}: { sv: 'Veckans \\'bästa\\'', en: 'The week\\'s "best"' }`)
})

test('every file is filled in, and nothing else is left', async () => {
  const files = await createRemote(
    root,
    options('mf-reports', { icon: 'chart-bar' }),
    await scriptsOf(workspaceRoot, 'mf-wallet'),
  )
  expect(readdirSync(root)).toEqual(['mf-reports'])
  expect(files).toContain('mf-reports/src/features/start/StartPage.tsx')
  for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\{\{\w+\}\}|undefined/)
})

test('all remotes have the same scripts, so that a new one gets the right ones', async () => {
  const remotes = listBuildables().filter(({ kind }) => kind === 'remote')
  const scripts = await Promise.all(remotes.map(({ name }) => scriptsOf(workspaceRoot, name)))
  for (const one of scripts) expect(one).toEqual(scripts[0])
})
