import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { doctorPages, healthy, IMPATIENT, serveCopy } from '../core/doctored'
import { faults } from '../core/faults'
import { paced } from '../core/pace'
import type { Registry, Release } from '../core/release-copy'
import { copyRelease } from '../core/release-copy'
import { expectSamePage, markPage, signInAs } from '../core/session'
import { hold, stopClock } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const top = (page: Page) => page.evaluate(() => window.scrollY)
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('a remote that is held: nothing for 999 ms, a loader at 1000; the page is at its top after every change of path [S-39 S-03] @verify', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 })
  await page.goto('/p/marketplace')
  await expect(heading(page)).toBeVisible()
  const files = await hold(page, '**/remotes/mf-auth/**')
  await stopClock(page)
  await goTo(page, '/login/creator')
  const waiting = page.locator('main [role=status]:empty')
  await expect(waiting).toHaveCount(1)
  const loader = page.locator('main').getByRole('img', { name: 'Laddar' })
  await page.clock.runFor(999)
  expect(await loader.count()).toBe(0)
  await page.clock.runFor(1)
  await expect(loader).toBeVisible()
  await page.clock.resume()
  files.letGo()
  await expect(heading(page)).toHaveText('Logga in')

  await test.step('S-03 inside one remote and into another it is at its top, and stays when only the query changes', async () => {
    for (const path of ['/p/marketplace', '/p/brands', '/login/creator', '/p/marketplace']) {
      // The heading appears before the content that makes the page long.
      await expect
        .poll(async () => {
          await scrollDown(page)
          return top(page)
        })
        .toBeGreaterThan(50)
      await goTo(page, path)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect.poll(() => top(page)).toBe(0)
      await expect(heading(page)).toBeVisible()
    }
    await expect(page.locator('main article, main li').first()).toBeVisible()
    await scrollDown(page)
    const before = await top(page)
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => history.pushState(null, '', `${location.pathname}?page=1`))
    expect(await top(page)).toBe(before)
  })
})

/** Opens the creators' remote with a fault in its release. */
async function open(page: Page, fault: keyof typeof faults | undefined) {
  const live = ((await (await page.request.get('/registry.json')).json()) as Registry).remotes[
    'mf-campaigns'
  ] as Release
  const copy = await copyRelease(
    page.request,
    live,
    `${live.version}-x28`,
    fault === undefined ? undefined : faults[fault]!.entry,
  )
  const served = { answer: healthy }
  await doctorPages(
    page,
    {
      change: (registry) => ({
        ...registry,
        remotes: {
          ...registry.remotes,
          'mf-campaigns': { ...registry.remotes['mf-campaigns'], ...copy.release, previous: undefined } as never,
        },
      }),
    },
    IMPATIENT,
  )
  await serveCopy(page, copy, served)
  await signInAs(page, 'company')
  return served
}

test('a screen that throws: the generic view in its place with both ways out, everything around it stays [X-28 S-36]', async ({
  page,
}) => {
  await open(page, 'throws at render')
  await page.goto('/wallet')
  await expect(heading(page)).toHaveText('Plånbok')
  await markPage(page)
  await goTo(page, '/creators')
  const screen = page.locator('[data-remote="mf-campaigns"]')
  await expect(screen.getByText('Hoppsan, något gick fel.', { exact: true })).toBeVisible()
  await expect(screen.getByText('Hoppsan, innehållet kunde inte laddas.')).toHaveCount(0)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expectSamePage(page)
  await expect(screen.getByRole('link', { name: 'Gå till startsidan' })).toHaveAttribute('href', '/')
  await expect(screen.getByRole('link', { name: 'Samspel' })).toHaveAttribute('href', '/')

  const loaded = page.waitForEvent('load')
  await screen.getByRole('button', { name: 'Ladda om sidan' }).click()
  await loaded
  await expect(page).toHaveURL(/\/creators$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-e2e', 'same page')
  await screen.getByRole('link', { name: 'Gå till startsidan' }).click()
  await expect(page).not.toHaveURL(/\/creators$/)
  await expect(page).toHaveURL(/:\d+\/(overview|campaigns)?$/)
})

test('code of a screen that cannot be fetched: the view of its own in its place, everything around it stays [X-28] @verify', async ({
  page,
}) => {
  test.setTimeout(paced(120_000))
  const served = await open(page, undefined)
  await page.goto('/creators')
  await expect(heading(page)).toHaveText('Kreatörer')
  await markPage(page)
  served.answer = (route) => route.fulfill({ status: 404 })
  await goTo(page, '/campaigns')
  const screen = page.locator('[data-remote="mf-campaigns"]')
  await expect(screen.getByText('Hoppsan, innehållet kunde inte laddas.', { exact: true })).toBeVisible({
    timeout: paced(30_000),
  })
  await expect(screen.getByText('Hoppsan, något gick fel.')).toHaveCount(0)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  served.answer = healthy
  await screen.getByRole('button', { name: 'Försök igen' }).click()
  await expect(screen.getByRole('alert')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  await expectSamePage(page)
})
