/* eslint-disable import-x/no-relative-packages -- the page is built with the workspace's own configuration */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { workspaceRoot } from '../deploy/src/build/workspace'
import { buildWithConfig, shellConfig } from '../shared/federation/src/webpack/index'
import { ratioOf } from './load/ratios'

/** The two sides that a page exposes through `window.measure(kind, count)`. */
export type Kind = 'product' | 'control'
export type Pair<M> = readonly [product: M, control: M]
type Row = Record<string, string | number>
type Rules = NonNullable<NonNullable<Parameters<typeof buildWithConfig>[0]['module']>['rules']>

interface SideBySide<M> {
  name: string
  /** Folder of the `page.tsx` that contains both sides. */
  dir: string
  /** The remote whose dependencies the page may import. */
  remote: string
  rules?: Rules
  /** Default number of pairs if the command line gives none; 15 if absent. */
  pairs?: number
  sizes: readonly number[]
  /** The compared value of a measurement, in ms. */
  value: (measured: M) => number
  /** Builds a row of the report. Throws when the product exceeded a limit. */
  row: (count: number, found: readonly Pair<M>[]) => Row
}

async function buildPage(
  { name, dir, remote, rules = [] }: Pick<SideBySide<unknown>, 'name' | 'dir' | 'remote' | 'rules'>,
  outDir: string,
): Promise<void> {
  process.env.NODE_ENV = 'production'
  const config = shellConfig({ dir: join(workspaceRoot, 'shell'), entry: join(dir, 'page.tsx') })
  const problems = await buildWithConfig(
    {
      ...config,
      name,
      module: { ...config.module, rules: [...(config.module?.rules ?? []), ...rules] },
      resolve: { ...config.resolve, modules: ['node_modules', join(workspaceRoot, remote, 'node_modules')] },
    },
    outDir,
  )
  if (problems) throw new Error(`The page does not build:\n${problems}`)
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

/** Serves the built files and a page that loads the first script and all styles. */
async function serve(dir: string) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const links = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join('')
  const scripts = files
    .filter((file) => /(^|\/)main[^/]*\.js$/.test(file))
    .map((file) => `<script src="/${file}"></script>`)
    .join('')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const known = files.includes(path) && /\.\w+$/.test(path)
    response.setHeader(
      'content-type',
      known ? (types[path.split('.').pop()!] ?? 'application/octet-stream') : 'text/html; charset=utf-8',
    )
    response.end(
      known
        ? readFileSync(join(dir, path))
        : `<!doctype html><html lang="sv"><head>${links}</head><body><div id="app"></div>${scripts}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, close: () => server.close() }
}

const { values } = parseArgs({ options: { pairs: { type: 'string' }, json: { type: 'boolean', default: false } } })

const measure = <M>(page: Page, kind: Kind, count: number): Promise<M> =>
  page.evaluate(
    ([which, size]) =>
      (window as unknown as { measure: (kind: Kind, count: number) => Promise<M> }).measure(
        which as Kind,
        size as number,
      ),
    [kind, count] as const,
  )

/** Measures both sides alternately; each goes first equally often. */
async function compare<M>(page: Page, count: number, pairs: number, sides: readonly [Kind, Kind]): Promise<Pair<M>[]> {
  const found: Pair<M>[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = await measure<M>(page, sides[pair % 2]!, count)
    const second = await measure<M>(page, sides[1 - (pair % 2)]!, count)
    found.push(pair % 2 === 0 ? [first, second] : [second, first])
  }
  return found
}

const spread = <M>(found: readonly Pair<M>[], value: (measured: M) => number): string => {
  const { median, low, high } = ratioOf(found.map(([one, other]) => [value(one), value(other)] as const))
  return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}

/**
 * Measures product and control on one page and prints a line for each size, or JSON. Starts with the
 * product against itself to determine the noise.
 */
export async function sideBySide<M>({ sizes, value, row, pairs: usual = 15, ...given }: SideBySide<M>): Promise<void> {
  const pairs = Number(values.pairs ?? usual)
  if (!Number.isInteger(pairs) || pairs < 1) throw new Error(`--pairs takes a whole number; it is '${values.pairs}'`)
  const dir = mkdtempSync(join(tmpdir(), `${given.name}-`))
  await buildPage(given, dir)
  const server = await serve(dir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.on('pageerror', (error) => console.error(error))
    await page.goto(server.url)
    const rows: Row[] = []
    for (const count of sizes) {
      for (let warm = 0; warm < 4; warm++) await measure(page, warm % 2 ? 'product' : 'control', count)
      const same = await compare<M>(page, count, pairs, ['product', 'product'])
      const found = await compare<M>(page, count, pairs, ['product', 'control'])
      rows.push({
        size: count,
        pairs,
        'A/A': spread(same, value),
        'paired ratio': spread(found, value),
        ...row(count, found),
      })
    }
    if (values.json) console.log(JSON.stringify(rows))
    else
      for (const line of rows)
        console.log(
          Object.entries(line)
            .map(([key, text]) => `${key}: ${text}`)
            .join(' · '),
        )
  } finally {
    await browser.close()
    server.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
