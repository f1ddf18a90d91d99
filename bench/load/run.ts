/* eslint-disable import-x/no-relative-packages -- the product is served by the edge's own code */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { workspaceRoot } from '../../deploy/src/build/workspace'
import { buildEdge } from '../../deploy/src/edge/create-edge'
import { buildControl } from './control/build'
import { controlEdge } from './control-server'
import { median, ratioOf } from './ratios'
import type { FirstView } from './visit'
import { firstView, newVisitor, routeChange } from './visit'

interface Given {
  /** A running Samspel; both sides reach the API through its edge. */
  baseUrl: string
  storageDir: string
  browserPath: string
}

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
    'keep-control': { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    route: { type: 'string' },
  },
})
const pairs = Number(values.pairs)
const say = (line: string) => console.error(line)

const ALL_ROUTES = [
  { path: '/login', signedIn: false },
  { path: '/campaigns', signedIn: true },
  // Mostly visited on phones.
  { path: '/p/marketplace', signedIn: false, phone: true },
]
const ROUTES = ALL_ROUTES.filter(({ path }) => values.route === undefined || path === values.route)
if (ROUTES.length === 0)
  throw new Error(`--route takes one of ${ALL_ROUTES.map(({ path }) => path).join(', ')}; it is '${values.route}'`)
const CHANGE = { from: '/campaigns', link: '/wallet', remote: 'mf-wallet' }

type Pair<T> = readonly [product: T, control: T]

interface Row {
  subject: string
  figure: string
  product: number
  control: number
  ratio?: string
  limit: string
}

async function tokenOf(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/auth/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email: 'company@samspel.test', password: 'samspel-demo' } }),
  })
  if (!answer.ok) throw new Error(`signing in failed: ${answer.status}`)
  return (answer.headers.get('authorization') ?? '').replace('Bearer ', '')
}

