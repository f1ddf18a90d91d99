import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildFailed } from './build/run-build'
import { listBuildables, workspaceRoot } from './build/workspace'
import { promote, rollback } from './commands/point'
import { publish } from './commands/publish'
import { history, status } from './commands/report'
import { Refused } from './registry/refused'
import { openStorage } from './storage/open-storage'
import { StorageProblem } from './storage/problems'
import { RevisionConflict, VersionTaken } from './storage/storage'
import { table } from './table'

const help = `Ships the shell and the remotes, each on its own.

  npm run remote -- publish <name> [--version <version>]   build and store; live for nobody yet
  npm run remote -- promote <name> [<version>]             make a published version live (default: the newest)
  npm run remote -- rollback <name>                        back to the previous good version
  npm run remote -- status                                 what is live
  npm run remote -- history [<name>]                       who did what, newest first

  --storage <folder>   folder of the registry; STORAGE_DIR, else DATA_DIR/registry, else .data/registry
  --json               the answer as JSON
  --help               this text
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    storage: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [command, name, version] = positionals

const say = (value: unknown, text: string) => console.log(values.json ? JSON.stringify(value, null, 2) : text)

const storageDir =
  values.storage ?? process.env.STORAGE_DIR ?? resolve(workspaceRoot, process.env.DATA_DIR ?? '.data', 'registry')

function named(): string {
  if (!name) throw new Refused(`${command} needs the name of a remote`, 'usage')
  return name
}

function buildable() {
  const found = listBuildables().find((candidate) => candidate.name === named())
  if (!found) throw new Refused(`${name} is no remote here; there are ${listBuildables().map((known) => known.name).join(', ')}`, 'unknown')
  return found
}

async function run(): Promise<void> {
  const storage = openStorage(storageDir)
  switch (command) {
    case 'publish': {
      const done = await publish(storage, buildable(), values.version ? { version: values.version } : {})
      return say(done, `${done.name}@${done.version} ${done.built ? `is published (${(done.took / 1000).toFixed(1)} s)` : 'was published already'}`)
    }
    case 'promote':
    case 'rollback': {
      const done = command === 'promote' ? await promote(storage, named(), version) : await rollback(storage, named())
      return say(done, `${done.name}@${done.to} ${done.changed ? `is live, before it ${done.from ?? 'nothing'}` : 'was live already'} (revision ${done.revision})`)
    }
    case 'status': {
      const done = await status(storage)
      return say(done, table(['remote', 'live', 'previous', 'since', 'by'], done.rows.map(Object.values)))
    }
    case 'history': {
      const done = await history(storage, name)
      return say(done, table(['at', 'by', 'what', 'remote', 'from', 'to'], done.map((e) => [e.at, e.by, e.action, e.name, e.from ?? '-', e.to ?? '-'])))
    }
    default:
      throw new Refused(`Unknown command '${command ?? ''}'.\n\n${help}`, 'usage')
  }
}

const expected = [Refused, StorageProblem, RevisionConflict, VersionTaken, BuildFailed]

if (values.help) console.log(help)
else {
  try {
    await run()
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) throw error
    const { message } = error as Error
    console.error(values.json ? JSON.stringify({ error: message }) : message)
    process.exitCode = 1
  }
}
