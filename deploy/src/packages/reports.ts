import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareReports } from '../shapes/compare'
import { temporaryFolder } from '../temporary-folder'
import { declaredLevels, missingRaise } from './raise'
import { readApis } from './read-api'
import { unpackReleased } from './released'
import type { Staged } from './stage'

/** Writes a report for each package: its entries with the declarations of their exports. Returns the files. */
export function writeReports(staged: Staged, out: string): string[] {
  mkdirSync(out, { recursive: true })
  const texts = readApis(staged)
  return staged.packages.map(({ folder }, at) => {
    const file = join(out, `${folder}.md`)
    writeFileSync(file, texts[at]!)
    return file
  })
}

/**
 * Compares what the packages of a checkout give with what their last release gave.
 * @param root of the checkout, whose changesets say how far versions will be raised
 * @param tarballs folder with the tarballs of earlier releases
 * @returns one text for each package with a change that its changesets do not cover
 */
export function uncoveredChanges(root: string, staged: Staged, tarballs: string): string[] {
  const released = unpackReleased(staged.packages, tarballs, temporaryFolder('released'))
  if (released.packages.length === 0) return []
  const folders = released.packages.map(({ folder }) => folder)
  const before = readApis(released)
  const after = readApis({ ...staged, packages: staged.packages.filter(({ folder }) => folders.includes(folder)) })
  const levels = declaredLevels(root)
  return released.packages.flatMap(({ json }, at) => {
    const changes = compareReports(before[at]!, after[at]!)
    return missingRaise(json, changes, levels.get(json.name)) ?? []
  })
}
