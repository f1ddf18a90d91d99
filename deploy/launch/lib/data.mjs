import path from 'node:path'
import { beginDemo, demoState, finishDemo } from './demo-marker.mjs'
import { Failure } from './failure.mjs'
import { root } from './paths.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Runs a command of the server (migrate, seed) against a database.
 * @param {string} name
 * @param {{
 *   serverDir: string, databaseUrl: string, dataDir: string, secrets?: Record<string, string>, args?: readonly string[], echo?: boolean,
 *   env?: Record<string, string> | undefined, onLine?: (line: string) => void, failure?: string
 * }} options `failure`: message when the command fails
 */
export async function runServerCommand(
  name,
  {
    serverDir,
    databaseUrl,
    dataDir,
    secrets,
    args = [],
    echo = false,
    onLine,
    failure = `The command '${name}' of the server failed.`,
    env = {},
  },
) {
  const { code, tail } = await runCommand(
    process.execPath,
    ['--enable-source-maps', path.join(serverDir, `${name}.js`), ...args],
    {
      cwd: root,
      echo,
      onLine,
      env: {
        ...process.env,
        ...env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        // The same key as the API: approvals stored in the demo data are valid only with it.
        ...(secrets && { SESSION_SECRET: secrets.sessionSecret }),
      },
    },
  )
  if (code !== 0) throw new Failure(failure, tail)
}

/** Rejects settings that the API would reject, before any slow step. */
export async function requireSettings(options) {
  await runServerCommand('check-settings', { ...options, failure: 'Samspel was not started.' })
}

const migrate = (options) => step('Migrating the database', () => runServerCommand('migrate', options))

/** Migrates the database. A new one gets the demo data; a partial load of the demo data is cleared and repeated. */
export async function ensureData(options) {
  const state = options.demo === false ? 'used' : await demoState(options.databaseUrl)
  if (state === 'used' || state === 'demo') return migrate(options)
  await beginDemo(options.databaseUrl, { clear: state === 'half' })
  await migrate(options)
  await step('Loading the demo data', (detail) =>
    runServerCommand('seed', { ...options, args: options.seedArgs ?? [], onLine: detail }),
  )
  await finishDemo(options.databaseUrl)
}
