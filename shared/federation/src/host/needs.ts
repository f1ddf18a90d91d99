import type { RemoteRelease } from '../registry/types'

type Version = readonly [number, number, number]

const versionOf = (text: string): Version | undefined => {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text.trim())
  return found ? [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)] : undefined
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** First version that a caret range leaves out: the leftmost number that is not zero may not change. */
const afterCaret = ([major, minor, patch]: Version): Version =>
  major > 0 ? [major + 1, 0, 0] : minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1]

/** True, false, or undefined for a range that this does not understand. */
function fitsOne(range: string, version: Version): boolean | undefined {
  if (range === '*' || range === '') return true
  const [, sign = '', text = ''] = /^(\^|~|>=|=)?\s*(.+)$/.exec(range) ?? []
  const base = versionOf(text)
  if (!base) return undefined
  if (sign === '>=') return compare(version, base) >= 0
  if (sign === '^') return compare(version, base) >= 0 && compare(version, afterCaret(base)) < 0
  if (sign === '~') return compare(version, base) >= 0 && compare(version, [base[0], base[1] + 1, 0]) < 0
  return compare(version, base) === 0
}

/** What a release needs of the shell and does not get, as a sentence; undefined when all fits. Ranges that are not understood are left to the runtime. */
export function unmetNeed(release: Pick<RemoteRelease, 'needs'>, provided: Record<string, string>): string | undefined {
  for (const [library, range] of Object.entries(release.needs?.shared ?? {})) {
    const version = versionOf(provided[library] ?? '')
    if (!version) continue
    const answers = range.split('||').map((part) => fitsOne(part.trim(), version))
    if (answers.every((answer) => answer === false))
      return `${library} ${range} is needed, and the shell has ${provided[library]}`
  }
  return undefined
}
