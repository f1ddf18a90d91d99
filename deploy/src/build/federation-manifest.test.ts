import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readBuiltFolder } from './built-folder'
import { readBuildData, remoteRelease } from './release'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'container-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, contents: unknown) =>
  writeFile(join(folder, file), typeof contents === 'string' ? contents : JSON.stringify(contents))

const expose = (path: string, ...js: string[]) => ({
  path,
  assets: { js: { sync: js, async: [] }, css: { sync: [`${js[0]}.css`], async: [] } },
})
const container = (more: object = {}) => ({
  metaData: { globalName: 'mf_reports_1_2_0', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [expose('./app', 'app.js'), expose('./Badge', 'badge.js')],
  ...more,
})
const manifest = {
  name: 'mf-reports',
  title: { sv: 'Rapporter', en: 'Reports' },
  routes: [{ path: '/reports', areas: ['company'] }],
  slots: [{ slot: 'nav.badge:reports', expose: './Badge' }],
}
const remoteFile = { version: '1.2.0', contract: '0.5.0', manifest }

async function foreign({ mf = container(), remote = remoteFile as unknown }: { mf?: unknown; remote?: unknown } = {}) {
  await write('mf-manifest.json', mf)
  await write('remote.json', remote)
  for (const file of ['remoteEntry.js', 'app.js', 'app.js.css', 'badge.js', 'badge.js.css'])
    await write(file, `/* ${file} */`)
}

test('a build of another tool is published by its mf-manifest.json and remote.json', async () => {
  await foreign()
  const { name, version, data } = await readBuiltFolder(folder)
  expect([name, version]).toEqual(['mf-reports', '1.2.0'])
  const release = remoteRelease(data, version, 'remotes/mf-reports/1.2.0', {})
  expect(release).toMatchObject({
    entry: '/remotes/mf-reports/1.2.0/remoteEntry.js',
    global: 'mf_reports_1_2_0',
    title: { sv: 'Rapporter', en: 'Reports' },
    css: ['/remotes/mf-reports/1.2.0/app.js.css'],
    preload: { '/reports': ['/remotes/mf-reports/1.2.0/app.js', '/remotes/mf-reports/1.2.0/app.js.css'] },
    needs: { shared: { react: '^19.0.0' }, contract: '0.5.0' },
  })
})

test('names that a plugin has written are what the gate compares', async () => {
  await foreign()
  await write('names.json', { react: { useState: ['src/Page.jsx'] } })
  const { version, data } = await readBuiltFolder(folder)
  expect(remoteRelease(data, version, 'remotes/mf-reports/1.2.0', {})).toMatchObject({
    needs: { shared: { react: '^19.0.0' }, names: { react: { useState: ['src/Page.jsx'] } } },
  })
  await write('names.json', { react: 'useState' })
  await expect(readBuiltFolder(folder)).rejects.toThrow('takes')
})

test.each([
  [
    'a container under another name',
    container({ metaData: { globalName: 'reports', remoteEntry: { name: 'remoteEntry.js', type: 'var' } } }),
    'call it mf_reports_1_2_0',
  ],
  [
    'an entry that a page cannot run',
    container({
      metaData: { globalName: 'mf_reports_1_2_0', remoteEntry: { name: 'remoteEntry.js', type: 'commonjs' } },
    }),
    'the entry is of type commonjs',
  ],
  ['a container without the app', container({ exposes: [expose('./Badge', 'badge.js')] }), 'holds no ./app'],
  ['a slot without its module', container({ exposes: [expose('./app', 'app.js')] }), 'holds no ./Badge'],
  ['a manifest of something else', { some: 'thing' }, 'metaData, shared or exposes are missing'],
])('%s is refused', async (_name, mf, text) => {
  await foreign({ mf })
  await expect(readBuiltFolder(folder)).rejects.toThrow(text)
})

test('a remote.json that says too little is refused', async () => {
  await foreign({ remote: { version: '1.2.0', manifest } })
  await expect(readBuildData(folder)).rejects.toThrow('needs version, contract and manifest')
})

test('of our own builds the container says which libraries are taken, and is asked whether it holds what the shell will ask for', async () => {
  const own = {
    kind: 'remote',
    chunks: {},
    files: [],
    remote: {
      manifest,
      global: 'mf_reports_1_2_0',
      needs: { shared: { react: '^19.0.0', redux: '^5.0.0' }, contract: '0.5.0' },
    },
  }
  await write('build.json', own)
  expect((await readBuildData(folder)).remote!.needs.shared).toEqual({ react: '^19.0.0', redux: '^5.0.0' })
  await write('mf-manifest.json', container())
  expect((await readBuildData(folder)).remote!.needs.shared).toEqual({ react: '^19.0.0' })
  await write('mf-manifest.json', container({ exposes: [] }))
  await expect(readBuildData(folder)).rejects.toThrow('the container holds no ./app, ./Badge')
})

const ofModules = (more: object = {}) =>
  container({
    metaData: { globalName: 'mf_reports_1_2_0', remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
    ...more,
  })

test('an entry that is an ES module is published with all of its modules, and with no tags of scripts for them', async () => {
  await foreign({ mf: ofModules() })
  await write('remoteEntry.js', "import './helper.js'; export const get = () => import('./app.js')")
  await write('app.js', "import{a as b}from'./helper.js';const late=()=>import(`./late.js`);export*from'./badge.js'")
  await write('helper.js', 'const somewhere = 1; export const a = (address) => import(address)')
  await write('late.js', 'export default 1')
  await write('worker.js', "importScripts('https://elsewhere.example/x.js')")
  const { version, data } = await readBuiltFolder(folder)
  const base = '/remotes/mf-reports/1.2.0'
  const { entryKind, modules, preload } = remoteRelease(data, version, base.slice(1), {})
  expect(entryKind).toBe('module')
  expect([...modules!].sort()).toEqual(
    ['app.js', 'badge.js', 'helper.js', 'late.js', 'remoteEntry.js'].map((file) => `${base}/${file}`),
  )
  expect(preload).toEqual({ '/reports': [`${base}/app.js.css`] })
})

test.each([
  ["import 'react'", 'imports react, which is no file of the build'],
  ["import('https://elsewhere.example/x.js')", 'imports https://elsewhere.example/x.js'],
  ["export * from '/remotes/mf-other/1/app.js'", 'imports /remotes/mf-other/1/app.js'],
  ["import './data.json' with { type: 'json' }", 'imports ./data.json'],
  ["import './gone.js'", 'gone.js is imported and is not among the files'],
])('a module with %s is refused: nobody would know the hash', async (code, text) => {
  await foreign({ mf: ofModules() })
  await write('badge.js', code)
  await expect(readBuiltFolder(folder)).rejects.toThrow(text)
})

test('which modules there are is read from the files, whatever a build says', async () => {
  await write('build.json', {
    kind: 'remote',
    version: '1.2.0',
    chunks: { mf_reports_1_2_0: ['remoteEntry.js'] },
    files: ['remoteEntry.js'],
    modules: ['remoteEntry.js'],
    remote: { manifest, global: 'mf_reports_1_2_0', needs: { shared: {}, contract: '0.5.0' } },
  })
  await write('remoteEntry.js', '')
  const { version, data } = await readBuiltFolder(folder)
  expect(remoteRelease(data, version, 'remotes/mf-reports/1.2.0', {}).entryKind).toBeUndefined()
})

test('a folder of notes, as Vite leaves one, is no part of a build; any other is refused', async () => {
  await foreign()
  await mkdir(join(folder, '.vite'))
  await expect(readBuiltFolder(folder)).resolves.toMatchObject({ name: 'mf-reports' })
  await mkdir(join(folder, 'assets'))
  await expect(readBuiltFolder(folder)).rejects.toThrow('a build is flat')
})
