import { parseArgs } from 'node:util'
import { median, ratioOf } from '../load/ratios'
import { bareWorkOf, startBare } from './bare'
import { openCapture } from './capture'
import { loadApi, type Measured } from './load'
import { runPgBench, scriptOf } from './pgbench'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    clients: { type: 'string', default: '8' },
    scale: { type: 'string' },
    instances: { type: 'string' },
    show: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
  },
})
const clients = Number(values.clients)
const seconds = values.short ? 1 : 3
const pairs = values.short ? 3 : 5

const { env } = process
const ports = env.API_PORTS!.split(',').map(Number)
const bench = { path: env.PGBENCH_PATH!, databaseUrl: env.DATABASE_URL!, clients, seconds }
const rounded = (value: number) => Math.round(value * 100) / 100
const middle = (found: readonly Measured[], of: keyof Measured) => rounded(median(found.map((one) => one[of])))

type Capture = Awaited<ReturnType<typeof openCapture>>
type Row = Record<string, string | number>
type Bare = Awaited<ReturnType<typeof startBare>>

/** Measures one request, alternating between the API, pgbench and a bare route. Returns its table row and the number of failed requests. */
const measure = async (
  capture: Capture,
  request: Capture['requests'][number],
  bare: Bare | undefined,
): Promise<{ row: Row; failed: number }> => {
  // The first request may do extra work, such as caching what a social network returned; exclude it.
  await capture.statementsOf(request)
  const noted = [await capture.statementsOf(request), await capture.statementsOf(request)] as const
  const script = scriptOf(...noted)
  await bare?.tell(bareWorkOf(...noted))
  const statements = script.script.split(';\n').length - 1
  if (values.show) console.error(script.script, script.values)
  let failed = 0
  const asked = async (ports: readonly number[]) => {
    const measured = await loadApi(ports, request, capture.people[request.who], { clients, seconds })
    if (measured.firstFailure && failed === 0) console.error(`${request.name}: ${measured.firstFailure}`)
    failed += measured.failed
    return measured
  }
  const api = () => asked(ports)
  const control = () => runPgBench(script, bench)
  const plain = async () => bare && asked([bare.port])
  // Warm up both sides: query plans are cached and code is compiled.
  await api()
  await control()
  await plain()
  const same: [number, number][] = []
  const found: [Measured, Measured, Measured?][] = []
  if (!values.short) for (let pair = 0; pair < 3; pair++) same.push([(await api()).perSecond, (await api()).perSecond])
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) found.push([await api(), await control(), await plain()])
    else {
      const third = await plain()
      const second = await control()
      found.push([await api(), second, third])
    }
  }
  const ratio = ratioOf(found.map(([one, other]) => [one.perSecond, other.perSecond] as const))
  const product = found.map(([one]) => one)
  const other = found.map(([, one]) => one)
  const bareFound = found.flatMap(([one, , third]) => (third ? [[one, third] as const] : []))
  const bareRatio = bare && ratioOf(bareFound.map(([one, third]) => [one.perSecond, third.perSecond] as const))
  const third = bareFound.map(([, one]) => one)
  const row = {
    request: request.name,
    who: request.who,
    statements,
    'API/s': Math.round(middle(product, 'perSecond')),
    p50: middle(product, 'p50'),
    p99: middle(product, 'p99'),
    'pgbench/s': Math.round(middle(other, 'perSecond')),
    'pgbench p50': middle(other, 'p50'),
    'pgbench p99': middle(other, 'p99'),
    ratio: `${rounded(ratio.median)} (${rounded(ratio.low)}–${rounded(ratio.high)})`,
    ...(bareRatio && {
      'bare/s': Math.round(middle(third, 'perSecond')),
      'bare p99': middle(third, 'p99'),
      'API/bare': `${rounded(bareRatio.median)} (${rounded(bareRatio.low)}–${rounded(bareRatio.high)})`,
    }),
    ...(same.length > 0 && { 'A/A': rounded(ratioOf(same).median) }),
    ...(failed > 0 && { failed }),
  }
  return { row, failed }
}

const main = async () => {
  const capture = await openCapture(env)
  const bare = values.bare ? await startBare(bench.databaseUrl) : undefined
  const requests = capture.requests.filter(({ name }) => !values.only || values.only.includes(name))
  const rows: Row[] = []
  const failing: string[] = []
  const report = (row: Row) => {
    rows.push(row)
    if (!values.json)
      console.log(
        Object.entries(row)
          .map(([key, value]) => `${key} ${value}`)
          .join(' · '),
      )
  }
  try {
    // Otherwise the first row would be measured while the code that all requests share is not yet compiled.
    const [first] = requests
    if (first) await loadApi(ports, first, capture.people[first.who], { clients, seconds: 5 })
    for (const request of requests) {
      try {
        const { row, failed } = await measure(capture, request, bare)
        report(row)
        if (failed > 0) failing.push(`${request.name} (${failed} requests)`)
      } catch (error) {
        // A request that cannot be measured does not stop the others.
        failing.push(request.name)
        report({
          request: request.name,
          who: request.who,
          error: error instanceof Error ? error.message : String(error),
        })
      }
    }
  } finally {
    bare?.stop()
    await capture.close()
  }
  if (values.json) console.log(JSON.stringify(rows))
  if (failing.length === 0) return
  console.error(`Failed: ${failing.join(', ')}`)
  process.exitCode = 1
}

await main()
