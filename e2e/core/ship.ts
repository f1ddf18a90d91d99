import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Registry folder of the Samspel under test; undefined if this test does not own it. */
export const storageDir = process.env.STORAGE_DIR

/** Runs `npm run remote -- …` for the Samspel under test. */
export async function remote(...args: string[]): Promise<void> {
  await run(process.execPath, ['deploy/launch/cli.cjs', 'remote', ...args, '--storage', storageDir!], { cwd: root })
}

/**
 * Publishes a second release of a remote, from the same sources as the live one, and returns its version. The version follows from the live
 * one, so tests share one build: publishing the same sources under the same version again does nothing.
 */
export async function publishSecond(name: string, live: string): Promise<string> {
  // As long as a real version, because it is part of the URL of every file of a first view.
  const version = `0.1.0-${createHash('sha256').update(live).digest('hex').slice(0, 8)}`
  await remote('publish', name, '--version', version)
  return version
}
