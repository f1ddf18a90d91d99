import { execFileSync } from 'node:child_process'
import { root } from './paths.mjs'

/** Journeys that walk through pages of every remote. */
const THROUGH_ALL = ['accessibility', 'policy', 'shell', 'language', 'first-load']

/** Journeys that a folder's change can reach; folders that are not named here (the shell, shared packages, the server, deploy) reach all. */
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

/** What decides how all tests run. */
const REACHES_ALL =
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|jest\.config\.mjs|tsconfig\.|shared\/testing\/src\/jest\/)/
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file)
const isText = (file) => file.endsWith('.md') || file.startsWith('.changeset/')

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files that differ from where this branch left `base`, those that nobody has committed yet included. */
export function changedSince(base) {
  const [from] = git('merge-base', 'HEAD', base)
  return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])]
}

/**
 * What the changed files can reach: for each part of `npm test` whether it runs whole (`true`), not at all (`false`), or what of it runs:
 * files whose tests jest finds by imports, or the beginnings of specs' names.
 */
export function reachOf(files) {
  const relevant = files.filter((file) => !isText(file))
  if (relevant.some((file) => REACHES_ALL.test(file)))
    return { lint: true, types: true, unit: true, server: true, e2e: true }
  const code = relevant.filter((file) => isCode(file) && !file.startsWith('e2e/'))
  // SQL, JSON and pictures are read by a path that jest does not follow.
  const isWhole = (folders) =>
    relevant.some((file) => !isCode(file) && folders.some((folder) => file.startsWith(`${folder}/`)))
  const part = (whole) => whole || (code.length > 0 ? code : false)
  return {
    lint: files.length > 0,
    types: relevant.some(isCode),
    unit: part(isWhole(['shared', 'shell', 'deploy', 'cli'])),
    server: part(isWhole(['server', 'shared/api'])),
    e2e: journeysOf(relevant),
  }
}

function journeysOf(files) {
  const names = new Set()
  for (const file of files) {
    const [, own] = /^e2e\/specs\/(.+)\.spec\.ts$/.exec(file) ?? []
    const reached = own ? [`${own}.spec`] : JOURNEYS[file.split('/')[0]]
    // A unit or API test reaches no page.
    if (/\.test\.tsx?$/.test(file) || file.startsWith('server/test/')) continue
    if (!reached) return true
    for (const name of reached) names.add(name)
  }
  return names.size > 0 ? [...names].sort() : false
}
