import type { Page } from '@playwright/test'
import type { Finding, State } from '../core/accessibility'
import { answerAs, findingsOf, scrollsSideways, states } from '../core/accessibility'
import type { Area, Route } from '../core/areas'
import { comeInAs, pathsOf } from '../core/areas'
import { beginSuggestion, publicLooks } from '../core/public-looks'
import { recordPathsOf } from '../core/record-paths'
import { expect, test } from '../core/test'

/**
 * FULL=1 (`npm run verify:accessibility`) checks every page in every state at both widths. `npm test` checks every
 * fourth page, alternating states and widths.
 */
const FULL = process.env.FULL === '1'
const isTurnOf = (at: number, isMobile: boolean) => at % 8 === (isMobile ? 4 : 0)

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

async function open(page: Page, path: string, state: State): Promise<void> {
  await answerAs(page, state)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  // Skeletons disappear once the content has loaded.
  if (state !== 'loading') await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

for (const area of ['anonymous', 'company', 'creator', 'store', 'admin'] as const satisfies readonly Area[]) {
  test(`accessibility ${area}: axe finds nothing on any page, whatever it shows; nothing scrolls sideways at 320 px`, async ({
    page,
    isMobile,
  }) => {
    const registry = (await (await page.request.get('/registry.json')).json()) as {
      remotes: Record<string, { routes: Route[] }>
    }
    const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
    const paths = [
      ...new Set([
        ...pathsOf(routes, area),
        ...(area === 'admin' ? ['/platform/status'] : []),
        ...(await recordPathsOf(page, routes, area)),
      ]),
    ]
    const looks = FULL
      ? paths.flatMap((path) => states.map((state) => ({ path, state })))
      : paths.flatMap((path, at) =>
          isTurnOf(at, isMobile) ? [{ path, state: states[(at / 4) % states.length] ?? 'filled' }] : [],
        )
    test.setTimeout(60_000 + looks.length * 20_000)
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z'))
    await comeInAs(page, area)
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
