import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compareReports } from './compare'
import type { SharedPackage } from './list'
import { declaredLevels, missingRaise } from './raise'
import { readApis } from './read-api'
import type { Staged } from './stage'

const REPORT = 'api.md'
/** The report as of the package's last release. */
const RELEASED = 'api.released.md'

const textIn = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The report of a package's current sources. The first call reads those of all packages, which takes seconds, and keeps them. */
function currentReport(staged: Staged, shared: SharedPackage): string {
  const keptOf = ({ folder }: SharedPackage): string => `${dirname(staged.tarballs)}/${folder}.${REPORT}`
  if (!existsSync(keptOf(shared))) {
    const texts = readApis(staged)
    for (const [at, one] of staged.packages.entries()) {
      writeFileSync(`${keptOf(one)}.${process.pid}`, texts[at]!)
      renameSync(`${keptOf(one)}.${process.pid}`, keptOf(one))
    }
  }
  return readFileSync(keptOf(shared), 'utf8')
}

/**
 * Writes the reports that changed, and a first released report for packages that lack one. Returns the names of the packages whose report
 * changed.
 */
export function writeReports(staged: Staged): string[] {
  return staged.packages
    .filter((shared) => {
      const text = currentReport(staged, shared)
      if (!existsSync(join(shared.dir, RELEASED))) writeFileSync(join(shared.dir, RELEASED), text)
      if (textIn(join(shared.dir, REPORT)) === text) return false
      writeFileSync(join(shared.dir, REPORT), text)
      return true
    })
    .map(({ json }) => json.name)
}

/** Marks the current reports of the named packages as released, after their versions were raised. */
export function markReleased(packages: readonly SharedPackage[], names: readonly string[]): void {
  for (const { dir, json } of packages)
    if (names.includes(json.name)) writeFileSync(join(dir, RELEASED), textIn(join(dir, REPORT)))
}

/** Describes what is wrong with a package's report or version; undefined if nothing is. */
export function reportProblem(root: string, staged: Staged, shared: SharedPackage): string | undefined {
  const { dir, folder, json } = shared
  const current = currentReport(staged, shared)
  if (textIn(join(dir, REPORT)) !== current)
    return `shared/${folder}/${REPORT} does not say what the sources give. Write it anew and look at its difference: npm run packages -- report`
  return missingRaise(json, compareReports(textIn(join(dir, RELEASED)), current), declaredLevels(root).get(json.name))
}
