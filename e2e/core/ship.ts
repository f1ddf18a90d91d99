import { execFile } from 'node:child_process'
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
