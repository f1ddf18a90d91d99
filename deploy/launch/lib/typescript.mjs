import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRoot } from './paths.mjs'

/** Arguments with which Node runs a TypeScript program of this repository. @param {string[]} place of the file below the root */
export const typescript = (...place) => [
  '--import',
  pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href,
  inRoot(...place),
]

/**
 * A TypeScript program in the foreground: `run` starts it with the arguments of this command and answers with its exit code; `stop` ends it.
 */
export function foreground() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  return {
    /** @param {string[]} place @param {Record<string, string | undefined>} env @returns {Promise<number>} */
    run(place, env) {
      const started = spawn(process.execPath, [...typescript(...place), ...process.argv.slice(2)], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      })
      child = started
      return new Promise((resolve) => started.once('close', (code) => resolve(code ?? 1)))
    },
    /** @param {NodeJS.Signals} signal */
    stop: (signal) => child?.kill(signal),
  }
}
