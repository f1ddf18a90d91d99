import http from 'node:http'
import https from 'node:https'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** Limit for the scripts of a first view (shell plus first remote), brotli-compressed as the edge serves them. */
const LIMIT = 220 * 1024

const ROUTES = [
  '/login',
  '/p/marketplace',
  '/p/marketplace/stores',
  '/campaigns',
  '/campaigns/new',
  '/mentions',
  '/marketplace/1',
  '/wallet',
  '/messages',
  '/stores',
  '/counter/1',
  '/store-campaigns/1/pass',
]

interface Answer {
  status: number
  body: Buffer
}

/** Requests like a browser, but leaves the body compressed so that its length is the number of bytes on the wire. */
function ask(url: URL, accept: string, language = 'sv'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    get(url, { headers: { 'accept-encoding': accept, 'accept-language': language } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}

const brotli = promisify(brotliCompress)

const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+\.js)"/g)].map(([, address]) => address!)),
]

const PARTS = ['shell', 'libraries', 'entry', 'page', 'painted'] as const
type Part = (typeof PARTS)[number]

const partOf = (address: string): Part => {
  if (address.startsWith('/shell/')) return /\/main\.[^/]*$/.test(address) ? 'shell' : 'libraries'
  return /\/remoteEntry\.[^/]*$/.test(address) ? 'entry' : 'page'
}

type Row = Record<Part, number> & { route: string; total: number }

const sizes = new Map<string, Promise<number>>()

const sizeOf = (url: URL): Promise<number> => {
  const known = sizes.get(url.href)
  if (known) return known
  const size = ask(url, 'br').then(({ status, body }) => {
    if (status !== 200) throw new Error(`${url.pathname} was answered with ${status}`)
    return body.length
  })
  sizes.set(url.href, size)
  return size
}

/** Compressed size of the first view and its styles that the edge painted into the page. */
async function paintedIn(html: string): Promise<number> {
  const bare = html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<div id="painted">[\s\S]*?(?=<div id="root">)/, '')
  const [whole, rest] = await Promise.all([html, bare].map((text) => brotli(Buffer.from(text))))
  return whole!.length - rest!.length
}

async function weigh(base: string, route: string): Promise<Row> {
  const { status, body } = await ask(new URL(route, base), 'identity', values.language)
  // The same page is served with status 404 when the record does not exist.
  if (status !== 200 && status !== 404) throw new Error(`${route} was answered with ${status}`)
  const row: Row = { route, total: 0, shell: 0, libraries: 0, entry: 0, page: 0, painted: 0 }
  row.painted = await paintedIn(body.toString())
  row.total += row.painted
  for (const address of scriptsOf(body.toString())) {
    const size = await sizeOf(new URL(address, base))
    row[partOf(address)] += size
    row.total += size
  }
  return row
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    url: { type: 'string' },
    language: { type: 'string', default: 'sv' },
  },
})
const base = values.url ?? process.env.BASE_URL
if (!base) throw new Error('BASE_URL or --url names the Samspel to weigh')

const rows: Row[] = []
for (const route of positionals.length > 0 ? positionals : ROUTES) rows.push(await weigh(base, route))

if (values.json) {
  console.log(JSON.stringify({ limit: LIMIT, rows }, null, 2))
} else {
  const number = (bytes: number) => String(bytes).padStart(9)
  const widest = Math.max(...rows.map(({ route }) => route.length))
  console.log(
    `Scripts of the first view, and what the edge has painted of it, bytes as they are served (brotli); the limit is ${LIMIT}.\n`,
  )
  console.log(`${'route'.padEnd(widest)}${[...PARTS, 'total', 'left'].map((name) => name.padStart(9)).join('')}`)
  for (const row of rows)
    console.log(
      `${row.route.padEnd(widest)}${[...PARTS.map((part) => row[part]), row.total, LIMIT - row.total].map(number).join('')}`,
    )
}
