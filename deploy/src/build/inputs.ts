import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { workspaceRoot } from './workspace'
import type { Buildable } from './workspace'

const skipped = new Set(['node_modules', 'dist', '.cache'])
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name)

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !isTest(name) && !name.endsWith('.md'))
    .flatMap((name) => filesUnder(join(path, name)))
}

/**
 * Hash of everything that decides what a build contains. A remote brings no shared package in its files (the shell provides them), so only the
 * preset and the versions of the shared packages count for it; the shell holds all of them.
 */
export function hashInputs({ kind, dir }: Buildable, root = workspaceRoot): string {
  const shared = join(root, 'shared')
  const inputs = [
    ...filesUnder(dir),
    ...(kind === 'shell'
      ? filesUnder(shared)
      : [
          ...filesUnder(join(shared, 'federation/src/webpack')),
          join(shared, 'federation/src/shared-names.ts'),
          ...readdirSync(shared).sort().map((name) => join(shared, name, 'package.json')),
        ]),
    join(root, 'pnpm-lock.yaml'),
  ]
  const hash = createHash('sha256')
  for (const file of inputs) hash.update(`${relative(root, file)}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Version of a build made from these inputs, unless somebody names one. */
export const versionFor = (buildable: Buildable, inputs: string): string => `${buildable.version}-${inputs.slice(0, 8)}`
