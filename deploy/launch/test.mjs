import { parseArgs } from 'node:util'
import { changedSince, reachOf } from './lib/changed.mjs'
import { report } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { measurePace } from './lib/pace.mjs'
import { lint, types } from './lib/parts/checks.mjs'
import { jest } from './lib/parts/jest.mjs'
import { JOURNEY_CHOICES, journeysFor, playwright } from './lib/parts/playwright.mjs'
import { elapsed, say } from './lib/progress.mjs'
import { endCommands } from './lib/run-command.mjs'
import { closingLine, failureLines, partLine, slowestLines, sum, waveringLines } from './lib/tally.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

const bed = makeTestBed({ inMemory: true })

const NAMES = ['lint', 'types', 'unit', 'server', 'e2e']

/**
 * Decides what to run of each part: `--only` selects parts; `--changed [--since <branch>]` selects what the changes since then can affect;
 * `--journeys` selects among the journeys.
 */
function wanted() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'main' },
      journeys: { type: 'string' },
    },
    allowPositionals: true,
  })
  if (values.journeys !== undefined && !JOURNEY_CHOICES.includes(values.journeys)) {
    console.error(`--journeys ${values.journeys}: one of ${JOURNEY_CHOICES.join(', ')}`)
    process.exit(1)
  }
  const names = (values.only ?? []).flatMap((text) => text.split(','))
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown) {
    console.error(`--only ${unknown}: one of ${NAMES.join(', ')}`)
    process.exit(1)
  }
  const reach = values.changed ? reachOf(changedSince(values.since)) : {}
  const parts = Object.fromEntries(
    NAMES.map((name) => [name, names.length > 0 && !names.includes(name) ? false : (reach[name] ?? true)]),
  )
  return { parts, journeys: values.journeys }
}
const { parts: chosen, journeys } = wanted()

const related = (files) => (files === true ? [] : ['--passWithNoTests', '--findRelatedTests', ...files])
const named = process.env.E2E_ARGS?.split(' ') ?? []
const journeyArgs = (names) => [
  ...named,
  ...(names === true ? [] : names),
  ...journeysFor(journeys, named.length > 0 || names !== true),
]

/**
 * Rows of a track run one after another; the parts of a row run in parallel, and so do the tracks. Journeys spend half of their time
 * waiting for pages, and the other tracks use the CPU time that this leaves.
 */
const TRACKS = [
  [
    { lint, types },
    { unit: () => jest('unit', {}, related(chosen.unit)) },
    {
      server: async () =>
        jest('server', { ...(await bed.apiEnv()), TEST_SHARED_DIR: await bed.sharedFolder() }, related(chosen.server)),
    },
  ],
  [{ e2e: () => playwright({ stack: () => bed.stack(), args: journeyArgs(chosen.e2e) }) }],
]

async function runPart(name, run) {
  const begun = elapsed()
  say(`${name} …`)
  const counts = await run().catch((error) => {
    report(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const part = { name, seconds: elapsed() - begun, ...counts }
  say(partLine(part))
  return part
}

async function leave(code) {
  endCommands()
  await bed.close()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130))

try {
  await ensureInstalled()
} catch (error) {
  report(error)
  console.log('0 passed, 1 failed')
  await leave(1)
}

process.env.TEST_PACE ??= String(measurePace())
say(`limits of time × ${process.env.TEST_PACE}`)

async function runTrack(rows) {
  const parts = []
  for (const row of rows) {
    const runs = Object.entries(row).filter(([name]) => chosen[name])
    parts.push(...(await Promise.all(runs.map(([name, run]) => runPart(name, run)))))
  }
  return parts
}
const parts = (await Promise.all(TRACKS.map(runTrack))).flat()
const total = sum(parts)

const section = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.join('\n')}`)
}

await bed.close()
section('The slowest journeys:', slowestLines(parts))
section('Passed only when tried again, to be mended:', waveringLines(parts))
section('Failed:', failureLines(parts))
console.log(`\n${parts.map(partLine).join('\n')}\n${elapsed().toFixed(1)} s in all\n`)
console.log(closingLine(total))
process.exit(total.failed === 0 ? 0 : 1)
