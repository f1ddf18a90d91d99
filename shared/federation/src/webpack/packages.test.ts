import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { packageOf, sharedOf } from './packages'

let dir: string

const install = (name: string, version: string) => {
  mkdirSync(join(dir, 'node_modules', name), { recursive: true })
  writeFileSync(join(dir, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }))
}
const declare = (peerDependencies: Record<string, string>) =>
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'mf-x', version: '1.0.0', peerDependencies }))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shared-list-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('the shared list follows from peerDependencies, sub-paths included, with the installed versions written out', () => {
  install('react', '19.3.1')
  install('@samspel/ui', '0.2.0')
  declare({ react: 'catalog:', '@samspel/ui': 'workspace:*' })
  const common = { import: false, singleton: true, strictVersion: true }
  expect(sharedOf(dir)).toEqual({
    react: { ...common, requiredVersion: '^19.3.1' },
    'react/jsx-runtime': { ...common, requiredVersion: '^19.3.1' },
    '@samspel/ui': { ...common, requiredVersion: '^0.2.0' },
    '@samspel/ui/late': { ...common, requiredVersion: '^0.2.0' },
  })
})

test('a peer that the shell does not provide is refused by name', () => {
  declare({ leaflet: '1.9.4' })
  expect(() => sharedOf(dir)).toThrow('mf-x: the shell does not provide leaflet')
})

test('a peer that is not installed is refused by name', () => {
  declare({ react: 'catalog:' })
  expect(() => sharedOf(dir)).toThrow('react is not installed')
})

test.each([
  ['react-dom/client', 'react-dom'],
  ['@samspel/ui/menu', '@samspel/ui'],
  ['@reduxjs/toolkit', '@reduxjs/toolkit'],
])('%s belongs to the package %s', (request, name) => expect(packageOf(request)).toBe(name))
