// Measures the cost of a first visit: compressed bytes and requests by kind, with an empty cache.
// node e2e/measure/first-load.mjs http://localhost:8080
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const base = process.argv[2] ?? 'http://localhost:8080'
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const tokenOf = async () => {
  const answer = await fetch(`${base}/api/auth/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email: 'company@samspel.test', password: 'samspel-demo' } }),
  })
  return (answer.headers.get('authorization') ?? '').replace('Bearer ', '')
}

const measure = async (path, token) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'sv-SE' })
  if (token) await context.addInitScript((value) => localStorage.setItem('samspel.session', value), token)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const kinds = new Map()
  const bytes = {}
  const count = {}
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    count[kind] = (count[kind] ?? 0) + 1
  })
  await page.goto(base + path, { waitUntil: 'networkidle', timeout: 15_000 }).catch(() => undefined)
  await context.close()
  const row = { page: path, requests: Object.values(count).reduce((sum, number) => sum + number, 0) }
  for (const kind of ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'])
    row[kind] = `${((bytes[kind] ?? 0) / 1000).toFixed(1)} kB / ${count[kind] ?? 0}`
  return row
}

console.table([await measure('/login'), await measure('/campaigns', await tokenOf())])
await browser.close()
