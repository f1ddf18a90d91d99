import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'

interface Fixtures {
  /** Closes the browser contexts that a test has opened. */
  closesContexts: void
  /** Problems reported by the page; a test that ends with any of them fails. */
  problems: string[]
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

/** Makes `page.goto` wait until the page has taken over, see {@link tookOver}. */
export function waitForPages(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    if (where[1]?.waitUntil === undefined) await tookOver(page)
    return answer
  }
}

/**
 * Playwright's `test` for Samspel. Fails on uncaught errors and on violations of the content security policy in any page of the context.
 */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...given) => {
        const context = await newContext(...given)
        if (given[0]?.javaScriptEnabled !== false) context.on('page', waitForPages)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
  // Playwright leaves them open until the worker ends. A thread that stays open in one goes on marking messages as read in later tests.
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
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
    async ({ context, isMobile }, use) => {
      if (!isMobile) await giveMouse(context)
      const problems: string[] = []
      listenEverywhere(context, problems)
      await use(problems)
      expect(problems, 'uncaught errors and refused scripts or styles').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
