import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** States in which a page is checked: with data, loading, empty, and after an error. */
export const states = ['filled', 'loading', 'empty', 'error'] as const
export type State = (typeof states)[number]

const STATE = 'e2e.state'

/**
 * Lets {@link answerAs} decide how every read of the API is answered, except the own record and the live stream. It happens in the page:
 * without requests that the test intercepts, the browser keeps what it has loaded.
 */
export async function decideAnswers(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // The visitor's own record is needed in every state; without it no area opens.
    const own = /^\/api\/(?:users\/me|instagramers\/me|auth\/\w+|live\/stream)$/
    const meta = { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 }
    const emptied = (body: object): object =>
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : name === 'meta' ? meta : value]),
      )
    const ask = window.fetch.bind(window)
    const failure = () =>
      new Response('{"error":"internal"}', { status: 500, headers: { 'content-type': 'application/json' } })
    window.fetch = async (input, init) => {
      const state = sessionStorage.getItem(key)
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      const isRead = (init?.method ?? 'GET') === 'GET' && /^\/(?:api|public)\//.test(pathname) && !own.test(pathname)
      if (!isRead || !state || state === 'filled') return ask(input, init)
      // Unanswered until other answers are decided upon; a read that waits for ever would be taken for its repetition.
      if (state === 'loading')
        return new Promise((answer) => window.addEventListener(key, () => answer(failure()), { once: true }))
      if (state === 'error') return failure()
      const answer = await ask(input, init)
      if (!answer.headers.get('content-type')?.includes('json')) return answer
      const body = JSON.stringify(emptied((await answer.json()) as object))
      return new Response(body, { status: answer.status, headers: answer.headers })
    }
  }, STATE)
  // Sent once: a page that opens has it at hand, and compiles it only to be judged.
  await page.addInitScript({
    content: `window.loadAxe = () => { if (window.axe) return; ${axe}\n(${rememberColours.toString()})(window.axe) }`,
  })
  // A blank page stores nothing.
  await page.goto('/robots.txt')
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

/** axe parses the same few colours for every element below every text, which is a third of the time that it takes. */
function rememberColours(axe: { commons: { color: { Color: { prototype: Colour } } } }): void {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (this: Colour, text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    parseString.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** How reads are answered from now on; see {@link decideAnswers}. Those that wait as `loading` fail. */
export const answerAs = (page: Page, state: State): Promise<void> =>
  page.evaluate(
    ([key, value]) => {
      sessionStorage.setItem(key, value)
      window.dispatchEvent(new Event(key))
    },
    [STATE, state] as const,
  )

export interface Finding {
  rule: string
  impact: string
  path: string
  state: State
  nodes: string[]
}

/** Waits until what has just appeared is there in full: colours of something that fades in are not those that it has. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isOnItsWay = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    // A transition begins some frames after what has appeared.
    for (let still = 0; still < 3; still = document.getAnimations().some(isOnItsWay) ? 0 : still + 1)
      await new Promise(requestAnimationFrame)
  })

/** Violations found by axe: WCAG 2.2 A and AA, and its best practices. The page was prepared by {@link decideAnswers}. */
export async function findingsOf(page: Page, path: string, state: State): Promise<Finding[]> {
  await settled(page)
  // Legacy mode: no page has frames of others, for which axe would open another page. Nothing that these rules need is preloaded.
  const { violations } = await new AxeBuilder({ page, axeSource: 'window.loadAxe()' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
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
