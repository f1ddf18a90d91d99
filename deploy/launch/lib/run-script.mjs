import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRoot } from './paths.mjs'

/** Runs a TypeScript program of deploy/ in the foreground with the arguments of this command. Returns its exit code. */
export function runScript(...place) {
  const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
  const { status } = spawnSync(
    process.execPath,
    ['--import', tsx, inRoot('deploy', 'src', ...place), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  return status ?? 1
}
