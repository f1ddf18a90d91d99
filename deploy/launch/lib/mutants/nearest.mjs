import path from 'node:path'

/** What an engineer runs after a change, not more. Each API test has a database of its own and takes as long as five others. */
const AT_MOST = 8
const OF_THE_API = 4
const isOfApi = (/** @type {string} */ test) => test.startsWith('server/test/')
const NO_WORD = new Set(['server', 'src', 'test', 'module', 'index', 'shared', 'http', 'repository', 'ts', 'of', 'the'])

/** Words of a path, in the singular. @param {string} file */
export const wordsOf = (file) =>
  file
    .replace(/(\.test)?\.tsx?$/, '')
    .split(/[/.-]|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
    .filter((word) => word.length > 1 && !NO_WORD.has(word))

/** Folders that two files have in common, from the root on. @param {string} one @param {string} other */
function commonFolders(one, other) {
  const theirs = path.posix.dirname(other).split('/')
  const ours = path.posix.dirname(one).split('/')
  const apart = ours.findIndex((folder, index) => folder !== theirs[index])
  return apart < 0 ? ours.length : apart
}

/**
 * The tests nearest to a file among those that import it: first those beside it. The API tests, which all start the whole API, are told apart
 * by the words of their names that the file's path has too, then by how often they use the words of the file's own name.
 * @param {string} file @param {string[]} related @param {(test: string) => string} read @returns {string[]}
 */
export function nearestOf(file, related, read) {
  const words = new Set(wordsOf(file))
  const own = wordsOf(path.posix.basename(file))
  /** @param {string} test */
  const nearness = (test) => {
    const named = wordsOf(path.posix.basename(test)).filter((word) => words.has(word)).length
    const common = commonFolders(file, test)
    // That both are modules of the server says nothing.
    if (!isOfApi(test)) return (file.startsWith('server/') && common < 4 ? 1 : 100) * common + 10 * named
    const text = read(test).toLowerCase()
    const uses = own.reduce((sum, word) => sum + text.split(word).length - 1, 0)
    return 10 * named + Math.min(uses, 9)
  }
  const ranked = related
    .map((test) => ({ test, near: nearness(test) }))
    .toSorted((one, other) => other.near - one.near || one.test.localeCompare(other.test))
    .map(({ test }) => test)
  const ofApi = ranked.filter(isOfApi).slice(0, OF_THE_API)
  return ranked.filter((test) => !isOfApi(test) || ofApi.includes(test)).slice(0, AT_MOST)
}
