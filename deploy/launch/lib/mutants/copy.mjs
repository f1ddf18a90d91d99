import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './pick.mjs'

/**
 * A copy of the working tree in which faults can be planted: the sources, and links to the same packages. Links between the packages of this
 * workspace are relative, so they lead to the copy's sources.
 * @param {string} from @param {string} at
 */
export function copyTree(from, at) {
  rmSync(at, { recursive: true, force: true })
  const files = filesOf(from)
  for (const file of files) cpSync(path.join(from, file), path.join(at, file))
  const homes = new Set(
    files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file)),
  )
  for (const home of homes) {
    const packages = path.join(from, home, 'node_modules')
    if (!existsSync(packages)) continue
    const to = path.join(at, home, 'node_modules')
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(packages).filter((each) => !each.startsWith('.') || each === '.bin'))
      cpSync(path.join(packages, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(path.join(from, 'node_modules', '.pnpm'), path.join(at, 'node_modules', '.pnpm'))
}
