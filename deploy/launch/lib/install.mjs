import { Failure } from './failure.mjs'
import { hashInputs, isDone, markDone } from './inputs.mjs'
import { npx } from './npm.mjs'
import { inRoot, root } from './paths.mjs'
import { hydrateLibraries } from './postgres-binaries.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const PNPM = 'pnpm@10.34.9'
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json']

const stamp = inRoot('node_modules', '.samspel-installed')

async function install(what, ...options) {
  await step(what, async (detail) => {
    const [command, args] = npx([
      '--yes',
      PNPM,
      'install',
      ...options,
      '--reporter=append-only',
      '--config.confirm-modules-purge=false',
    ])
    const onLine = (line) => /^Progress:/.test(line) && detail(line.replace('Progress: ', ''))
    const { code, tail } = await runCommand(command, args, {
      cwd: root,
      env: { ...process.env, CI: 'true' },
      onLine,
    }).catch((error) => ({ code: 1, tail: error.message }))
    if (code !== 0)
      throw new Failure(
        'The packages could not be installed. Is the npm registry reachable and the disk not full?',
        tail,
      )
  })
  markDone(stamp, hashInputs(INPUTS))
}

/** Installs packages if pnpm-lock.yaml changed since the last install. Writes nothing outside the checkout. */
export async function ensureInstalled() {
  if (!isDone(stamp, hashInputs(INPUTS))) await install('Installing packages', '--frozen-lockfile')
  await hydrateLibraries()
}

/** Links a new workspace package and adds it to pnpm-lock.yaml. */
export const linkPackages = () => install('Linking the new package', '--no-frozen-lockfile', '--prefer-offline')
