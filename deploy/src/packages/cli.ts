import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { sharedPackages } from './list'
import { markReleased, reportProblem, writeReports } from './reports'
import { stagePackages } from './stage'
import { packCli } from './stage-cli'

const help = `Releases of the shared packages, for teams with repositories of their own.

  npm run packages -- pack [--out <folder>]   tarballs of all of them, and of @samspel/cli; dist/packages when left out
  npm run packages -- report                  writes what each of them gives: shared/*/api.md
  npm run packages -- check                   are the reports true, and is what they take away covered by a changeset?
  npm run packages -- version                 raises versions as the changesets say

Exit codes: 0 done, 1 refused, 2 wrong use.
`

async function pack(out: string): Promise<void> {
  const { tarballs } = stagePackages(workspaceRoot)
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(tarballs)) cpSync(join(tarballs, name), join(out, name))
  await packCli(workspaceRoot, temporaryFolder('cli'), out)
  for (const name of readdirSync(out).sort()) console.log(join(out, name))
}

function report(): void {
  const written = writeReports(stagePackages(workspaceRoot))
  console.log(written.length > 0 ? `Written anew: ${written.join(', ')}` : 'The reports say what the sources give.')
}

function check(): boolean {
  const staged = stagePackages(workspaceRoot)
  const problems = staged.packages.flatMap((shared) => reportProblem(workspaceRoot, staged, shared) ?? [])
  console.log(problems.length > 0 ? problems.join('\n\n') : 'Every change of what the packages give is covered.')
  return problems.length === 0
}

function raise(): boolean {
  if (!check()) return false
  const versions = () => new Map(sharedPackages(workspaceRoot).map(({ json }) => [json.name, json.version]))
  const before = versions()
  const { status } = spawnSync(
    process.execPath,
    [createRequire(join(workspaceRoot, 'package.json')).resolve('@changesets/cli/bin.js'), 'version'],
    { cwd: workspaceRoot, stdio: 'inherit' },
  )
  if (status !== 0) return false
  const raised = [...versions()].filter(([name, version]) => before.get(name) !== version)
  markReleased(
    sharedPackages(workspaceRoot),
    raised.map(([name]) => name),
  )
  for (const [name, version] of raised) console.log(`${name} ${before.get(name)} → ${version}`)
  return true
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}

const { positionals, values } = read()
const commands: Readonly<Record<string, () => unknown>> = {
  pack: () => pack(resolve(process.env.INIT_CWD ?? process.cwd(), values.out ?? 'dist/packages')),
  report,
  check,
  version: raise,
}
const command =
  positionals.length === 1 && Object.hasOwn(commands, positionals[0]!) ? commands[positionals[0]!] : undefined
if (values.help) console.log(help)
else if (command) process.exitCode = (await command()) === false ? 1 : 0
else {
  console.error(help)
  process.exitCode = 2
}
