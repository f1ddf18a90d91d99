import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'

/** States in which a page is checked: with data, loading, empty, and after an error. */
export const states = ['filled', 'loading', 'empty', 'error'] as const
export type State = (typeof states)[number]

// The visitor's own record is needed in every state; without it no area opens.
const OWN_RECORD = /\/api\/(?:users\/me|instagramers\/me|auth\/\w+)(?:\?|$)/

/** The same answer with empty lists. */
const emptied = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? []
        : key === 'meta'
          ? { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 }
          : value,
    ]),
  )

const answers: Record<Exclude<State, 'filled' | 'loading'>, (route: Route) => Promise<void>> = {
  error: (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"internal"}' }),
  async empty(route) {
    const answer = await route.fetch()
    const json: unknown = answer.headers()['content-type']?.includes('json') ? await answer.json() : undefined
    await route.fulfill({
      response: answer,
      ...(json && typeof json === 'object' ? { json: emptied(json as Record<string, unknown>) } : {}),
    })
  },
}

/** Answers every read of the API according to the state, except the own record and the live stream. */
export async function answerAs(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (state === 'filled') return
  await page.route(/\/(?:api|public)\//, async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || OWN_RECORD.test(request.url()) || request.url().includes('/live/stream'))
      return route.continue()
    // Never answered: the page is left first.
    if (state === 'loading') return
    await answers[state](route)
  })
}

export interface Finding {
  rule: string
  impact: string
  path: string
  state: State
  nodes: string[]
}

/** Violations found by axe: WCAG 2.2 A and AA, and its best practices. */
export async function findingsOf(page: Page, path: string, state: State): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? '',
    path,
    state,
    nodes: nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}  ${(failureSummary ?? '').split('\n')[1] ?? ''}`),
  }))
}

/** Whether the page scrolls horizontally at this width. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
