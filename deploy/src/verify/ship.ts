// npm run verify:ship -- [--n 20] [--publishes 3] [--name mf-stores] [--from DATA_DIR] [--short]
// Measures how long it takes to make a release live and to roll it back, and which files that changes. Uses real builds, commands and edge.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseWorkspace } from '../release-all'
import { openStorage } from '../storage/open-storage'
import { table } from '../table'
import { changedBetween, listing } from './listing'
import { remoteCommand, startEdge, untilLive } from './system'

const BOUNDS = { live: 5_000, back: 2_000 }
// The live registry and the history: the only environment-wide files that shipping changes.
const POINTERS = ['history.jsonl', 'registry.json']

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '20' },
    publishes: { type: 'string', default: '3' },
    name: { type: 'string', default: 'mf-stores' },
    from: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const rounds = values.short ? 3 : Number(values.n)
const publishes = values.short ? 2 : Math.max(2, Number(values.publishes))
const { name } = values

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const row = (what: string, list: readonly number[], bound?: number) => {
  const sorted = list.toSorted((a, b) => a - b)
  const most = sorted.at(-1)!
  return [
    what,
    list.length,
    seconds(sorted[Math.floor((sorted.length - 1) / 2)]!),
    seconds(most),
    bound ? `<= ${seconds(bound)}` : '-',
    !bound ? '-' : most <= bound ? 'holds' : 'BROKEN',
  ]
}

const parent = await mkdtemp(join(tmpdir(), 'verify-ship-'))
const storageDir = join(parent, 'registry')
let edge: Awaited<ReturnType<typeof startEdge>> | undefined
try {
  if (values.from) {
    console.log(`a copy of the registry of ${values.from} …`)
    for (const part of ['registry', 'registry-key.pem'])
      await cp(resolve(values.from, part), join(parent, part), { recursive: true })
  } else {
    console.log('building the shell and all remotes into an empty storage …')
    const { failed } = await releaseWorkspace({ storageDir, onProgress: (line) => console.log(`  ${line}`) })
    if (failed.length > 0) throw new Error(failed.map((one) => `${one.name}: ${one.why}`).join('\n'))
  }
  const storage = openStorage(storageDir)
  const live = (await storage.readRegistry()).remotes[name]
  if (!live) throw new Error(`there is no ${name}`)
  const path = live.routes[0]!.path.replaceAll(/:[^/]+/g, '1')
  const versions = Array.from({ length: publishes }, (_, index) => `verify.${index + 1}`)
  const entryOf = (version: string) => `/remotes/${name}/${version}/remoteEntry`

  edge = await startEdge(storageDir)
  const page = () => edge!.page(path)
  const before = await listing(storageDir)
  const others = (await storage.readRegistry()).remotes

  const published: number[] = []
  for (const version of versions) published.push(await remoteCommand(storageDir, 'publish', name, '--version', version))
  const lives: number[] = []
  const backs: number[] = []
  const scriptOf = (version: string) => `src="${entryOf(version)}`
  await remoteCommand(storageDir, 'promote', name, versions[0]!)
  for (let round = 0; round < rounds; round += 1) {
    lives.push(
      await untilLive(() => remoteCommand(storageDir, 'promote', name, versions[1]!), page, scriptOf(versions[1]!)),
    )
    backs.push(await untilLive(() => remoteCommand(storageDir, 'rollback', name), page, scriptOf(versions[0]!)))
  }

  const changed = changedBetween(before, await listing(storageDir))
  const own = [`remotes/${name}/`, `releases/${name}/`]
  const outside = changed.filter((file) => !POINTERS.includes(file) && !own.some((folder) => file.startsWith(folder)))
  const after = (await storage.readRegistry()).remotes
  const moved = Object.keys(others).filter(
    (other) => other !== name && JSON.stringify(after[other]) !== JSON.stringify(others[other]),
  )

  console.log(
    `\n${table(
      ['', 'N', 'median', 'longest', 'bound', ''],
      [
        row(`publish ${name}, cold: command to its end`, published),
        row("promote: command's first line to the edge's page with the new release", lives, BOUNDS.live),
        row("rollback: command's first line to the edge's page with the old release", backs, BOUNDS.back),
      ],
    )}\n`,
  )
  console.log(
    `load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} on ${availableParallelism()} processors (1, 5, 15 minutes)`,
  )
  console.log(
    `files of the storage, by SHA-256 before and after (${before.size} before): ${changed.length} new or changed in ${publishes} publishes, ${rounds + 1} promotions, ${rounds} rollbacks`,
  )
  console.log(
    `  outside ${own.join(' and ')}: ${outside.length}${outside.length > 0 ? ` (${outside.join(', ')})` : ''}; the pointer and the history: ${changed.filter((file) => POINTERS.includes(file)).join(', ')}`,
  )
  console.log(`  other remotes whose entry in the registry is another one: ${moved.length}`)
  const broken =
    Math.max(...lives) > BOUNDS.live || Math.max(...backs) > BOUNDS.back || outside.length > 0 || moved.length > 0
  process.exitCode = broken ? 1 : 0
} finally {
  await edge?.stop()
  await rm(parent, { recursive: true, force: true })
}
