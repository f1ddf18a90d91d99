import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { paced } from '../core/pace'
import { readRegistry } from '../core/registry'
import { expectSamePage, markPage } from '../core/session'
import { publishSecond, remote, storageDir } from '../core/ship'
import { expect, test } from '../core/test'

/** Figure 28: one remote gets a second release while tabs are open. */
test.describe.configure({ mode: 'serial' })
test.skip(!storageDir, 'needs STORAGE_DIR, the folder of the registry under test')

const NAME = 'mf-auth'
let first = ''
let next = ''

const place = (page: Page) => page.locator(`[data-remote="${NAME}"]`)
const heading = (page: Page) => place(page).getByRole('heading', { level: 1 }).first()
const email = (page: Page) => place(page).getByLabel('E-post').first()
const notice = (page: Page) => page.getByText('En ny version finns.')
const failure = (page: Page) => page.getByText(/Hoppsan/)

/** Opens a tab with the first release and then makes the second one live. */
async function openOld(page: Page, path: string): Promise<{ versions: Set<string>; missing: string[] }> {
  await remote('promote', NAME, first)
  const versions = watchVersions(page)
  await page.clock.install()
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await markPage(page)
  await remote('promote', NAME, next)
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404 && /\/(remotes|shell)\//.test(answer.url())) missing.push(answer.url())
  })
  return { versions, missing }
}

const comeBack = async (page: Page) => {
  await page.clock.fastForward('05:01')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Records the versions of the remote whose files the page requests from now on. */
function watchVersions(page: Page): Set<string> {
  const versions = new Set<string>()
  page.on('request', (request) => {
    const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? []
    if (name === NAME && version && !request.url().includes('/gone.')) versions.add(version)
  })
  return versions
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(paced(240_000))
  first = (await readRegistry({ request }))[NAME]!.version
  next = await publishSecond(NAME, first)
})

test.afterAll(async () => {
  if (first) await remote('promote', NAME, first)
})

test('an old tab goes on with its own chunks, and takes the new release where one of them is gone [QUALITY 28]', async ({
  page,
  context,
}) => {
  const { versions, missing } = await openOld(page, '/login')

  await test.step('chunks of the old release are still served', async () => {
    await goTo(page, '/reset-password')
    await expect(page).toHaveURL(/reset-password/)
    await expect(heading(page)).toBeVisible()
    await expect(failure(page)).toBeHidden()
    expect([...versions]).toEqual([first])
    expect(missing, 'chunks that are missing').toEqual([])
    await expectSamePage(page)
  })

  await test.step('a new tab has the new release', async () => {
    const fresh = await context.newPage()
    const freshVersions = watchVersions(fresh)
    await fresh.goto('/login')
    await expect(heading(fresh)).toBeVisible()
    expect([...freshVersions]).toEqual([next])
    await fresh.close()
  })

  await test.step('a chunk that is gone: the place takes the new release by itself and goes where the visitor wanted', async () => {
    await page.route(`**/remotes/${NAME}/${first}/**`, (route) => route.fulfill({ status: 404 }))
    await goTo(page, '/create-account/creator')
    await expect.poll(() => versions.has(next)).toBe(true)
    await expect(page).toHaveURL(/create-account\/creator/)
    await expect(heading(page)).toBeVisible()
    await expect(failure(page)).toBeHidden()
    await expectSamePage(page)
  })
})

test('the registry is down while a tab is open: nothing changes in it; something typed outlives the new release [QUALITY 28] @verify', async ({
  page,
}) => {
  const { versions } = await openOld(page, '/login')

  await test.step('the registry is down: nothing changes', async () => {
    const REGISTRY = /\/registry(\/page)?\.json$/
    await page.route(REGISTRY, (route) => route.abort())
    await comeBack(page)
    await goTo(page, '/reset-password')
    await expect(page).toHaveURL(/reset-password/)
    await expect(heading(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await expectSamePage(page)
    await page.unroute(REGISTRY)
  })

  await test.step('something typed: nothing moves by itself', async () => {
    await email(page).fill('typed@example.test')
    await comeBack(page)
    await expect(notice(page)).toBeVisible()
    // Even if a file of the old release is gone, the page must not be replaced while the visitor uses it.
    await page.evaluate((src) => {
      const script = document.createElement('script')
      script.src = src
      document.head.append(script)
    }, `/remotes/${NAME}/${first}/gone.0000000000.js`)
    await expect(notice(page)).toBeVisible()
    await expect(email(page)).toHaveValue('typed@example.test')
    expect(versions.has(next)).toBe(false)
  })

  await test.step('what was typed outlives the new release', async () => {
    await page.getByRole('button', { name: 'Använd den' }).click()
    await expect.poll(() => versions.has(next)).toBe(true)
    await expect(email(page)).toHaveValue('typed@example.test')
    await expect(notice(page)).toBeHidden()
    await expectSamePage(page)
  })
})

const BROKEN = '<script type="application/json" id="registry">{"revision":'

/** Serves pages with a registry that does not parse. */
const breakRegistry = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /<script type="application\/json" id="registry">[\s\S]*?(?=<\/script>)/,
      BROKEN,
    )
    return route.fulfill({ response: answer, body })
  })

test('a page whose registry is broken boots from the last good one [QUALITY 28]', async ({ page }) => {
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('samspel.registry') !== null)).toBe(true)
  await breakRegistry(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('without a last good one the shell says so, and try again works without a reload [QUALITY 28] @verify', async ({
  page,
}) => {
  await breakRegistry(page)
  await page.goto('/login')
  await expect(failure(page)).toBeVisible()
  await markPage(page)
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(heading(page)).toBeVisible()
  await expectSamePage(page)
})
