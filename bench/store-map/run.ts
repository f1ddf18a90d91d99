/* eslint-disable import-x/no-relative-packages -- the page is built with the house's own configuration */
import { createServer } from 'node:http'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { workspaceRoot } from '../../deploy/src/build/workspace'
import { buildWithConfig, shellConfig } from '../../shared/federation/src/webpack/index'
import { median, ratioOf } from '../load/ratios'
import type { Measured } from './measured'

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '15' }, json: { type: 'boolean', default: false } } })
const pairs = Number(values.pairs)
const sizes = [10_000, 100_000]
const mostMarkers = 200
type Kind = 'product' | 'control'

async function buildPage(outDir: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const config = shellConfig({ dir: join(workspaceRoot, 'shell'), entry: join(import.meta.dirname, 'page.tsx') })
  const problems = await buildWithConfig({
    ...config, name: 'store-map',
    module: { ...config.module, rules: [...config.module?.rules ?? [], { test: /leaflet-src\.js$/, loader: join(workspaceRoot, 'mf-public/scripts/leaflet-without-markup.mjs') }] },
    resolve: { ...config.resolve, modules: ['node_modules', join(workspaceRoot, 'mf-public/node_modules')] },
  }, outDir)
  if (problems) throw new Error(`The page does not build:\n${problems}`)
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

/** Serves the built files and a page that loads the first script and all styles. */
async function serve(dir: string) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const links = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const scripts = files.filter((file) => /(^|\/)main[^/]*\.js$/.test(file)).map((file) => `<script src="/${file}"></script>`).join('')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const known = files.includes(path) && /\.\w+$/.test(path)
    response.setHeader('content-type', known ? types[path.split('.').pop()!] ?? 'application/octet-stream' : 'text/html; charset=utf-8')
    response.end(known ? readFileSync(join(dir, path)) : `<!doctype html><html lang="sv"><head>${links}</head><body><div id="app"></div>${scripts}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, close: () => server.close() }
}

const measure = (page: Page, kind: Kind, count: number) =>
  page.evaluate(([which, rows]) => (window as unknown as { measure: (kind: Kind, count: number) => Promise<Measured> }).measure(which as Kind, rows as number), [kind, count] as const)

/** Both sides in turn, each first as often as the other. */
async function compare(page: Page, count: number, sides: readonly [Kind, Kind]): Promise<readonly (readonly [Measured, Measured])[]> {
  const found: (readonly [Measured, Measured])[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = await measure(page, sides[pair % 2]!, count)
    const second = await measure(page, sides[1 - (pair % 2)]!, count)
    found.push(pair % 2 === 0 ? [first, second] : [second, first])
  }
  return found
}

const dir = mkdtempSync(join(tmpdir(), 'store-map-'))
await buildPage(dir)
const server = await serve(dir)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
let fine = true
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(server.url)
  const rows: Record<string, string | number>[] = []
  for (const count of sizes) {
    for (let warm = 0; warm < 4; warm++) await measure(page, warm % 2 ? 'product' : 'control', count)
    const same = await compare(page, count, ['product', 'product'])
    const noise = ratioOf(same.map(([one, other]) => [one.ready, other.ready]))
    const found = await compare(page, count, ['product', 'control'])
    const ratio = ratioOf(found.map(([one, other]) => [one.ready, other.ready]))
    const both = (value: (side: Measured) => number) => `${median(found.map(([one]) => value(one))).toFixed(0)} / ${median(found.map(([, other]) => value(other))).toFixed(0)}`
    const most = Math.max(...found.map(([one]) => one.most))
    fine &&= most <= mostMarkers && found.every(([one]) => one.markers > 0)
    rows.push({
      stores: count, pairs, 'A/A': `${noise.median.toFixed(2)} (${noise.low.toFixed(2)}–${noise.high.toFixed(2)})`, 'ready ms, product / control': both(({ ready }) => ready),
      'paired ratio': `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`, 'held up ms': both(({ held }) => held), 'while moving ms': both(({ moving }) => moving),
      'markers': both(({ markers }) => markers), 'most markers': most,
    })
  }
  if (values.json) console.log(JSON.stringify(rows))
  else for (const row of rows) console.log(Object.entries(row).map(([name, value]) => `${name}: ${value}`).join(' · '))
} finally {
  await browser.close()
  server.close()
  rmSync(dir, { recursive: true, force: true })
}
if (!fine) throw new Error(`More than ${mostMarkers} markers were in the document, or none`)
