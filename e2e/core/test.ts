import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import { keepContexts } from './kept-contexts'

interface Fixtures {
  /** Notes what the test's contexts are like by default. */
  contextDefaults: void
  /** Closes the browser contexts that a test has opened. */
  closesContexts: void
  /** Problems reported by the page; a test that ends with any of them fails. */
  problems: string[]
}

export interface WorkerFixtures {
  /** Whether tests use contexts one after another (core/kept-contexts.ts), and not each a new one. */
  keepsContexts: boolean
}

const isProblem = (message: ConsoleMessage) =>
  message.type() === 'error' && /Content Security Policy|Trusted ?Type/i.test(message.text())

/** Records uncaught errors and violations of the content security policy. */
export function listenForProblems(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (isProblem(message)) problems.push(`${page.url()}: ${message.text()}`)
  })
}

const listenEverywhere = (context: BrowserContext, problems: string[]) => {
  for (const page of context.pages()) listenForProblems(page, problems)
  context.on('page', (page) => listenForProblems(page, problems))
}

/** Chromium's smallest build, which `npm test` falls back to, reports no mouse; desktop layouts expect one. */
const giveMouse = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    if (asked('(pointer: fine)').matches) return
    window.matchMedia = (query) => asked(query === '(pointer: fine)' ? 'all' : query)
  })

/** ms after which the page itself is shown in any case (shell/src/painted). */
const PAINTED_AT_MOST = 9_000

/** Waits until the page has replaced the first view painted by the edge; until then everything exists twice. */
export async function tookOver(page: Page): Promise<void> {
  await page
    .locator('#painted')
    .waitFor({ state: 'detached', timeout: PAINTED_AT_MOST })
    .catch(() => undefined)
}

const waiting = new WeakSet<Page>()

/** Makes `page.goto` and `page.reload` wait until the page has taken over, see {@link tookOver}. */
export function waitForPages(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    if (where[1]?.waitUntil === undefined) await tookOver(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (how) => {
    const answer = await reload(how)
    if (how?.waitUntil === undefined) await tookOver(page)
    return answer
  }
}

const hasFailed = (): boolean => {
  const { status, expectedStatus } = base.info()
  return status !== expectedStatus
}

let kept: ReturnType<typeof keepContexts> | undefined
/** What the running test's contexts are like unless it says otherwise. */
let defaults: BrowserContextOptions = {}

const prepare = async (context: BrowserContext, options?: BrowserContextOptions) => {
  if (!(options?.isMobile ?? defaults.isMobile)) await giveMouse(context)
}

/**
 * Playwright's `test` for Samspel. Fails on uncaught errors and on violations of the content security policy in any page of the context.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  keepsContexts: [false, { scope: 'worker', option: true }],
  browser: [
    async ({ browser, keepsContexts }, use) => {
      const newContext = browser.newContext.bind(browser)
      const listen = (context: BrowserContext, options?: BrowserContextOptions) => {
        // Without scripts no page takes over.
        if ((options?.javaScriptEnabled ?? defaults.javaScriptEnabled) !== false) context.on('page', waitForPages)
      }
      if (keepsContexts) kept = keepContexts(browser, { prepare, listen, hasFailed })
      browser.newContext = async (options) => {
        // A service worker goes on when its pages are closed.
        if (kept && (options?.serviceWorkers ?? defaults.serviceWorkers) !== 'allow')
          return kept.take(JSON.stringify(defaults), options)
        const context = await newContext(options)
        await prepare(context, options)
        listen(context, options)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
  contextDefaults: [
    async (
      {
        baseURL,
        colorScheme,
        extraHTTPHeaders,
        geolocation,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        permissions,
        serviceWorkers,
        storageState,
        timezoneId,
        userAgent,
        viewport,
      },
      use,
    ) => {
      defaults = {
        baseURL: baseURL!,
        colorScheme,
        extraHTTPHeaders: extraHTTPHeaders!,
        geolocation: geolocation!,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale: locale!,
        permissions: permissions!,
        serviceWorkers,
        storageState: storageState!,
        timezoneId: timezoneId!,
        userAgent: userAgent!,
        viewport,
      }
      await use()
    },
    { auto: true },
  ],
  // Playwright leaves them open until the worker ends. A thread that stays open in one goes on marking messages as read in later tests.
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      await kept?.takeBack()
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())))
    },
    { auto: true },
  ],
  page: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) waitForPages(page)
      await use(page)
    },
    { scope: 'test' },
  ],
  problems: [
    async ({ context }, use) => {
      const problems: string[] = []
      listenEverywhere(context, problems)
      await use(problems)
      expect(problems, 'uncaught errors and refused scripts or styles').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
