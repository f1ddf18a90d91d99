import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { sharedPackages } from './list'
import { uncoveredChanges, writeReports } from './reports'
import { stagePackages } from './stage'
import { packCli } from './stage-cli'

const help = `Releases of the shared packages, for teams with repositories of their own.

  npm run packages -- pack [--out <folder>]         tarballs of all of them, and of @samspel/cli; dist/packages when left out
  npm run packages -- report [--out <folder>]       what each of them gives, for reading; dist/reports when left out
  npm run packages -- check --released <folder>     is every change since the tarballs of earlier releases covered by a changeset?
  npm run packages -- version --released <folder>   the same, then raises versions as the changesets say

Exit codes: 0 done, 1 refused, 2 wrong use.
`

async function pack(out: string): Promise<void> {
  const { tarballs } = stagePackages(workspaceRoot)
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(tarballs)) cpSync(join(tarballs, name), join(out, name))
  await packCli(workspaceRoot, temporaryFolder('cli'), out)
  for (const name of readdirSync(out).sort()) console.log(join(out, name))
}

function check(released: string): boolean {
  const problems = uncoveredChanges(workspaceRoot, stagePackages(workspaceRoot), released)
  console.log(problems.length > 0 ? problems.join('\n\n') : 'Every change of what the packages give is covered.')
  return problems.length === 0
}

function raise(released: string): boolean {
  if (!check(released)) return false
  const versions = () => new Map(sharedPackages(workspaceRoot).map(({ json }) => [json.name, json.version]))
  const before = versions()
  const { status } = spawnSync(
    process.execPath,
    [createRequire(join(workspaceRoot, 'package.json')).resolve('@changesets/cli/bin.js'), 'version'],
    { cwd: workspaceRoot, stdio: 'inherit' },
  )
  if (status !== 0) return false
  for (const [name, version] of versions())
    if (before.get(name) !== version) console.log(`${name} ${before.get(name)} → ${version}`)
  return true
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, released: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}

const { positionals, values } = read()
const folder = (named: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), named)
const wrongUse = (): void => {
  console.error(help)
  process.exitCode = 2
}

const [command, ...more] = positionals
const { released } = values
if (values.help) console.log(help)
else if (more.length > 0) wrongUse()
else if (command === 'pack') await pack(folder(values.out ?? 'dist/packages'))
else if (command === 'report')
  console.log(writeReports(stagePackages(workspaceRoot), folder(values.out ?? 'dist/reports')).join('\n'))
else if (command === 'check' && released) process.exitCode = check(folder(released)) ? 0 : 1
else if (command === 'version' && released) process.exitCode = raise(folder(released)) ? 0 : 1
else wrongUse()
