import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { runtimeFiles } from '../runtime-files'
import type { Buildable } from './workspace'

/** A build failed; the message contains the bundler's output. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}

/** Builds `version` into `outDir`, in a separate process. */
export function runBuild(
  { name, dir }: Pick<Buildable, 'name' | 'dir'>,
  version: string,
  outDir: string,
): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', tsx, runtimeFiles.build, dir, outDir], {
      cwd: dir,
      env: { ...process.env, SAMSPEL_VERSION: version, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let problems = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problems += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new BuildFailed(`${name} did not build:\n${problems.trim()}`))
    })
  })
}
