import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import webpack from 'webpack'
import { sharedNames } from '../shared-names'
import { buildWithConfig } from './build'
import type { BuildData } from './build-data'
import { BuildDataPlugin } from './build-data'
import { commonConfig } from './common'

let dir: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}
const library = (name: string, text: string) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
  write(`node_modules/${name}/index.js`, text)
}
const build = (folder: string, entry: string, ...plugins: webpack.WebpackPluginInstance[]) => {
  const common = commonConfig({ dir: join(dir, folder), prefix: 'x' })
  return buildWithConfig(
    {
      ...common,
      entry: { main: entry },
      plugins: [...common.plugins!, ...plugins],
      output: { ...common.output, uniqueName: folder },
    },
    join(dir, `out-${folder}`),
  )
}
const built = (out: string) => JSON.parse(readFileSync(join(dir, out, 'build.json'), 'utf8')) as BuildData

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'shared-exports-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

test('13.8 a remote tells the names that its own files take from shared libraries, whatever form the import has', async () => {
  library('react', 'export const useId = 1, useMemo = 2, useState = 3\nexport default 4')
  library('@samspel/ui', 'export const Button = 1, Card = 2, List = 3')
  library('bundled', "import { useMemo } from 'react'\nexport const bundled = useMemo")
  write(
    'mf-x/src/index.js',
    "import React, { useId } from 'react'\nimport { bundled } from 'bundled'\nimport { Button as B } from '@samspel/ui'\nexport { Card } from '@samspel/ui'\nconsole.log(React, useId, B, bundled)\nvoid import('./later')",
  )
  write(
    'mf-x/src/later.js',
    "import * as ui from '@samspel/ui'\nimport { useId } from 'react'\nconsole.log(ui.List, useId)",
  )
  const shared = Object.fromEntries(['react', '@samspel/ui'].map((name) => [name, { import: false as const }]))
  const remote = { manifest: { name: 'mf-x', routes: [] }, global: 'x', needs: { shared: {}, contract: '1.0.0' } }
  expect(
    await build(
      'mf-x',
      './src/index.js',
      new webpack.container.ModuleFederationPlugin({ name: 'x', shared }),
      new BuildDataPlugin({ kind: 'remote', remote }),
    ),
  ).toBeUndefined()
  expect(built('out-mf-x').takes).toEqual({
    '@samspel/ui': { Button: ['src/index.js'], Card: ['src/index.js'], List: ['src/later.js'] },
    react: { default: ['src/index.js'], useId: ['src/index.js', 'src/later.js'] },
  })
})

test('a remote that takes a name which the shell does not give fails to build, and is told what to use', async () => {
  library('react-router-dom', 'export const Link = 1, useParams = 2, useHref = 3')
  write(
    'mf-y/src/index.js',
    "import { Link, useParams } from 'react-router-dom'\nimport * as router from 'react-router-dom'\nconsole.log(Link, useParams, router.useHref)",
  )
  const shared = { 'react-router-dom': { import: false as const } }
  const remote = { manifest: { name: 'mf-y', routes: [] }, global: 'y', needs: { shared: {}, contract: '1.0.0' } }
  const problems = await build(
    'mf-y',
    './src/index.js',
    new webpack.container.ModuleFederationPlugin({ name: 'y', shared }),
    new BuildDataPlugin({ kind: 'remote', remote }),
  )
  expect(problems).toContain('src/index.js: the shell gives no Link of react-router-dom; use Link of @samspel/ui')
  expect(problems).toContain('the shell gives no useHref of react-router-dom; it has createBrowserRouter')
  expect(problems).not.toContain('no useParams')
})

test('13.8 a shell tells the names that it has of each library, of a facade those that the facade lets through', async () => {
  const packages = [
    ...new Set(
      sharedNames.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ]
  for (const name of packages) library(name, 'export const one = 1, two = 2')
  for (const name of sharedNames.filter((each) => !packages.includes(each)))
    write(`node_modules/${name}.js`, 'exports.deep = 1')
  const plugin = new BuildDataPlugin({ kind: 'shell', provides: {} }, join(dir, 'shell/src/boot/shared-libraries.js'))
  write('shell/src/boot/facades/react-intl.js', "export { two } from 'react-intl'")
  const from = (name: string) => (name === 'react-intl' ? './facades/react-intl' : name)
  const table = sharedNames.map((name, index) => `import * as l${index} from '${from(name)}'`).join('\n')
  write(
    'shell/src/boot/shared-libraries.js',
    `${table}\nexport const sharedLibraries = [${sharedNames.map((_name, index) => `l${index}`).join(', ')}]`,
  )
  write('shell/src/index.js', "import { sharedLibraries } from './boot/shared-libraries'\nconsole.log(sharedLibraries)")
  expect(await build('shell', './src/index.js', plugin)).toBeUndefined()
  expect(built('out-shell').gives).toMatchObject({
    '@samspel/ui': ['one', 'two'],
    'react-intl': ['two'],
    'react-dom/client': ['deep'],
  })

  write('shell/src/boot/shared-libraries.js', "import * as react from 'react'\nexport const sharedLibraries = [react]")
  expect(await build('shell', './src/index.js', plugin)).toContain('imports neither')
})

test('a build says which packages are in its files, and which it takes from the shell', async () => {
  library('react', 'export const useId = 1')
  library('bundled', "import { part } from 'inner'\nexport const bundled = () => part(Math.random())")
  library('dropped', 'export const nothing = 1')
  write(
    'node_modules/inner/package.json',
    JSON.stringify({ name: 'inner', version: '2.0.0', license: 'MIT', main: 'esm/index.js' }),
  )
  write('node_modules/inner/esm/package.json', '{"type":"module"}')
  write('node_modules/inner/esm/index.js', 'export const part = (x) => console.log(x)')
  write('package.json', JSON.stringify({ name: 'workspace', version: '9.9.9' }))
  write('made/made.js', 'export const made = () => console.log(1)')
  write('mf-p/package.json', JSON.stringify({ name: 'mf-p', version: '0.1.0' }))
  write(
    'mf-p/src/index.js',
    "import { useId } from 'react'\nimport { bundled } from 'bundled'\nimport { nothing } from 'dropped'\nimport { made } from '../../made/made'\nconsole.log(useId, bundled, nothing, made)",
  )
  const remote = {
    manifest: { name: 'mf-p', routes: [] },
    global: 'p',
    needs: { shared: { react: '^1.0.0' }, contract: '1.0.0' },
  }
  const shared = { react: { import: false as const } }
  expect(
    await build(
      'mf-p',
      './src/index.js',
      new webpack.container.ModuleFederationPlugin({ name: 'p', shared }),
      new BuildDataPlugin({ kind: 'remote', remote }),
    ),
  ).toBeUndefined()
  expect(built('out-mf-p').packages).toEqual([
    { name: 'bundled', version: '1.0.0' },
    { name: 'inner', version: '2.0.0', license: 'MIT' },
    { name: 'react', version: '1.0.0', provided: true },
  ])
})
