import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../build/workspace'
import { temporaryFolder } from '../temporary-folder'
import { uncoveredChanges, writeReports } from './reports'
import { stagePackages } from './stage'
import { packCli } from './stage-cli'
import { packCreate } from './stage-create'
import { addTarballs } from './tarballs'
import { raiseVersions } from './version'

const help = `Releases of the shared packages, for teams with repositories of their own.

  npm run packages -- pack [--out <folder>]         tarballs of all of them, of @samspel/cli and of create-samspel-remote; dist/packages when left out
  npm run packages -- report [--out <folder>]       what each of them gives, for reading; dist/reports when left out
  npm run packages -- check --released <folder>     is every change since the tarballs of earlier releases covered by a changeset?
  npm run packages -- version                       raises the versions as the changesets say, which are removed; CI does so after each merge
                              --released <folder>   only if they cover every change since those tarballs

Exit codes: 0 done, 1 refused, 2 wrong use.
`

const cliVersion = (): string =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'cli/package.json'), 'utf8')) as { version: string }).version

async function pack(out: string): Promise<void> {
  const { tarballs, released } = stagePackages(workspaceRoot)
  const tools = temporaryFolder('tools')
  await packCli(workspaceRoot, temporaryFolder('cli'), tools, released)
  await packCreate(workspaceRoot, temporaryFolder('create'), tools, { version: cliVersion(), released })
  addTarballs(tarballs, out)
  addTarballs(tools, out)
  for (const name of readdirSync(out).sort()) console.log(join(out, name))
}

function check(released: string): boolean {
  const problems = uncoveredChanges(workspaceRoot, stagePackages(workspaceRoot), released)
  console.log(problems.length > 0 ? problems.join('\n\n') : 'Every change of what the packages give is covered.')
  return problems.length === 0
}

function raise(released: string | undefined): boolean {
  if (released !== undefined && !check(released)) return false
  const raised = raiseVersions(workspaceRoot)
  for (const { name, from, to } of raised) console.log(`${name} ${from} → ${to}`)
  if (raised.length === 0) console.log('Every change has its version.')
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
else if (command === 'version') process.exitCode = raise(released === undefined ? undefined : folder(released)) ? 0 : 1
else wrongUse()
