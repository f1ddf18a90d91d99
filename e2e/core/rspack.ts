import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const BUILD = `import { rspack } from '@rspack/core'
const { default: config } = await import('./fixtures/mf-rspack/rspack.config.mjs')
rspack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return
  console.error(error ?? stats.toString({ all: false, errors: true }))
  process.exitCode = 1
})`

/** Parameters of the build of a fixture by another tool. */
export interface OtherBuild {
  name: string
  version: string
  /** Version of @samspel/api that the shell provides. */
  contract: string
  /** Versions of the shared libraries that it was built against. */
  needs: Record<string, string>
  outDir: string
}

/** Builds `fixtures/mf-rspack` by Rspack and its Module Federation plugin. Rejects with Rspack's output. */
export async function buildWithRspack(build: OtherBuild): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: root,
    env: { ...process.env, FIXTURE: JSON.stringify(build) },
  })
}
