import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'

interface Fixtures {
  /** Problems that the page itself told of: a test that ends with any of them fails. */
  problems: string[]
}

const isProblem = (message: ConsoleMessage) =>
  message.type() === 'error' && /Content Security Policy|Trusted ?Type/i.test(message.text())

/** Listens for errors nobody caught and for refusals by the content security policy. */
export function listenForProblems(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (isProblem(message)) problems.push(`${page.url()}: ${message.text()}`)
  })
}

const listenEverywhere = (context: BrowserContext, problems: string[]) => {
  context.on('page', (page) => listenForProblems(page, problems))
}

/** A desk has a mouse; Chromium's smallest build, which `npm test` takes where there is no other, does not know. */
const giveMouse = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    if (asked('(pointer: fine)').matches) return
    window.matchMedia = (query) => asked(query === '(pointer: fine)' ? 'all' : query)
  })

/** Playwright's `test` for Samspel: fails on uncaught errors and on violations of the content security policy, in every page of the context. */
export const test = base.extend<Fixtures>({
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
