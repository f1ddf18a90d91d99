import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { satisfies } from 'semver'
import { temporaryFolder } from '../temporary-folder'
import { isReleased, stamped, withPackedVersions } from './stamp'
import { addTarballs, packFolders } from './tarballs'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.se', ...args], { cwd: root })

test('fifty packs of fifty contents have fifty versions, and the same contents the same one', () => {
  const shared = { folder: 'x', dir: '/x', json: { name: '@x/x', version: '0.3.0' } }
  const versionOf = (text: string) => withPackedVersions([shared], hash(text), false)[0]!.json.version
  const versions = Array.from({ length: 50 }, (_, nth) => versionOf(`contents ${nth}`))
  expect(new Set(versions).size).toBe(50)
  expect(versionOf('contents 7')).toBe(versions[7])
  expect(withPackedVersions([shared], hash('a'), true)[0]!.json.version).toBe('0.3.0')
})

test('a remote that was built with such a package asks for no more than the release that the shell has', () =>
  expect(satisfies('0.3.0', `^${stamped('0.3.0', hash('a'))}`)).toBe(true))

test('the packages are those of their release until a source changes, committed or not', () => {
  const root = temporaryFolder('checkout')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  expect(isReleased(root)).toBe(false)
  mkdirSync(join(root, 'shared/x'), { recursive: true })
  write('shared/x/package.json', '{\n  "version": "0.3.0"\n}\n')
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'release')
  write('other.md', 'text')
  expect(isReleased(root)).toBe(true)
  write('shared/x/index.ts', 'export {}')
  expect(isReleased(root)).toBe(false)
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'change')
  expect(isReleased(root)).toBe(false)
  write('shared/x/package.json', '{\n  "version": "0.3.1"\n}\n')
  git(root, 'commit', '-qam', 'next release')
  expect(isReleased(root)).toBe(true)
})

test('the same contents are the same bytes, and other ones are refused under a version that lies there', () => {
  const [place, one, two, out] = ['package', 'one', 'two', 'out'].map((name) => temporaryFolder(name)) as [
    string,
    string,
    string,
    string,
  ]
  const pack = (text: string, into: string) => {
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name: '@x/x', version: '0.3.0' }))
    writeFileSync(join(place, 'index.js'), text)
    packFolders([place], into)
  }
  const bytes = (folder: string) =>
    readdirSync(folder).map((file) => readFileSync(join(folder, file)).toString('base64'))
  pack('1', one)
  pack('1', two)
  expect(bytes(one)).toEqual(bytes(two))
  addTarballs(one, out)
  addTarballs(two, out)
  pack('2', two)
  expect(() => addTarballs(two, out)).toThrow('x-x-0.3.0.tgz with other contents')
  expect(bytes(out)).toEqual(bytes(one))
})
