import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { filesUnder } from './emit'
import type { PackageJson } from './list'
import { releasedManifest } from './manifest'
import { specifiersIn, withWholeSpecifiers } from './specifiers'
import { stagePackages } from './stage'

const versions = { catalog: { react: '19.3.1', webpack: '5.110.3' }, workspace: { '@x/api': '0.2.0' } }
const manifest = (json: Partial<PackageJson>) =>
  releasedManifest({ name: '@x/ui', version: '1.0.0', ...json }, versions)

test('exports of a released package point at what is built', () => {
  expect(
    manifest({
      exports: {
        '.': './src/index.ts',
        './qr': './src/data/Qr.tsx',
        './styles.css': './src/styles.css',
        './css': { types: './css.d.ts' },
        './jest': './src/jest.mjs',
      },
    }),
  ).toMatchObject({
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './qr': { types: './dist/data/Qr.d.ts', default: './dist/data/Qr.js' },
      './styles.css': './dist/styles.css',
      './css': { types: './css.d.ts' },
      './jest': { types: './dist/jest.d.mts', default: './dist/jest.mjs' },
    },
  })
})

test('what a released package brings is the version that was tested, what it meets may be newer', () => {
  expect(
    manifest({
      dependencies: { '@x/api': 'workspace:*', webpack: 'catalog:' },
      peerDependencies: { react: 'catalog:' },
    }),
  ).toMatchObject({
    dependencies: { '@x/api': '^0.2.0', webpack: '5.110.3' },
    peerDependencies: { react: '^19.3.1' },
  })
})

test.each([
  [
    'of the workspace that is never released',
    { '@x/server': 'workspace:*' },
    /@x\/server is no package of the workspace that is released/,
  ],
  ['without a version in the catalog', { left: 'catalog:' }, /left does not stand in the catalog/],
])('a package %s cannot be a dependency', (_what, dependencies, text) =>
  expect(() => manifest({ dependencies })).toThrow(text),
)

test.each([
  ["import { a } from './list'", "import { a } from './list.js'"],
  ["import './list.ts'", "import './list.js'"],
  ["export * as list from './list'", "export * as list from './list.js'"],
  ["export { a } from '../build'", null],
  [
    "const a = await import(/* webpackChunkName: 'list' */ './list')",
    "const a = await import(/* webpackChunkName: 'list' */ './list.js')",
  ],
  ["type A = import('./list').A", "type A = import('./list.js').A"],
  ["import a from '../dev-server'", "import a from '../dev-server/index.js'"],
  ["import a from 'react'\nconst b = './list'", "import a from 'react'\nconst b = './list'"],
])('%s is named whole', (before, after) => {
  const built = () => withWholeSpecifiers(before, join(import.meta.dirname, 'stage.ts'))
  if (after === null) expect(built).toThrow('which is not there')
  else expect(built()).toBe(after)
})

const { folderOf, tarballs, packages } = stagePackages(workspaceRoot)
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
const nameOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

test.each(packages.map(({ folder, json }) => [json.name, folder] as const))(
  '%s is whole: its exports are there, its imports are among its dependencies',
  (name, folder) => {
    const dir = folderOf(folder)
    const {
      exports,
      dependencies = {},
      peerDependencies = {},
    } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Required<PackageJson>
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(targets.filter((file) => !existsSync(join(dir, file)))).toEqual([])

    const files = filesUnder(join(dir, 'dist')).filter((file) => /\.(js|mjs|d\.ts|d\.mts)$/.test(file))
    const named = files.flatMap((file) =>
      specifiersIn(readFileSync(file, 'utf8'), file).map((specifier) => ({ file, request: specifier.name })),
    )
    // Node requires complete names of existing files; declaration files sit beside what they describe.
    const lost = named.filter(
      ({ file, request }) =>
        request.startsWith('.') && !/\.d\.m?ts$/.test(file) && !isFile(join(dirname(file), request)),
    )
    expect(lost).toEqual([])
    const imports = named.map(({ request }) => request)
    const known = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
    const strangers = imports.filter(
      (request) => !request.startsWith('.') && !isBuiltin(request) && !known.includes(nameOf(request)),
    )
    expect([...new Set(strangers)]).toEqual([])
    expect(JSON.stringify({ dependencies, peerDependencies })).not.toMatch(/catalog:|workspace:/)
    expect(files.filter((file) => file.includes('.test.'))).toEqual([])
  },
)

test('there is a tarball of each', () => {
  expect(readdirSync(tarballs).sort()).toEqual(
    packages.map(({ json }) => `${json.name.slice(1).replace('/', '-')}-${json.version}.tgz`).sort(),
  )
})