/** Measures product and control alternately, swapping the order with each pair so that background load affects both alike. */
async function inPairs<T>(count: number, take: (side: 0 | 1) => Promise<T>): Promise<Pair<T>[]> {
  const taken: Pair<T>[] = []
  for (let at = 0; at < count; at += 1) {
    const order: (0 | 1)[] = at % 2 === 0 ? [0, 1] : [1, 0]
    const both: T[] = []
    for (const side of order) both[side] = await take(side)
    taken.push([both[0]!, both[1]!])
  }
  return taken
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10
const rounded = (value: number): number => Math.round(value * 100) / 100

function rowOf<T>(
  subject: string,
  figure: string,
  taken: readonly Pair<T>[],
  pick: (one: T) => number,
  { limit = '', show = Math.round, ratio = true } = {},
): Row {
  const numbers = taken.map(([product, control]): Pair<number> => [pick(product), pick(control)])
  const found = ratioOf(numbers)
  return {
    subject,
    figure,
    product: show(median(numbers.map(([product]) => product))),
    control: show(median(numbers.map(([, control]) => control))),
    ...(ratio && { ratio: `${found.median.toFixed(3)} (${found.low.toFixed(2)}–${found.high.toFixed(2)})` }),
    limit,
  }
}

/** Measures route changes from one remote to another, both cold and with the target's code prefetched. */
async function measureChanges(browser: Browser, urls: Pair<string>, token: string): Promise<Row[]> {
  const rows: Row[] = []
  const change = async (url: string, prefetched: boolean) => {
    const context = await newVisitor(browser, token)
    const result = await routeChange(context, url + CHANGE.from, CHANGE.link, CHANGE.remote, prefetched)
    await context.close()
    return result
  }
  for (const prefetched of [false, true]) {
    const subject = `${CHANGE.from} → ${CHANGE.link} ${prefetched ? 'prefetched' : 'cold'}, N ${pairs}`
    say(subject)
    const taken = await inPairs(pairs, (side) => change(urls[side], prefetched))
    rows.push(rowOf(subject, 'heading ms', taken, ({ ms }) => ms, { limit: prefetched ? '1.05' : '1.10' }))
    if (!prefetched)
      rows.push(rowOf(subject, 'JS kB', taken, ({ scriptBytes }) => scriptBytes, { show: kilobytes, limit: '61.4 kB' }))
  }
  return rows
}

async function measure(browser: Browser, urls: Pair<string>, token: string): Promise<Row[]> {
  const rows: Row[] = []
  const visit = async (url: string, route: (typeof ROUTES)[number]): Promise<{ cold: FirstView; warm: FirstView }> => {
    const context = await newVisitor(browser, route.signedIn ? token : undefined, route.phone)
    const cold = await firstView(context, url + route.path)
    const warm = await firstView(context, url + route.path)
    await context.close()
    return { cold, warm }
  }
  // Warm up the server's caches and the browser; the first visits are not measured.
  for (const url of urls) for (const route of ROUTES) await visit(url, route)

  if (values.changes) return [...rows, ...(await measureChanges(browser, urls, token))]
  const noisePairs = Math.max(3, Math.round(pairs / 3))
  for (const route of ROUTES) {
    say(`A/A ${route.path}: the product against itself, ${noisePairs} pairs`)
    const taken = await inPairs(noisePairs, () => visit(urls[0], route))
    rows.push(rowOf(`noise of ${route.path}, N ${noisePairs}`, 'LCP ms, A/A', taken, ({ cold }) => cold.lcp))
  }
  for (const route of ROUTES) {
    say(`${route.path}: ${pairs} pairs`)
    const taken = await inPairs(pairs, (side) => visit(urls[side], route))
    const cold = `${route.path} cold, N ${pairs}`
    const warm = `${route.path} warm, N ${pairs}`
    rows.push(
      rowOf(cold, 'LCP ms', taken, (one) => one.cold.lcp, { limit: '1.05, at most 1.10' }),
      rowOf(cold, 'heading ms', taken, (one) => one.cold.heading),
      rowOf(cold, 'first paint ms', taken, (one) => one.cold.firstPaint),
      rowOf(cold, 'round trips', taken, (one) => one.cold.trips, { ratio: false, limit: '+1' }),
      rowOf(cold, 'JS kB, first view', taken, (one) => one.cold.scriptBytes, {
        show: kilobytes,
        limit: '1.15; 225.3 kB',
      }),
      rowOf(cold, 'JS kB, all', taken, (one) => one.cold.allScriptBytes, { show: kilobytes }),
      rowOf(cold, 'layout shift', taken, (one) => one.cold.shift, { show: rounded, ratio: false, limit: '0.1' }),
      rowOf(warm, 'LCP ms', taken, (one) => one.warm.lcp, { limit: '1.05, at most 1.10' }),
    )
  }
  return values.route === undefined ? [...rows, ...(await measureChanges(browser, urls, token))] : rows
}

async function main({ baseUrl, storageDir, browserPath }: Given): Promise<void> {
  if (!Number.isInteger(pairs) || pairs < 1) throw new Error(`--pairs takes a whole number; it is '${values.pairs}'`)
  const buildDir = join(workspaceRoot, '.cache/bench/control')
  if (!values['keep-control']) {
    say('Building the control')
    mkdirSync(buildDir, { recursive: true })
    await buildControl(buildDir)
  }
  const product = await buildEdge({ storageDir, apiUrl: baseUrl })
  const control = await controlEdge({ storageDir, buildDir, apiUrl: baseUrl })
  const listen = (app: typeof product) =>
    app.listen({ host: '127.0.0.1', port: 0 }).then((url) => url.replace('127.0.0.1', 'localhost'))
  const urls: Pair<string> = [await listen(product), await listen(control)]
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const rows = await measure(browser, urls, await tokenOf(baseUrl))
    if (values.json) console.log(JSON.stringify({ pairs, rows }, null, 2))
    else console.table(rows)
  } finally {
    await browser.close()
    await Promise.all([product.close(), control.close()])
  }
}

const { BASE_URL, STORAGE_DIR, CHROMIUM_PATH } = process.env
if (!BASE_URL || !STORAGE_DIR || !CHROMIUM_PATH)
  throw new Error('npm run bench:load starts this, with BASE_URL, STORAGE_DIR and CHROMIUM_PATH')
await main({ baseUrl: BASE_URL, storageDir: STORAGE_DIR, browserPath: CHROMIUM_PATH })
process.exit(0)
