import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OtherBuild } from './rspack'

const run = promisify(execFile)
const fixture = fileURLToPath(new URL('../fixtures/mf-vite', import.meta.url))
const BUILD = `import { build } from 'vite'
const { default: config } = await import('./vite.config.mjs')
await build(config)`

/** Builds `fixtures/mf-vite` by Vite and its Module Federation plugin, in the folder of the remote as a team would. Rejects with Vite's output. */
export async function buildWithVite(build: OtherBuild): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: fixture,
    env: { ...process.env, FIXTURE: JSON.stringify(build) },
  })
}
