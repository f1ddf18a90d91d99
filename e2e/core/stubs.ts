import type { Page, Route } from '@playwright/test'

/** What an address answers until the test ends; `path` is that of the address after /api or /public. */
export const stub = (
  page: Page,
  path: string,
  answer:
    | { status?: number; body?: unknown; headers?: Record<string, string> }
    | ((route: Route) => Promise<unknown> | unknown),
) =>
  page.route(new RegExp(`/(api|public)${path}(\\?|$)`), (route) =>
    typeof answer === 'function'
      ? answer(route)
      : route.fulfill({
          status: answer.status ?? 200,
          ...(answer.headers && { headers: answer.headers }),
          ...(answer.body !== undefined && { json: answer.body }),
        }),
  )

/** Holds the answers of an address back until they are let go. */
export async function hold(page: Page, pattern: string | RegExp): Promise<{ asked: () => number; letGo: () => void }> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let count = 0
  await page.route(pattern, async (route) => {
    count += 1
    await gate
    // A page that is closed while an answer waits takes its requests with it.
    await route.fallback().catch(() => undefined)
  })
  return { asked: () => count, letGo }
}

/** Requests of the API as `GET /users/me`, from now on, without their query. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = /\/(?:api|public)(\/[^?]*)/.exec(new URL(request.url()).pathname)?.[1]
    if (path) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

/** What the browser keeps under the product's prefix. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), `samspel.${key}`)

/** Keeps a value before the page's own code runs, once: what the page writes later stays. */
export const keepFirst = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`e2e.${name}`)) return
      sessionStorage.setItem(`e2e.${name}`, 'kept')
      localStorage.setItem(name!, text!)
    },
    [`samspel.${key}`, value],
  )

/** Stops the clock of the page; `page.clock.runFor` moves it on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // It runs until it is stopped, and can only be stopped at a time to come.
  await page.clock.pauseAt(Date.now() + 2_000)
}
