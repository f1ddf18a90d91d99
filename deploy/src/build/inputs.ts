import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readLockfile, resolvedFor } from './lockfile'
import { filesUnder } from './source-files'
import type { Buildable } from './workspace'
import { workspaceRoot } from './workspace'

const PRESET = 'shared/federation'

/** Name and version, the only facts about a shared package that affect a remote's build. */
const identityOf = (file: string): string => {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string }
  return `${name}@${version}`
}

/**
 * Hashes everything that affects the output of a build. A remote does not bundle shared packages (the shell provides them), so
 * only the preset and the versions of the shared packages count; the shell bundles them all. Of the lockfile, only the
 * packages that the build resolves to count.
 */
export function hashInputs({ kind, dir }: Buildable, root = workspaceRoot): string {
  const shared = join(root, 'shared')
  const isShell = kind === 'shell'
  const hash = createHash('sha256')
  const add = (place: string, contents: string | Buffer) => hash.update(`${place}\0`).update(contents).update('\0')

  const files = [
    ...filesUnder(dir),
    ...(isShell
      ? filesUnder(shared)
      : [...filesUnder(join(root, PRESET, 'src/webpack')), join(root, PRESET, 'src/shared-names.ts')]),
  ]
  for (const file of files) add(relative(root, file), readFileSync(file))
  if (!isShell)
    for (const name of readdirSync(shared).sort()) add(`shared/${name}`, identityOf(join(shared, name, 'package.json')))
  for (const line of resolvedFor([relative(root, dir), PRESET], readLockfile(root), () => isShell))
    add('lockfile', line)
  return hash.digest('hex')
}

/** Default version of a build with these inputs. */
export const versionFor = (buildable: Pick<Buildable, 'version'>, inputs: string): string =>
  `${buildable.version}-${inputs.slice(0, 8)}`
