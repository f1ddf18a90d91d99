import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Figures, Report } from './figures'
import { figuresOf, medianOf, rowOf, tableOf } from './figures'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    wire: { type: 'string', default: 'lighthouse' },
    json: { type: 'boolean' },
    url: { type: 'string' },
  },
})
const base = process.env.BASE_URL ?? 'http://localhost:8080'
const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

/** `lighthouse`: Lighthouse's own simulated throttling. `slow`: the browser itself is throttled to 9 Mbps, 100 ms, CPU × 4. */
const wires = {
  lighthouse: {},
  slow: {
    throttlingMethod: 'devtools' as const,
    throttling: {
      rttMs: 100,
      throughputKbps: 9_000,
      requestLatencyMs: 100,
      downloadThroughputKbps: 9_000,
      uploadThroughputKbps: 9_000,
      cpuSlowdownMultiplier: 4,
    },
  },
}
const wire = wires[values.wire as keyof typeof wires]
if (!wire) throw new Error(`--wire is ${Object.keys(wires).join(' or ')}`)

const first = async <T>(path: string, list: string): Promise<T> => {
  const answer = (await (await fetch(`${base}${path}`)).json()) as Record<string, T[]>
  const found = answer[list]?.[0]
  if (!found) throw new Error(`${path} has no ${list}: this measures a Samspel with its demo data`)
  return found
}

/** One public page of each kind, taken from the demo data. */
async function pages(): Promise<string[]> {
  const campaign = await first<{ id: string }>('/public/campaigns', 'campaigns')
  const store = await first<{ id: string }>('/public/stores', 'stores')
  const brand = await first<{ slug: string }>('/public/brands', 'brands')
  const creator = /\/page\/[\w-]+/.exec(await (await fetch(`${base}/sitemap.xml`)).text())?.[0]
  return [
    '/p/marketplace',
    `/p/marketplace/${campaign.id}`,
    `/p/marketplace/stores/${store.id}`,
    `/b/${brand.slug}`,
    ...(creator ? [creator] : []),
    '/login',
  ]
}

async function measure(path: string): Promise<Figures> {
  const chrome = await launch({
    chromePath,
    // Without the language this browser names none in its requests and English to scripts: it would get a page in two languages.
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--accept-lang=sv-SE,sv'],
  })
  try {
    const result = await lighthouse(`${base}${path}`, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      ...wire,
    })
    if (!result) throw new Error(`${path}: Lighthouse gave no report`)
    return figuresOf(result.lhr as unknown as Report)
  } finally {
    chrome.kill()
  }
}

const rows: string[][] = []
const all: Record<string, Figures> = {}
for (const path of positionals.length > 0 ? positionals : await pages()) {
  // Warms the caches of the edge and the API: only the very first visitor would find them cold.
  await fetch(`${base}${path}`, { headers: { 'accept-language': 'sv-SE,sv' } })
  const runs: Figures[] = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(path))
  all[path] = medianOf(runs)
  rows.push(rowOf(path, all[path], runs))
  if (!values.json) console.error(rows.at(-1)!.join('  '))
}
const [load = 0] = loadavg()
if (values.json) console.log(JSON.stringify({ pages: all, load, cores: cpus().length }))
else
  console.log(
    `${tableOf(rows)}\n\nMedian of ${values.runs} runs, ${values.wire === 'slow' ? '9 Mbps, 100 ms, CPU × 4' : "mobile with Lighthouse's own throttling"}; load of the machine ${load.toFixed(1)} on ${cpus().length} cores`,
  )
