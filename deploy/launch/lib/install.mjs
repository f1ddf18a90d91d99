import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { hashInputs, isDone, markDone } from './inputs.mjs'
import { withImporter } from './lockfile.mjs'
import { npx } from './npm.mjs'
import { inRoot, root } from './paths.mjs'
import { hydrateLibraries } from './postgres-binaries.mjs'
import { step } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const PNPM = 'pnpm@10.34.9'
const INPUTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json']

const stamp = inRoot('node_modules', '.samspel-installed')

/** A folder without packages: npx reads every package that is installed where it starts, which takes longer than what it runs. */
function emptyFolder() {
  const folder = inRoot('.cache', 'npx')
  mkdirSync(folder, { recursive: true })
  writeFileSync(inRoot('.cache', 'npx', 'package.json'), '{}')
  if (existsSync(inRoot('.npmrc'))) cpSync(inRoot('.npmrc'), inRoot('.cache', 'npx', '.npmrc'))
  return folder
}

async function install(what, ...options) {
  await step(what, async (detail) => {
    const [command, args] = npx([
      '--yes',
      PNPM,
      `--dir=${root}`,
      'install',
      ...options,
      '--reporter=append-only',
      '--config.confirm-modules-purge=false',
    ])
    const onLine = (line) => /^Progress:/.test(line) && detail(line.replace('Progress: ', ''))
    const { code, tail } = await runCommand(command, args, {
      cwd: emptyFolder(),
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

/**
 * Links a new workspace package and adds it to pnpm-lock.yaml. Nothing is resolved if another package has the same dependencies.
 * @param {string} [folder] of the new package in the checkout
 */
export async function linkPackages(folder) {
  const name = folder && addToLockfile(folder)
  if (!name) return install('Linking the new package', '--no-frozen-lockfile', '--prefer-offline')
  await install('Linking the new package', '--frozen-lockfile', '--prefer-offline', `--filter=${name}`)
}

/** Returns the name of the package, or undefined if only pnpm can add it. */
function addToLockfile(folder) {
  const manifest = inRoot(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const json = JSON.parse(readFileSync(manifest, 'utf8'))
  const text = withImporter(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8'), folder, json)
  if (!text) return undefined
  writeFileSync(inRoot('pnpm-lock.yaml'), text)
  return json.name
}
