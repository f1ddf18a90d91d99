import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const checkout = path.resolve(import.meta.dirname, '../..')
/** pnpm's folder of package contents; links inside of it are relative to it. */
const STORE = '.pnpm'
/** What programs keep there belongs to the checkout. */
const LEFT_OUT = new Set(['.cache', '.federation'])

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/** Files of a checkout that git knows or would add. */
const filesOf = (root: string): string[] => git(root, 'ls-files', '-co', '--exclude-standard')

/** Copies a folder of installed packages. The packages themselves are linked, because nothing changes them. */
function bringPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (LEFT_OUT.has(name)) continue
    const [source, target] = [path.join(from, name), path.join(to, name)]
    if (name === STORE) {
      mkdirSync(target)
      for (const own of readdirSync(source)) {
        // pnpm writes into these two.
        if (own === 'node_modules' || own === 'lock.yaml')
          cpSync(path.join(source, own), path.join(target, own), { recursive: true, verbatimSymlinks: true })
        else symlinkSync(path.join(source, own), path.join(target, own))
      }
    } else cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  }
}

/** Copies the checkout with its installed packages into a folder of its own, so that the one under test stays unchanged. */
export function copyOfCheckout(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'samspel-checkout-'))
  const folders = new Set(['.'])
  for (const file of filesOf(checkout)) {
    if (!statSync(path.join(checkout, file), { throwIfNoEntry: false })?.isFile()) continue
    cpSync(path.join(checkout, file), path.join(copy, file))
    if (path.basename(file) === 'package.json') folders.add(path.dirname(file))
  }
  for (const folder of folders) {
    const packages = path.join(checkout, folder, 'node_modules')
    if (existsSync(packages)) bringPackages(packages, path.join(copy, folder, 'node_modules'))
  }
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  return copy
}

/** Files of a copy that are new or differ from the checkout. */
export const changesIn = (copy: string): string[] => [
  ...git(copy, 'diff', '--name-only'),
  ...git(copy, 'ls-files', '--others', '--exclude-standard'),
]
