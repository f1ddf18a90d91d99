import { execFileSync } from 'node:child_process'
import { root } from './paths.mjs'

/** Journeys that visit pages of every remote. */
const THROUGH_ALL = ['accessibility', 'policy', 'shell', 'language', 'first-load']

/** Journeys that a change in a folder can affect. Folders not listed here (shell, shared packages, server, deploy) affect all. */
const JOURNEYS = {
  'mf-auth': [...THROUGH_ALL, 'entry', 'account', 'companies', 'social', 'forms', 'security', 'deploys', 'journey'],
  'mf-campaigns': [...THROUGH_ALL, 'desk-', 'journey', 'forms', 'companies', 'native'],
  'mf-messages': [...THROUGH_ALL, 'failures', 'integrity', 'journey', 'native'],
  'mf-public': [...THROUGH_ALL, 'public-', 'native', 'entry', 'journey'],
  'mf-stores': [...THROUGH_ALL, 'standalone', 'public-pickup', 'public-map', 'native'],
  'mf-wallet': [...THROUGH_ALL, 'workbench', 'journey', 'desk-image-purchases', 'security'],
  cli: ['create-remote', 'standalone', 'workbench'],
  bench: [],
  docs: [],
}

/** Files that affect how all tests run. */
const REACHES_ALL =
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|jest\.config\.mjs|tsconfig\.|shared\/testing\/src\/jest\/)/
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file)
const isText = (file) => file.endsWith('.md') || file.startsWith('.changeset/')

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files changed since this branch diverged from `base`, including untracked ones. */
export function changedSince(base) {
  const [from] = git('merge-base', 'HEAD', base)
  return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])]
}

/**
 * Determines what a set of changed files can affect. For each part of `npm test`: `true` to run all of it, `false` to skip it, or a list:
 * source files for jest's related tests, or prefixes of spec names.
 */
export function reachOf(files) {
  const relevant = files.filter((file) => !isText(file))
  if (relevant.some((file) => REACHES_ALL.test(file)))
    return { lint: true, types: true, unit: true, server: true, e2e: true }
  const code = relevant.filter((file) => isCode(file) && !file.startsWith('e2e/'))
  // Jest does not track SQL, JSON and images, which are read by path.
  const isWhole = (folders) =>
    relevant.some((file) => !isCode(file) && folders.some((folder) => file.startsWith(`${folder}/`)))
  const part = (whole) => whole || (code.length > 0 ? code : false)
  return {
    lint: files.length > 0,
    types: relevant.some(isCode),
    unit: part(isWhole(['shared', 'shell', 'deploy', 'cli', 'observing', 'practice'])),
    server: part(isWhole(['server', 'shared/api'])),
    e2e: journeysOf(relevant),
  }
}

function journeysOf(files) {
  const names = new Set()
  for (const file of files) {
    const [, own] = /^e2e\/specs\/(.+)\.spec\.ts$/.exec(file) ?? []
    const reached = own ? [`${own}.spec`] : JOURNEYS[file.split('/')[0]]
    // Unit and API tests cannot affect a page.
    if (/\.test\.tsx?$/.test(file) || file.startsWith('server/test/')) continue
    if (!reached) return true
    for (const name of reached) names.add(name)
  }
  return names.size > 0 ? [...names].sort() : false
}
