import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestApi } from './test-api'

const root = fileURLToPath(new URL('../../', `file://${__dirname}/`))
/** Arguments of Node that run the API: its build if there is one, since it starts in a tenth of the CPU time; otherwise its source. */
export const apiEntry = process.env.API_MAIN ? [process.env.API_MAIN] : ['--import', 'tsx', path.join('src', 'main.ts')]

/** The API as a separate process on the test's database. */
export interface ApiProcess {
  port: number
  /** Ends the process with a signal and returns its exit code; null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the API with the given Node flags and settings; resolves once its log says that it is listening. */
export const startApi = async (
  { config }: TestApi,
  flags: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<ApiProcess> => {
  const server: ChildProcess = spawn(process.execPath, [...flags, ...apiEntry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDir,
      SESSION_SECRET: config.sessionSecret,
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
  })
  const output = server.stdout?.setEncoding('utf8')
  if (!output) throw new Error('The API has no output')
  let said = ''
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The API ended with ${code}`)))
    output.on('data', (text: string) => {
      const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec((said = (said + text).slice(-2_000)))?.[1]
      if (found) resolve(Number(found))
    })
  })
  return {
    port,
    end: async (signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
      return server.exitCode
    },
  }
}
