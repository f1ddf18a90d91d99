import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ApiChange } from '../shapes/compare'

/** How far to raise a version. */
export type Level = 'patch' | 'minor' | 'major'

const LEVELS: readonly Level[] = ['patch', 'minor', 'major']

/** Before 1.0.0 a breaking change raises the minor version. */
export const breakingLevel = (version: string): Level => (version.startsWith('0.') ? 'minor' : 'major')

/** The level that a package's changes require; undefined if nothing changed. */
export function neededLevel(version: string, changes: readonly ApiChange[]): Level | undefined {
  if (changes.length === 0) return undefined
  if (changes.some(({ weight }) => weight === 'breaks')) return breakingLevel(version)
  return version.startsWith('0.') ? 'patch' : 'minor'
}

/** The highest level that the changesets of a checkout declare, by package. */
export function declaredLevels(root: string): Map<string, Level> {
  const folder = join(root, '.changeset')
  const levels = new Map<string, Level>()
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const head =
      file.endsWith('.md') && file !== 'README.md'
        ? /^---\n(.*?)\n---/s.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
        : undefined
    for (const [name, level] of Object.entries((head ? parse(head) : null) ?? {}) as [string, Level][]) {
      if (LEVELS.indexOf(level) > LEVELS.indexOf(levels.get(name) ?? 'patch') || !levels.has(name))
        levels.set(name, level)
    }
  }
  return levels
}

/** Describes why the declared changesets do not cover a package's changes; undefined if they do. */
export function missingRaise(
  { name, version }: { name: string; version: string },
  changes: readonly ApiChange[],
  declared: Level | undefined,
): string | undefined {
  const needed = neededLevel(version, changes)
  if (!needed || (declared && LEVELS.indexOf(declared) >= LEVELS.indexOf(needed))) return undefined
  const breaking = changes.filter(({ weight }) => weight === 'breaks')
  const lines = (breaking.length > 0 ? breaking : changes).map(({ entry, what }) => `  ${entry}: ${what}`)
  const why =
    breaking.length > 0
      ? `takes away or narrows what others use since ${version}`
      : `gives something else since ${version}`
  return `${name} ${why}:
${lines.join('\n')}
Its version must be raised by ${needed}${declared ? `, its changesets say ${declared}` : ' and no changeset says so'}. Keep the old beside the new, or write .changeset/<any-name>.md (npx changeset does it, too):
---
'${name}': ${needed}
---
What has changed, and what those who use it do.`
}
