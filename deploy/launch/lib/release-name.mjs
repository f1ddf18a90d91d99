import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from './paths.mjs'

/** Name of this version at run time: SAMSPEL_VERSION, or the version in package.json with the commit, if there is one. */
export function releaseName(env) {
  if (env.SAMSPEL_VERSION) return env.SAMSPEL_VERSION
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}
