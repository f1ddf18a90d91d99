import type { APIRequestContext, Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

interface LiveRegistry {
  shell: { files: Record<string, unknown> }
  remotes: Record<
    string,
    {
      entry: string
      files: Record<string, unknown>
      preload: Record<string, string[]>
      routes: { path: string; areas: string[] }[]
    }
  >
}

/** Strings that occur in a library's own code, and not in code that only uses it. */
const MARKS: Record<string, string> = {
  react: 'react.transitional.element',
  'react-dom': 'Minified React error',
  'react-router-dom': 'useRouteError',
  redux: '@@redux/INIT',
  'redux-saga': '@@redux-saga',
  'single-spa': 'single-spa minified',
  'react-intl': '@formatjs/intl',
  'final-form': 'FINAL_FORM',
  mantine: 'mantine-',
}

const liveRegistry = async (request: APIRequestContext): Promise<LiveRegistry> =>
  (await (await request.get('/registry.json')).json()) as LiveRegistry

async function codeOf(request: APIRequestContext, files: Record<string, unknown>): Promise<string> {
  const scripts = Object.keys(files).filter((path) => path.endsWith('.js'))
  return (await Promise.all(scripts.map(async (path) => (await request.get(path)).text()))).join('\n')
}

/** URLs in the page's own tags, which the browser requests without running scripts. */
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address!)

test('shared code once: no file of a remote holds a library that the shell provides', async ({ request }) => {
  const { shell, remotes } = await liveRegistry(request)
  const provided = await codeOf(request, shell.files)
  for (const [library, mark] of Object.entries(MARKS))
    expect(provided, `the mark of ${library} is out of date`).toContain(mark)
  for (const [name, { files }] of Object.entries(remotes)) {
    const own = await codeOf(request, files)
    expect(
      Object.keys(MARKS).filter((library) => own.includes(MARKS[library]!)),
      `libraries inside ${name}`,
    ).toEqual([])
  }
})

test('the page names every file that the first view of its route needs', async ({ request }) => {
  const { remotes } = await liveRegistry(request)
  for (const { entry, preload, routes } of Object.values(remotes)) {
    for (const { path } of routes) {
      const html = await (await request.get(path.replace(/:\w+/g, '1'))).text()
      // Another remote may own a more specific path.
      if (!html.includes(`src="${entry}"`)) continue
      expect(tagsOf(html)).toEqual(expect.arrayContaining(preload[path] ?? []))
    }
  }
})

const scriptsUntilHeading = async (page: Page, path: string): Promise<{ asked: string[]; named: string[] }> => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  const html = (await (await page.goto(path))?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { asked: [...asked], named: tagsOf(html) }
}

test('the first view asks for each script once, and for none of the remote that the page does not name', async ({
  page,
}) => {
  const { asked, named } = await scriptsUntilHeading(page, '/p/marketplace')
  await test.step('no script of the first remote waits for the answer of another', () => {
    expect(asked.filter((path) => path.startsWith('/remotes/') && !named.includes(path))).toEqual([])
    expect(asked.some((path) => path.startsWith('/remotes/'))).toBe(true)
  })
  await test.step('each script is asked for once', () =>
    expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]))
})

/** Limit for shell and first remote, brotli-compressed as the edge serves them. */
const FIRST_VIEW_LIMIT = 220 * 1024

const FIRST_VIEWS = [
  '/login',
  '/p/marketplace',
  '/p/marketplace/stores',
  '/campaigns',
  '/mentions',
  '/wallet',
  '/messages',
  '/stores',
]

test('the scripts of a first view weigh at most 220 KiB', async ({ request }) => {
  for (const path of FIRST_VIEWS)
    await test.step(path, async () => {
      const scripts = [
        ...new Set(tagsOf(await (await request.get(path)).text()).filter((address) => address.endsWith('.js'))),
      ]
      expect(scripts.length).toBeGreaterThan(2)
      const served = await Promise.all(
        scripts.map((address) => request.get(address, { headers: { 'accept-encoding': 'br' } })),
      )
      expect(served.map((answer) => answer.headers()['content-encoding'])).toEqual(scripts.map(() => 'br'))
      const sizes = served.map((answer) => Number(answer.headers()['content-length']))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_VIEW_LIMIT)
    })
})

