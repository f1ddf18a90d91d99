import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { createStandalone, moveToStandalone } from './create'
import { readOptions } from './options'
import { bringTarballs, standaloneManifest, supplyOf } from './standalone'

let parent = ''
beforeEach(() => {
  parent = temporaryFolder('standalone')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const supply = {
  catalog: { react: '19.3.1', leaflet: '1.9.4', jest: '30.5.2' } as Record<string, string>,
  released: { '@samspel/ui': '0.2.0', '@samspel/cli': '0.1.0', '@samspel/testing': '0.1.0' },
  tarballs: {},
}
for (const tool of ['@jest/globals', '@types/node', '@types/react', '@types/react-dom', '@happy-dom/jest-environment'])
  supply.catalog[tool] = '1.0.0'
supply.catalog.typescript = '1.0.0'
supply.catalog['typescript-7'] = 'npm:typescript@2.0.0'

describe('its package.json', () => {
  const json = {
    name: 'mf-x',
    version: '0.3.0',
    dependencies: { leaflet: 'catalog:' },
    peerDependencies: { react: 'catalog:', '@samspel/ui': 'workspace:*' },
    devDependencies: { webpack: 'catalog:', 'webpack-cli': 'catalog:' },
  }

  test('asks for what the shell provides in a range, and installs the very version that the shell has', () => {
    expect(standaloneManifest(json, supply)).toMatchObject({
      dependencies: { leaflet: '1.9.4' },
      peerDependencies: { react: '^19.3.1', '@samspel/ui': '^0.2.0' },
      devDependencies: {
        react: '19.3.1',
        '@samspel/ui': '0.2.0',
        '@samspel/cli': '0.1.0',
        '@samspel/testing': '0.1.0',
      },
    })
    expect(JSON.stringify(standaloneManifest(json, supply))).not.toMatch(/catalog:|workspace:|webpack/)
  })

  test('its types are checked by the compiler that checks those of this checkout', () => {
    expect(standaloneManifest(json, supply)).toMatchObject({ devDependencies: { typescript: '2.0.0' } })
  })

  test('with tarballs: these and no others, for what they ask of each other too', () => {
    const tarballs = { '@samspel/ui': 'file:packages/samspel-ui-0.2.0.tgz' }
    expect(standaloneManifest(json, { ...supply, tarballs })).toMatchObject({
      peerDependencies: { '@samspel/ui': '^0.2.0' },
      devDependencies: { '@samspel/ui': 'file:packages/samspel-ui-0.2.0.tgz' },
      pnpm: { overrides: tarballs },
    })
  })

  test('nothing that it installs asks for a newer Node than it says itself', () => {
    expect(standaloneManifest(json, supply)).toMatchObject({
      engines: { node: '>=20.19' },
      overrides: { 'light-my-request': '6.6.0' },
      pnpm: { overrides: { 'light-my-request': '6.6.0' } },
    })
  })

  test('what cannot be installed elsewhere is refused', () => {
    expect(() => standaloneManifest({ ...json, dependencies: { '@samspel/server': 'workspace:*' } }, supply)).toThrow(
      '@samspel/server has no version that could be installed elsewhere',
    )
  })
})

test('tarballs that are not there are named, with the command that makes them', () => {
  mkdirSync(join(parent, 'empty'))
  expect(() => supplyOf(workspaceRoot, join(parent, 'empty'))).toThrow(
    /has no samspel-api-\S+\.tgz, .*npm run packages -- pack --out/,
  )
})

test('tarballs are copied to where package.json names them', () => {
  const from = join(parent, 'from')
  mkdirSync(from)
  const { released } = supplyOf(workspaceRoot)
  for (const [name, version] of Object.entries(released))
    writeFileSync(join(from, `${name.slice(1).replace('/', '-')}-${version}.tgz`), 'x')
  const files = bringTarballs(supplyOf(workspaceRoot, from), from, join(parent, 'new'))
  expect(readdirSync(join(parent, 'new/packages'))).toHaveLength(Object.keys(released).length)
  expect(files).toContain(`packages/samspel-ui-${released['@samspel/ui']}.tgz`)
  expect(files.filter((file) => !existsSync(join(parent, 'new', file)))).toEqual([])
})

test('a new one has sources, tests, types, a workflow that promotes by hand, and nothing of this workspace', async () => {
  const folder = join(parent, 'mf-reports')
  const options = readOptions(
    'mf-reports',
    { titleEn: 'Reports' },
    { root: workspaceRoot, owners: [], icons: ['sparkles'] },
  )
  const files = await createStandalone(folder, options, { supply: supplyOf(workspaceRoot) })
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/remote.yml',
      '.gitignore',
      'README.md',
      'jest.config.mjs',
      'package.json',
      'src/remote.ts',
      'tsconfig.json',
      'webpack.config.ts',
    ]),
  )
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(
      /(?<!\$)\{\{\w+\}\}|undefined|catalog:|workspace:|npm run remote|\.\.\/\.\./,
    )
  const { jobs, on } = parse(readFileSync(join(folder, '.github/workflows/remote.yml'), 'utf8')) as {
    jobs: Record<string, { if: string; steps: { run?: string }[] }>
    on: object
  }
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object }
  const called = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => /^npm (?:run )?(test|(?<=run )\S+)/.exec(run ?? '')?.[1] ?? []),
  )
  expect(called).toEqual(['typecheck', 'test', 'build', 'gate', 'release', 'promote'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called))
  expect(jobs.promote!.if).toBe("github.event_name == 'workflow_dispatch'")
  expect(Object.keys(on)).toContain('workflow_dispatch')
})

test('one that moves takes its sources along as they are', async () => {
  const folder = join(parent, 'mf-stores')
  const from = join(workspaceRoot, 'mf-stores')
  const files = await moveToStandalone(folder, from, { supply: supplyOf(workspaceRoot) })
  const sources = files.filter((file) => file.startsWith('src/') || file === 'webpack.config.ts')
  expect(sources.length).toBeGreaterThan(10)
  for (const file of sources)
    expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(from, file), 'utf8'))
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'tsconfig.json', 'jest.config.mjs', '.github/workflows/remote.yml']),
  )
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).not.toMatch(/catalog:|workspace:/)
})
