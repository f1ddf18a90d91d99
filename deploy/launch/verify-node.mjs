import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommandToEnd } from './lib/command.mjs'
import { Failure } from './lib/failure.mjs'
import { npm } from './lib/npm.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { step } from './lib/progress.mjs'
import { runCommand } from './lib/run-command.mjs'

/** Runs the unit and API tests under other releases of Node, installed from npm (the package `node`): `npm run verify:node -- 22 24`. */
const RELEASES = { 22: '22.23.3', 24: '24.21.0' }

/** Folder of the `node` program of a release, installed below .cache on first use. */
async function folderOf(version) {
  const home = inRoot('.cache', `node-${version}`)
  const folder = path.join(home, 'node_modules', 'node', 'bin')
  if (existsSync(path.join(folder, 'node'))) return folder
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ private: true }))
  const [command, args] = npm(['install', '--save-exact', '--no-audit', '--no-fund', `node@${version}`])
  const { code, tail } = await step(`Installing Node ${version}`, () => runCommand(command, args, { cwd: home }))
  if (code !== 0) throw new Failure(`Node ${version} could not be installed.`, tail)
  return folder
}

async function testsUnder(major) {
  const version = RELEASES[major]
  if (!version) throw new Failure(`Node ${major}: one of ${Object.keys(RELEASES).join(', ')}`)
  const folder = await folderOf(version)
  const { code, tail } = await runCommand(
    path.join(folder, 'node'),
    [inRoot('deploy', 'launch', 'cli.cjs'), 'test', '--only', 'unit,server'],
    { cwd: root, echo: true, env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` } },
  )
  return { version, passed: code === 0, closing: tail.trim().split('\n').at(-1) }
}

const { positionals } = parseArgs({ allowPositionals: true })
runCommandToEnd(async () => {
  const results = []
  for (const major of positionals.length > 0 ? positionals : Object.keys(RELEASES))
    results.push(await testsUnder(major))
  console.log(results.map(({ version, closing }) => `Node ${version.padEnd(8)} ${closing}`).join('\n'))
  return results.every(({ passed }) => passed) ? 0 : 1
})
