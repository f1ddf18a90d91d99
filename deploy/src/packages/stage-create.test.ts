import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { supplyOf } from '../create-remote/standalone'
import { temporaryFolder } from '../temporary-folder'
import { packCreate } from './stage-create'

let parent: string
let program: string
beforeAll(async () => {
  parent = temporaryFolder('npm-create')
  const out = join(parent, 'out')
  await packCreate(workspaceRoot, join(parent, 'stage'), out, { version: '0.3.0', released: true })
  expect(readdirSync(out)).toEqual(['create-samspel-remote-0.3.0.tgz'])
  // As npx does: only what is in the tarball is there.
  execFileSync('tar', ['-xzf', join(out, 'create-samspel-remote-0.3.0.tgz'), '-C', parent])
  rmSync(join(parent, 'stage'), { recursive: true })
  const { bin } = JSON.parse(readFileSync(join(parent, 'package/package.json'), 'utf8')) as { bin: object }
  program = join(parent, 'package', Object.values(bin)[0] as string)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const create = (cwd: string, ...args: string[]) => {
  mkdirSync(cwd, { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return { status, stdout, stderr }
}
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('in an empty folder, without the checkout, a repository with all its files is made', () => {
  const cwd = join(parent, 'empty')
  const made = create(cwd, 'mf-reports', '--title', 'Rapporter', '--title-en', 'Reports', '--icon', 'chart-bar')
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain('is a repository of its own')
  const files = filesIn(join(cwd, 'mf-reports'))
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/remote.yml',
      '.gitignore',
      'README.md',
      'jest.config.mjs',
      'package.json',
      'src/index.ts',
      'src/remote.ts',
      'src/routes.tsx',
      'tsconfig.json',
      'webpack.config.ts',
    ]),
  )
  const text = files.map((file) => readFileSync(join(cwd, 'mf-reports', file), 'utf8')).join('\n')
  expect(text).not.toMatch(/\{\{\w+\}\}|catalog:|workspace:/)
  expect(text).not.toContain(workspaceRoot)
  const json = JSON.parse(readFileSync(join(cwd, 'mf-reports/package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const { released } = supplyOf(workspaceRoot)
  expect(json.devDependencies['@samspel/cli']).toBe(released['@samspel/cli'])
  expect(json.devDependencies['@samspel/ui']).toBe(released['@samspel/ui'])
})

test('with a folder of tarballs these are copied along and named', () => {
  const cwd = join(parent, 'tarballs')
  const packages = join(cwd, 'given')
  mkdirSync(packages, { recursive: true })
  for (const [name, version] of Object.entries(supplyOf(workspaceRoot).released))
    writeFileSync(join(packages, `${name.slice(1).replace('/', '-')}-${version}.tgz`), name)
  expect(create(cwd, 'mf-reports', '--packages', 'given')).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(cwd, 'mf-reports/packages'))).toEqual(readdirSync(packages))
  expect(readFileSync(join(cwd, 'mf-reports/package.json'), 'utf8')).toContain('file:packages/samspel-ui-')
})

test('what does not fit is refused with what would, and leaves nothing', () => {
  const cwd = join(parent, 'refused')
  expect(create(cwd)).toMatchObject({ status: 2, stderr: expect.stringContaining('Which name?') })
  expect(create(cwd, 'reports')).toMatchObject({ status: 1, stderr: expect.stringContaining('mf-reports') })
  expect(create(cwd, 'mf-x', '--icon', 'nothing')).toMatchObject({ status: 1, stderr: expect.stringContaining('icon') })
  expect(create(cwd, 'mf-x', '--packages', 'nowhere')).toMatchObject({ status: 1 })
  expect(create(cwd, 'mf-x', '--root', '/')).toMatchObject({ status: 2 })
  expect(existsSync(join(cwd, 'mf-x'))).toBe(false)
  expect(create(cwd, '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm create samspel-remote'),
  })
})
