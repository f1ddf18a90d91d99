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

/** What the fixture is built as. */
export interface RspackBuild {
  name: string
  version: string
  /** Version of @samspel/api that the shell carries. */
  contract: string
  /** Shared library to the version that it was built against. */
  needs: Record<string, string>
  outDir: string
}

/** Builds `fixtures/mf-rspack` by Rspack and Module Federation's plugin for it. Rejects with what Rspack says. */
export async function buildWithRspack(build: RspackBuild): Promise<void> {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: root,
    env: { ...process.env, FIXTURE: JSON.stringify(build) },
  })
}
