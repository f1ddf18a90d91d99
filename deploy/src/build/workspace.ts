import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A part that can be built and published: a remote or the shell. */
export interface Buildable {
  name: string
  kind: 'remote' | 'shell'
  dir: string
  /** Version in its package.json. */
  version: string
}

/** Root of the checkout that contains this file. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')

const versionOf = (dir: string): string =>
  (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version

/** Lists the shell and all remotes: every folder `mf-*` with a `src/remote.ts`. */
export function listBuildables(root = workspaceRoot): Buildable[] {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.ts')))
    .sort()
    .map((name): Buildable => ({ name, kind: 'remote', dir: join(root, name), version: versionOf(join(root, name)) }))
  const shell = join(root, 'shell')
  if (!existsSync(join(shell, 'webpack.config.ts'))) return remotes
  return [{ name: 'shell', kind: 'shell', dir: shell, version: versionOf(shell) }, ...remotes]
}
