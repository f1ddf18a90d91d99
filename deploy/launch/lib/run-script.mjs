import { spawnSync } from 'node:child_process'
import { typescript } from './typescript.mjs'

/** Runs a TypeScript program of deploy/ in the foreground with the arguments of this command. Returns its exit code. */
export function runScript(...place) {
  const { status } = spawnSync(process.execPath, [...typescript('deploy', 'src', ...place), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  return status ?? 1
}
