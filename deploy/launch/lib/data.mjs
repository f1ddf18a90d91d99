import path from 'node:path'
import { beginDemo, demoState, finishDemo } from './demo-marker.mjs'
import { Failure } from './failure.mjs'
import { root } from './paths.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Runs one of the server's own commands (migrate, seed) against a database.
 * @param {string} name
 * @param {{ serverDir: string, databaseUrl: string, dataDir: string, secrets?: Record<string, string>, args?: readonly string[], echo?: boolean, onLine?: (line: string) => void, failure?: string }} options what is said when it fails
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
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        // As the API will have it: what the demo's people have approved holds with this key alone.
        ...(secrets && { SESSION_SECRET: secrets.sessionSecret }),
      },
    },
  )
  if (code !== 0) throw new Failure(failure, tail)
}

/** Refuses settings that the API would refuse, before anything that takes time is done. */
export async function requireSettings(options) {
  await runServerCommand('check-settings', { ...options, failure: 'Samspel was not started.' })
}

const migrate = (options) => step('Migrating the database', () => runServerCommand('migrate', options))

/** Brings the database up to date; a new one gets the demo data, and one whose demo data were not finished gets them anew. */
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
