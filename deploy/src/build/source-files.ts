import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.cache'])
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name)

/** Every file below a path that affects the output of a build, in a stable order. */
export function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !isTest(name) && !name.endsWith('.md'))
    .flatMap((name) => filesUnder(join(path, name)))
}

/** Hashes a team's own repository. Hidden files, tests and documentation are ignored because they do not affect the build. */
export function hashFolder(dir: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(dir).filter(
    (name) => !name.startsWith('.') && !skipped.has(name) && !isTest(name) && !name.endsWith('.md'),
  )
  for (const file of names.sort().flatMap((name) => filesUnder(join(dir, name))))
    hash
      .update(`${relative(dir, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}
