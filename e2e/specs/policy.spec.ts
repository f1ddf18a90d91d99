import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Area, Route } from '../core/areas'
import { comeInAs, pathsOf } from '../core/areas'
import { attacks } from '../core/attacks'
import { paced } from '../core/pace'
import { waitForPages } from '../core/test'

/**
 * Figure 21. FULL=1 (`npm run verify:integrity`) opens every page without a parameter in every area, and one
 * detail page from each. In `npm test` each journey fails on a violation of the policy (`core/test.ts`), and the
 * accessibility journeys open pages of all areas by turns.
 */
const FULL = process.env.FULL === '1'

interface Registry {
  shell: { files: Record<string, unknown> }
  remotes: Record<string, { routes: Route[]; files: Record<string, unknown> }>
}

const readRegistry = async (page: Pick<Page, 'request'>) =>
  (await (await page.request.get('/registry.json')).json()) as Registry

/** Records policy violations of every document in this page from the start. */
async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      void (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`,
      )
    })
  })
  page.on(
    'pageerror',
    ({ message }) => /Trusted|Content Security/i.test(message) && found.push(`${page.url()}: ${message}`),
  )
  return found
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Opens the first page below this path that it links to. */
async function openDetail(page: Page, path: string): Promise<boolean> {
  const link = page.locator(`main a[href^="${path}/"]`).first()
  if ((await link.count()) === 0) return false
  await link.click()
  await expect(heading(page)).toBeVisible()
  return true
}

const areas: readonly Area[] = FULL ? ['anonymous', 'company', 'creator', 'store', 'admin'] : []
for (const area of areas) {
  test(`${area}: no page is refused anything by its own policy [QUALITY 21]`, async ({ page }) => {
    const { remotes } = await readRegistry(page)
    const own = Object.values(remotes).flatMap(({ routes }) => pathsOf(routes, area))
    const paths = [
      ...own,
      ...(area === 'admin' ? ['/platform'] : area === 'store' ? ['/'] : []),
      '/terms',
      '/no/such/page',
    ]
    test.setTimeout(paced(60_000 + paths.length * 20_000))
    const violations = await watchViolations(page)
    await comeInAs(page, area)
    let pages = 0
    for (const path of paths) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      pages += 1
      if (await openDetail(page, path)) pages += 1
    }
    console.log(`  figure 21: ${area.padEnd(9)} ${violations.length} violations on N=${pages} pages`)
    expect(violations).toEqual([])
  })
}

test('code from text, inline or from elsewhere does not run, whichever way it comes [QUALITY 21]', async ({ page }) => {
  waitForPages(page)
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
  const results = await attacks(page)
  const ran = results.filter(({ refused }) => !refused)
  if (FULL) {
    for (const { name, refused, how } of results)
      console.log(`  ${refused ? 'refused' : 'RAN    '}  ${name.padEnd(40)} ${how}`)
    console.log(`  figure 21: ${results.length - ran.length} of N=${results.length} ways refused`)
  }
  expect(ran).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { stolen?: unknown }).stolen)).toBeUndefined()
})

test('every route answers with the security headers [QUALITY 21]', async ({ request }) => {
  test.setTimeout(paced(180_000))
  const { shell, remotes } = await readRegistry({ request })
  const all = Object.values(remotes)
  const files = [...Object.keys(shell.files), ...all.flatMap((remote) => Object.keys(remote.files))]
  const routes = all.flatMap((remote) => remote.routes.map(({ path }) => path.replace(/:\w+/g, '1')))
  const others = [
    '/',
    '/healthz',
    '/registry.json',
    '/registry/page.json',
    '/api/campaigns',
    '/api/no-such',
    '/public/campaigns',
    '/docs',
    '/docs/json',
    '/sandbox',
    '/uploads/none.png',
    '/telemetry',
    '/favicon.ico',
    '/robots.txt',
    '/remotes/none',
    '/remotes/mf-none/1/x.js',
    '/shell/none',
    '/no/such/page',
    '/%zz',
  ]
  const addresses = [...new Set([...others, ...routes, ...(FULL ? files : files.filter((_, at) => at % 10 === 0))])]
  const bare: string[] = []
  let asked = 0
  for (const address of addresses) {
    for (const method of others.includes(address) ? ['GET', 'POST', 'DELETE'] : ['GET']) {
      const answer = await request.fetch(address, { method })
      asked += 1
      const { 'content-security-policy': policy = '', 'x-content-type-options': nosniff } = answer.headers()
      const isStrict =
        policy.startsWith("default-src 'none'") &&
        policy.includes("require-trusted-types-for 'script'") &&
        // One worker compiles WebAssembly where the browser reads no codes itself; nothing is evaluated as script there either.
        !(address.includes('/wasm-worker.') ? policy.replace("'wasm-unsafe-eval'", '') : policy).includes('unsafe')
      if (!isStrict || nosniff !== 'nosniff') bare.push(`${method} ${address} ${answer.status()}: ${policy}`)
    }
  }
  if (FULL) console.log(`  figure 21: ${bare.length} answers without the headers, of N=${asked}`)
  expect(bare).toEqual([])
})
