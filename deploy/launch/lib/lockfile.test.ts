import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

const root = path.resolve(__dirname, '../../..')
const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
const manifestOf = (remote: string) =>
  JSON.parse(readFileSync(path.join(root, remote, 'package.json'), 'utf8')) as Record<string, Record<string, string>>

/** Runs the launcher's module in plain Node. Returns null instead of undefined. */
const withImporter = (text: string, folder: string, json: object): string | null => {
  const address = pathToFileURL(path.join(__dirname, 'lockfile.mjs')).href
  const script = `
    import { readFileSync } from 'node:fs'
    import { withImporter } from ${JSON.stringify(address)}
    const { text, folder, json } = JSON.parse(readFileSync(0, 'utf8'))
    console.log(JSON.stringify(withImporter(text, folder, json) ?? null))`
  const input = JSON.stringify({ text, folder, json })
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', input, maxBuffer: 5e7 }),
  ) as string | null
}
const without = (remote: string) => lockfile.replace(new RegExp(`\n\n  ${remote}:\n[\\s\\S]*?(?=\n\n)`), '')

test.each(['mf-messages', 'mf-wallet'])('%s is written into the lockfile as pnpm has written it', (remote) => {
  expect(without(remote)).not.toBe(lockfile)
  expect(withImporter(without(remote), remote, manifestOf(remote))).toBe(lockfile)
})

test('a new remote has packages that another remote has, so none is resolved anew', () => {
  const template = path.join(root, 'deploy/src/create-remote/template/package.json.template')
  const json = readFileSync(template, 'utf8').replace(/\{\{(description|scripts)\}\}/g, '""')
  expect(withImporter(lockfile, 'mf-new', JSON.parse(json) as object)).toContain('\n\n  mf-new:\n    dependencies:\n')
})

test.each([
  ['a package that no other has', { dependencies: { 'left-pad': '1.0.0' } }],
  ['a package in another version', { dependencies: { react: '18.0.0' } }],
  ['packages of which none has all', { dependencies: { react: 'catalog:', fastify: 'catalog:' } }],
])('%s is left to pnpm', (_what, json) => {
  expect(withImporter(lockfile, 'mf-new', json)).toBeNull()
})

test('a package that the lockfile names already is left to pnpm', () => {
  expect(withImporter(lockfile, 'mf-auth', manifestOf('mf-auth'))).toBeNull()
})
