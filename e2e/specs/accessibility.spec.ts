import type { Page } from '@playwright/test'
import type { Finding, State } from '../core/accessibility'
import { answerAs, decideAnswers, findingsOf, scrollsSideways, states } from '../core/accessibility'
import type { Area, Route } from '../core/areas'
import { comeInAs, openInside } from '../core/areas'
import { paced } from '../core/pace'
import type { Look } from '../core/public-looks'
import { beginSuggestion, publicLooks } from '../core/public-looks'
import { pageOf } from '../core/record-paths'
import { expect, test } from '../core/test'

/**
 * `npm test` checks the twelve pages that people are on most. Before a change lands (`npm run verify:journeys`) each screen is checked once,
 * and every fourth look of the public area, alternating areas, states and widths. FULL=1 (`npm run verify:accessibility`) checks every screen
 * in every area, in every state and at both widths. The app starts once for each set of answers, not for each look.
 */
const FULL = process.env.FULL === '1'
const areas = ['anonymous', 'company', 'creator', 'store', 'admin'] as const satisfies readonly Area[]
/** One of each four, another in each next four: a page is there in its four states. */
const isTurnOf = (at: number, isMobile: boolean) => {
  const turn = Math.floor(at / 4)
  return at % 4 === turn % 4 && (turn % 2 === 1) === isMobile
}

interface Screen {
  pattern: string
  states: readonly State[]
}

/** What an area looks at, of all screens that the registry names. Pages of the public area that need a record are `publicLooks`. */
function screensOf(routes: readonly Route[], area: Area, isMobile: boolean): Screen[] {
  const all = [...routes, { path: '/platform/status', areas: ['admin'] }].filter(
    ({ path }) => !path.includes('callback'),
  )
  return all.flatMap(({ path, areas: allowed }, at): Screen[] => {
    const own = areas.filter((one) => allowed.includes(one) && !(path.includes(':') && isPublic(path, one)))
    if (!own.includes(area)) return []
    if (FULL) return [{ pattern: path, states }]
    const isOurs = own[at % own.length] === area && (at % 2 === 1) === isMobile
    return isOurs ? [{ pattern: path, states: [states[Math.floor(at / 2) % states.length]!] }] : []
  })
}
const isPublic = (path: string, area: Area) => area === 'anonymous' || path.startsWith('/p/')

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** In this order the app keeps nothing that a later look would show: reads that wait or fail leave nothing, and empty ones come last. */
const inOneGo = ['loading', 'error', 'empty', 'filled'] as const satisfies readonly State[]
const goesOn = (before: State | undefined, state: State) =>
  before !== undefined && (before === state || state !== 'filled')

async function prepareLooks(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
  await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
}

/** Checks each look and reports them in one line. */
async function lookAt(page: Page, looks: readonly Look[], what: string, isMobile: boolean): Promise<void> {
  await decideAnswers(page)
  const findings: Finding[] = []
  const wide: string[] = []
  let before: State | undefined
  for (const look of inOneGo.flatMap((state) => looks.filter((one) => one.state === state))) {
    const { path, state, opened, act } = look
    await answerAs(page, state)
    // What has been done on a page may be kept for the next visit.
    if (act || !goesOn(before, state)) await page.goto(path)
    else await openInside(page, path)
    before = state
    await expect(heading(page)).toBeVisible()
    // Skeletons disappear once the content has loaded, or when a read that failed has been repeated in vain. An address that leads on
    // to another has neither skeleton nor heading in between, so both are asked at once.
    if (state !== 'loading')
      await expect(page.locator('body:has(h1:visible):not(:has(main [aria-busy="true"]))')).toHaveCount(1, {
        timeout: paced(30_000),
      })
    await act?.(page)
    const where = opened ? `${path} with ${opened}` : path
    findings.push(...(await findingsOf(page, where, state)))
    if (isMobile && (await scrollsSideways(page))) wide.push(`${where} (${state})`)
  }
  console.log(
    `  accessibility: ${what}: ${findings.length} violations on N=${looks.length} looks${isMobile ? `, ${wide.length} scroll sideways at 320 px` : ''}`,
  )
  expect(findings).toEqual([])
  expect(wide).toEqual([])
}

/** The twelve: by area, at the width that its people have. */
const MOST_USED = [
  ['anonymous', '@phone', ['/p/marketplace', '/p/brands', '/login']],
  ['company', '@desktop', ['/campaigns', '/mentions?state=pending', '/wallet', '/messages']],
  ['store', '@phone', ['/counter']],
  ['creator', '@phone', ['/marketplace', '/assignments', '/wallet']],
  ['admin', '@desktop', ['/admin/company-requests']],
] as const satisfies readonly (readonly [Area, string, readonly string[]])[]

for (const [area, tag, paths] of MOST_USED) {
  test(
    `accessibility of what ${area} uses most: axe finds nothing; nothing scrolls sideways at 320 px`,
    { tag },
    async ({ page, isMobile }) => {
      test.setTimeout(paced(60_000 + paths.length * 20_000))
      await prepareLooks(page, isMobile)
      await comeInAs(page, area)
      const looks = paths.map((path): Look => ({ path, state: 'filled' }))
      await lookAt(page, looks, `${area}, most used`, isMobile)
    },
  )
}

for (const area of areas) {
  test(`accessibility ${area}: axe finds nothing on any page, whatever it shows; nothing scrolls sideways at 320 px @verify`, async ({
    page,
    isMobile,
  }) => {
    const registry = (await (await page.request.get('/registry.json')).json()) as {
      remotes: Record<string, { routes: Route[] }>
    }
    // The registry names them in the order in which they were published.
    const routes = Object.entries(registry.remotes)
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([, remote]) => remote.routes)
    const looks = (
      await Promise.all(
        screensOf(routes, area, isMobile).map(async ({ pattern, states: shown }) => {
          const path = await pageOf(page, pattern, area)
          return shown.map((state) => ({ path, state }))
        }),
      )
    ).flat()
    test.setTimeout(paced(60_000 + looks.length * 20_000))
    await prepareLooks(page, isMobile)
    await comeInAs(page, area)
    await lookAt(page, looks, area, isMobile)
  })
}

for (const scheme of FULL ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`accessibility of the public area, ${scheme}: axe finds nothing on any record's page nor with a sheet open; nothing scrolls sideways at 320 px @verify`, async ({
    page,
    isMobile,
  }) => {
    const all = await publicLooks(page)
    const looks = FULL ? all : all.filter((_, at) => isTurnOf(at, isMobile))
    test.setTimeout(paced(60_000 + looks.length * 20_000))
    await prepareLooks(page, isMobile)
    await page.addInitScript((choice) => localStorage.setItem('samspel.color-scheme', choice), scheme)
    await beginSuggestion(page)
    await lookAt(page, looks, `public area, ${scheme}`, isMobile)
  })
}
