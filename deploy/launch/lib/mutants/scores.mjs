import path from 'node:path'

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

/**
 * Scores by folder, and the survivors, from the files of a report of Stryker. What was ignored, or does not compile, counts for nothing.
 * @param {Record<string, { mutants: { status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }[] }>} files
 */
export function scoresOf(files) {
  /** @type {Map<string, { noticed: number, all: number }>} */
  const folders = new Map()
  /** @type {string[]} */
  const survivors = []
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = path.posix.dirname(file)
    const counts = folders.get(folder) ?? { noticed: 0, all: 0 }
    for (const { status, mutatorName, replacement = '', location } of mutants) {
      if (NOTICED.has(status)) counts.noticed += 1
      if (!NOTICED.has(status) && !MISSED.has(status)) continue
      counts.all += 1
      if (MISSED.has(status))
        survivors.push(
          `${file}:${location.start.line} ${mutatorName}${status === 'NoCoverage' ? ' (no test)' : ''}: ${replacement.replaceAll(/\s+/g, ' ')}`,
        )
    }
    if (counts.all > 0) folders.set(folder, counts)
  }
  return {
    folders: [...folders].map(([folder, { noticed, all }]) => ({ folder, noticed, all, score: (100 * noticed) / all })),
    survivors: survivors.toSorted(),
  }
}
