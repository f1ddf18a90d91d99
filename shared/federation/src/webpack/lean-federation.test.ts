import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isUnreached, leanFederation } from './lean-federation.mjs'

const bundler = require.resolve('@module-federation/webpack-bundler-runtime')
const runtime = createRequire(createRequire(bundler).resolve('@module-federation/runtime')).resolve(
  '@module-federation/runtime-core',
)
const read = (file: string) => readFileSync(join(dirname(runtime), file), 'utf8')
const fileOf = (name: string) => join(dirname(runtime), name)

test('issue 13 A1 what a page never reaches of the installed runtime is empty, and says so', () => {
  const lean = leanFederation(read('remote/index.js'), fileOf('remote/index.js'))
  expect(lean).toContain('async preloadRemote() { throw new Error("preloadRemote is not part of this build"); }')
  expect(lean).toContain('async loadRemote(id, options) {')
  expect(leanFederation(read('utils/preload.js'), fileOf('utils/preload.js'))).not.toContain('function')
})

test('exports of a file that is left out whole are those that others import', () => {
  const exported = (source: string) =>
    /export \{([^}]*)\}/
      .exec(source)![1]!
      .split(',')
      .map((name) => name.trim())
  const lean = leanFederation(
    read('plugins/snapshot/SnapshotHandler.js'),
    fileOf('plugins/snapshot/SnapshotHandler.js'),
  )
  for (const name of exported(read('plugins/snapshot/SnapshotHandler.js')))
    expect(lean).toMatch(new RegExp(`export (class|const) ${name}\\b`))
})

test('issue 18 item 15: errors that a page can meet keep their words', () => {
  const codes = createRequire(runtime).resolve('@module-federation/error-codes')
  const desc = join(dirname(codes), 'desc.mjs')
  const whole = readFileSync(desc, 'utf8')
  const lean = leanFederation(whole, desc)
  for (const words of lean.match(/(?<=': ').*(?=',)/g)!) expect(whole.replaceAll('\\"', '"')).toContain(words)
  for (const name of /export \{([^}]*)\}/.exec(whole)![1]!.split(','))
    expect(lean).toMatch(new RegExp(`\\b${name.trim()} =`))
})

test('other files are left as they are, and another version is refused', () => {
  expect(isUnreached(fileOf('module/index.js'))).toBe(false)
  expect(isUnreached(fileOf('utils/load.js'))).toBe(true)
  expect(() => leanFederation('export const other = 1', fileOf('utils/load.js'))).toThrow(
    '@module-federation has no function loadEsmEntry',
  )
})