test.describe('what is fetched ahead', () => {
  /** Opens a page and waits for its idle work. Idle callbacks run in order, so all that were queued before have run. */
  const openAndRest = async (page: Page, path: string): Promise<string[]> => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('[data-remote]').getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestIdleCallback(() => requestIdleCallback(done))
        }),
    )
    return asked
  }
  /** Prefetch links are removed once their file has loaded, so count every one that was ever added. */
  const countPrefetches = (page: Page) =>
    page.addInitScript(() => {
      const seen = { prefetches: 0 }
      Object.assign(window, { seen })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLLinkElement && node.rel === 'prefetch') seen.prefetches += 1
      }).observe(document, { childList: true, subtree: true })
    })
  const prefetched = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: { prefetches: number } }).seen.prefetches)

  test('the public remote is not requested on /login, not even at rest; on /p it is [R-06] @verify', async ({
    page,
  }) => {
    const isPublic = (path: string) => path.startsWith('/remotes/mf-public/')
    await countPrefetches(page)
    expect((await openAndRest(page, '/login')).filter(isPublic)).toEqual([])
    expect(await prefetched(page)).toBe(0)
    expect((await openAndRest(page, '/p')).some(isPublic)).toBe(true)
  })

  const withConnection = (page: Page, connection: object) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)

  test('first view of /campaigns with a slow connection: what comes when the heading stands, and what does not @verify', async ({
    page,
    request,
  }) => {
    // The platform's notice is dismissed, since it is not part of the frame.
    const { info_banner: notice } = (await (await request.get('/public/info_banners/current')).json()) as {
      info_banner: { id: string } | null
    }
    await page.addInitScript((id) => localStorage.setItem('samspel.closedInfoBannerIds', id), notice?.id ?? '')
    // The compiler of this file wraps functions in a `__name` helper, which does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
    await page.addInitScript(() => {
      const view: { heading?: number; shift: number } = { shift: 0 }
      Object.assign(window, { view })
      const look = () => {
        if (document.querySelector('[data-remote] h1')) view.heading = performance.now()
        else requestAnimationFrame(look)
      }
      look()
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) view.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await withConnection(page, { effectiveType: '3g' })
    await countPrefetches(page)
    await signInAs(page, 'company')
    await openAndRest(page, '/campaigns')
    const view = () => page.evaluate(() => (window as unknown as { view: { heading?: number; shift: number } }).view)

    await test.step('R-06 the likely next place is not fetched ahead', async () => {
      expect(await prefetched(page)).toBe(0)
    })
    await test.step('badges of other remotes are asked for once the heading stands', async () => {
      const { heading } = await view()
      const begun = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => /\/remotes\/(?!mf-campaigns\/).*\.js$/.test(name))
            .map(({ startTime }) => startTime),
        )
      await expect.poll(async () => (await begun()).length).toBeGreaterThan(0)
      expect(heading).toBeDefined()
      expect((await begun()).filter((at) => at < heading!)).toEqual([])
    })
    await test.step('React takes the frame over without a layout shift', async () => {
      await expect(page.locator('.painted')).toHaveCount(0)
      expect((await view()).shift).toBeLessThan(0.1)
    })
  })

  test('with a fast connection it is; so is a page of a remote whose badge stands in the navigation [R-06] @verify', async ({
    page,
  }) => {
    await withConnection(page, { effectiveType: '4g' })
    await countPrefetches(page)
    await signInAs(page, 'company')
    await openAndRest(page, '/wallet')
    expect(await prefetched(page)).toBeGreaterThan(0)
    const files = page.locator('link[rel=prefetch][href^="/remotes/mf-messages/"]')
    await page.getByRole('navigation').getByRole('link', { name: 'Meddelanden' }).first().hover()
    await expect(files.first()).toBeAttached()
  })
})

test.describe('the frame is painted before any script', () => {
  const withoutScripts = (page: Page) => page.route('**/*.js', () => new Promise(() => {}))

  test('side bar for pages of the signed-in, top bar for those of strangers, in light and dark @verify', async ({
    page,
  }) => {
    await withoutScripts(page)
    await page.goto('/campaigns', { waitUntil: 'commit' })
    await expect(page.locator('.painted-side')).toHaveCount(1)
    // Public pages with a painted first view have no empty frame; see specs/painted.spec.ts.
    await page.goto('/create-account/creator', { waitUntil: 'commit' })
    await expect(page.locator('.painted-top')).toBeVisible()
    const background = () => page.locator('.painted').evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(background).toBe('rgb(247, 247, 247)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).toBe('rgb(20, 20, 27)')
  })
})
