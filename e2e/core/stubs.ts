import type { Page, Route } from '@playwright/test'

/** Answers a path with a fixed answer until the test ends; `path` is the part after /api or /public. */
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

/** Holds back the answers to matching requests until they are released. */
export async function hold(page: Page, pattern: string | RegExp): Promise<{ asked: () => number; letGo: () => void }> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let count = 0
  await page.route(pattern, async (route) => {
    count += 1
    await gate
    // The route fails if the page is closed while an answer is pending.
    await route.fallback().catch(() => undefined)
  })
  return { asked: () => count, letGo }
}

/** Records API requests from now on as `GET /users/me`, without the query. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = /\/(?:api|public)(\/[^?]*)/.exec(new URL(request.url()).pathname)?.[1]
    if (path) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

/** A value in the browser's storage under the product's prefix. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), `samspel.${key}`)

/** Sets a value once before the page's own code runs; later changes by the page are kept. */
export const keepFirst = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`e2e.${name}`)) return
      sessionStorage.setItem(`e2e.${name}`, 'kept')
      localStorage.setItem(name!, text!)
    },
    [`samspel.${key}`, value],
  )

/** Stops the page's clock; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // The clock runs until it is paused, which is only possible at a future time.
  await page.clock.pauseAt(Date.now() + 2_000)
}
