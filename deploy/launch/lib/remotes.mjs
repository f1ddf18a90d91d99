import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFolders } from '../lint/folders.mjs'
import { Failure } from './failure.mjs'
import { hashInputs, isDone, markDone } from './inputs.mjs'
import { inRoot, root } from './paths.mjs'
import { say, step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const PARENT_WATCH = pathToFileURL(path.join(import.meta.dirname, 'parent-watch.mjs')).href

/** Exit code of entries/publish.ts: some parts failed and keep their old release; the shell and the others are live. */
const SOME_STAYED = 2

/** Builds and publishes the shell and every remote whose sources changed; starts no process if nothing changed. */
export async function ensurePublished(storageDir) {
  const isBucket = storageDir.startsWith('s3://')
  const stamp = path.join(storageDir, '.published')
  const { remotes } = readFolders(root)
  const hash = hashInputs([
    'shell',
    ...remotes,
    'shared',
    'deploy/src',
    'deploy/package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ])
  // The local stamp proves nothing about a bucket, into which other machines publish too. Without a key,
  // let publishing report what is missing.
  const hasKey =
    process.env.REGISTRY_SIGNING_KEY ||
    process.env.REGISTRY_PUBLIC_KEYS ||
    existsSync(path.join(storageDir, '..', 'registry-key.pem'))
  if (!isBucket && hasKey && existsSync(path.join(storageDir, 'registry.json')) && isDone(stamp, hash)) return
  const code = await step('Building the shell and the remotes', async () => {
    const { code, tail } = await runCommand(
      process.execPath,
      ['--import', 'tsx', '--import', PARENT_WATCH, inRoot('deploy/launch/entries/publish.ts')],
      {
        cwd: inRoot('deploy'),
        ipc: true,
        env: { ...process.env, STORAGE_DIR: storageDir },
        onLine: (line) => say(`  ${line}`),
      },
    )
    if (code !== 0 && code !== SOME_STAYED)
      throw new Failure(
        'The shell or a remote could not be built and published: the lines above say which and why.',
        tail,
      )
    return code
  })
  if (code === SOME_STAYED)
    say('Some parts stay as they were: the lines above say which and why. The next start tries again.')
  else if (!isBucket) markDone(stamp, hash)
}
