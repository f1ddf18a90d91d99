import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { uncoveredChanges } from './reports'
import { stagePackages } from './stage'

const root = temporaryFolder('checkout')
const released = temporaryFolder('tarballs')
const source = join(root, 'shared/x/src/index.ts')
const write = (code: string): void => writeFileSync(source, code)
const changes = (): string[] => uncoveredChanges(root, stagePackages(root), released)

beforeAll(() => {
  for (const folder of ['.changeset', 'shared/x/src']) mkdirSync(join(root, folder), { recursive: true })
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'))
  for (const file of ['tsconfig.base.json', 'pnpm-workspace.yaml', 'package.json'])
    cpSync(join(workspaceRoot, file), join(root, file))
  writeFileSync(
    join(root, 'shared/x/package.json'),
    JSON.stringify({ name: '@x/x', version: '0.1.0', type: 'module', exports: { '.': './src/index.ts' } }),
  )
  write('export const greet = (name: string, loud?: boolean): string => name\n')
  cpSync(stagePackages(root).tarballs, released, { recursive: true })
})

test('what has not changed since the tarball needs no changeset', () => expect(changes()).toEqual([]))

test('a parameter that is required now is refused, and so is an export that is gone', () => {
  write('export const greet = (name: string, loud: boolean): string => name\n')
  expect(changes()).toEqual([expect.stringMatching(/@x\/x takes away or narrows what others use since 0\.1\.0/)])
  write('export const wave = (): void => undefined\n')
  expect(changes()).toEqual([expect.stringMatching(/greet is gone/)])
})

test('an addition needs a changeset, and passes with one', () => {
  write(
    'export const greet = (name: string, loud?: boolean): string => name\nexport const wave = (): void => undefined\n',
  )
  expect(changes()).toEqual([expect.stringMatching(/wave is new/)])
  writeFileSync(join(root, '.changeset/wave.md'), "---\n'@x/x': patch\n---\n\nWaves.\n")
  expect(changes()).toEqual([])
})

test('a package without an earlier tarball has nothing to compare with', () =>
  expect(uncoveredChanges(root, stagePackages(root), temporaryFolder('none'))).toEqual([]))
