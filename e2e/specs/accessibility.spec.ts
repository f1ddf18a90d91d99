import type { Page } from '@playwright/test'
import type { Finding, State } from '../core/accessibility'
import { answerAs, decideAnswers, findingsOf, scrollsSideways, states } from '../core/accessibility'
import type { Area, Route } from '../core/areas'
import { comeInAs } from '../core/areas'
import { beginSuggestion, publicLooks } from '../core/public-looks'
import { pageOf } from '../core/record-paths'
import { expect, test } from '../core/test'

/**
 * FULL=1 (`npm run verify:accessibility`) checks every screen in every area, in every state and at both widths. `npm test` checks each screen
 * once, and every fourth look of the public area, alternating areas, states and widths.
 */
const FULL = process.env.FULL === '1'
const areas = ['anonymous', 'company', 'creator', 'store', 'admin'] as const satisfies readonly Area[]
const isTurnOf = (at: number, isMobile: boolean) => at % 8 === (isMobile ? 4 : 0)

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

async function open(page: Page, path: string, state: State): Promise<void> {
  await answerAs(page, state)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  // Skeletons disappear once the content has loaded, or when a read that failed has been repeated in vain. An address that leads on
  // to another has neither skeleton nor heading in between, so both are asked at once.
  if (state !== 'loading')
    await expect(page.locator('body:has(h1):not(:has(main [aria-busy="true"]))')).toHaveCount(1, { timeout: 30_000 })
}

for (const area of areas) {
  test(`accessibility ${area}: axe finds nothing on any page, whatever it shows; nothing scrolls sideways at 320 px`, async ({
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
    test.setTimeout(60_000 + looks.length * 20_000)
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
    await comeInAs(page, area)
    await decideAnswers(page)
    const findings: Finding[] = []
    const wide: string[] = []
    for (const { path, state } of looks) {
      await open(page, path, state)
      findings.push(...(await findingsOf(page, path, state)))
      if (isMobile && (await scrollsSideways(page))) wide.push(`${path} (${state})`)
    }
    console.log(
      `  accessibility: ${area.padEnd(9)} ${findings.length} violations on N=${looks.length} pages in their states${isMobile ? `, ${wide.length} scroll sideways at 320 px` : ''}`,
    )
    expect(findings).toEqual([])
    expect(wide).toEqual([])
  })
}

for (const scheme of FULL ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`accessibility of the public area, ${scheme}: axe finds nothing on any record's page nor with a sheet open; nothing scrolls sideways at 320 px`, async ({
    page,
    isMobile,
  }) => {
    const all = await publicLooks(page)
    const looks = FULL ? all : all.filter((_, at) => isTurnOf(at, isMobile))
    test.setTimeout(60_000 + looks.length * 20_000)
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript((choice) => {
      localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z')
      localStorage.setItem('samspel.color-scheme', choice)
    }, scheme)
    await beginSuggestion(page)
    await decideAnswers(page)
    const findings: Finding[] = []
    const wide: string[] = []
    for (const { path, state, opened, act } of looks) {
      await open(page, path, state)
      await act?.(page)
      const what = opened ? `${path} with ${opened}` : path
      findings.push(...(await findingsOf(page, what, state)))
      if (isMobile && (await scrollsSideways(page))) wide.push(`${what} (${state})`)
    }
    console.log(
      `  accessibility: public area, ${scheme}: ${findings.length} violations on N=${looks.length} looks${isMobile ? `, ${wide.length} scroll sideways at 320 px` : ''}`,
    )
    expect(findings).toEqual([])
    expect(wide).toEqual([])
  })
}
