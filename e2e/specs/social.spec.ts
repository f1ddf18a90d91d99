import type { Page, Request } from '@playwright/test'
import { paced } from '../core/pace'
import { signInWith } from '../core/session'
import { kept } from '../core/stubs'
import { expect, test } from '../core/test'
import { consentPage } from '../pages/consent'

// Each journey loads the whole app twice or more.
test.describe.configure({ timeout: paced(180_000) })
const arrival = { timeout: paced(45_000) }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const facebook = (page: Page) => page.getByRole('button', { name: 'Logga in med Facebook' })
const failed = (page: Page) => page.getByText('Inloggningen misslyckades.', { exact: true })

/** All entries in this tab's history. */
const historyOf = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  return entries.map(({ url }) => url)
}

/** Records requests with a token in their URL or Referer, except the one by which the token arrives. */
const watchLeaks = (page: Page): string[] => {
  const leaks: string[] = []
  const look = async (request: Request) => {
    const referer = (await request.allHeaders()).referer ?? ''
    const isArrival = request.isNavigationRequest() && /\/login\/creator\?/.test(request.url())
    if ((/jwt=/.test(request.url()) && !isArrival) || /jwt=|state=|code=|ticket=/.test(referer))
      leaks.push(`${request.url()} from ${referer}`)
  }
  page.on('requestfinished', (request) => void look(request).catch(() => undefined))
  return leaks
}

const setOut = async (page: Page, path = '/login/creator') => {
  await page.goto(path)
  await facebook(page).click()
  const consent = consentPage(page)
  await expect(consent.heading).toBeVisible()
  return consent
}

test('from the Facebook button into the app in the same window, and nothing of the token stays [C-41 P-07 S-13 QUALITY 16]', async ({
  page,
  context,
}) => {
  const leaks = watchLeaks(page)
  const started = page.waitForRequest(/\/api\/auth\/instagramers\/auth\/facebook/)
  const consent = await setOut(page, '/login/creator?destination=%2Fwallet')
  const origin = new URL(page.url()).origin
  expect((await started).url()).toBe(
    `${origin}/api/auth/instagramers/auth/facebook?resource_class=Instagramer&auth_origin_url=${encodeURIComponent(`${origin}/login/creator?destination=%2Fwallet`)}&omniauth_window_type=sameWindow`,
  )
  await consent.person('Elias Lund').check()
  await consent.go.click()
  await expect(page).toHaveURL(`${origin}/wallet`, arrival)
  await expect(heading(page)).toBeVisible(arrival)
  expect(context.pages()).toHaveLength(1)
  const token = await kept(page, 'session')
  expect(token).toBeTruthy()
  expect((await historyOf(page)).filter((url) => /jwt|eyJ/.test(url))).toEqual([])
  expect(await page.evaluate(() => document.referrer)).not.toMatch(/jwt|state=|code=/)
  expect(leaks).toEqual([])

  // The entry token was exchanged for a full one, so the session outlives its two minutes.
  await expect
    .poll(
      async () =>
        (
          JSON.parse(
            atob(((await kept(page, 'session')) ?? '').split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')),
          ) as { ent?: true }
        ).ent,
    )
    .toBeUndefined()
  await page.reload()
  await expect(page).toHaveURL(`${origin}/wallet`)
})

test('who declines at the provider is back at the login, which says that it failed; so is whom it fails [S-12 C-41] @verify', async ({
  page,
}) => {
  await (await setOut(page)).deny.click()
  await expect(failed(page)).toBeVisible(arrival)
  await expect(page).toHaveURL(/\/login\/creator\?error=access_denied$/)
  expect(await kept(page, 'session')).toBeNull()

  await facebook(page).click()
  await consentPage(page).fail.click()
  await expect(failed(page)).toBeVisible(arrival)
  await expect(page).toHaveURL(/\/login\/creator\?error=provider_unavailable$/)

  // A successful attempt leaves no trace of the earlier failures.
  await facebook(page).click()
  await consentPage(page).person('Elias Lund').check()
  await consentPage(page).go.click()
  await expect(page).toHaveURL(/\/marketplace$/, arrival)
})

test('a callback that this browser did not set out for ends at the error page, from which one can try again [C-41] @verify', async ({
  page,
  browser,
  baseURL,
}) => {
  await setOut(page)
  const other = await browser.newContext({ baseURL: baseURL!, locale: 'sv-SE' })
  const stolen = await other.newPage()
  const fields = await page
    .locator('form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>)
  const answer = await page.request.post(new URL(page.url()).pathname, {
    form: { ...fields, answer: 'yes' },
    maxRedirects: 0,
  })
  await stolen.goto(answer.headers().location!)
  await expect(stolen.getByRole('heading', { level: 1, name: 'Hoppsan' })).toBeVisible()
  expect(await kept(stolen, 'session')).toBeNull()
  await other.close()
})

test.describe('the connected account [P-07 R-04 R-05]', () => {
  const connections = '/settings/connections'
  const toFacebook = (page: Page) => page.getByRole('button', { name: 'Fortsätt med Facebook' })

  test.beforeEach(async ({ page }) => {
    const slug = `koppling-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`
    await signInWith(
      page,
      await page.request.post('/api/auth/instagramers', {
        data: {
          instagramer: {
            email: `${slug}@samspel.test`,
            password: 'samspel-demo',
            collaboration_page_attributes: { slug },
          },
        },
      }),
    )
    await page.goto(connections)
    await page.getByRole('button', { name: 'Jag förstår' }).click()
  })

  test('from the settings to Facebook and back: who declines is told so, once; the account that can be connected is, the others are told what they lack [P-07 R-05] @verify', async ({
    page,
  }) => {
    await toFacebook(page).click()
    const origin = new URL(page.url()).origin
    await consentPage(page).deny.click()
    await expect(page).toHaveURL(new RegExp(`${connections}$`))
    const declined = page.getByText('Kopplingen avbröts. Inget är ändrat.')
    await expect(declined).toBeVisible()
    await page.reload()
    await expect(toFacebook(page)).toBeVisible()
    await expect(declined).toBeHidden()

    await toFacebook(page).click()
    await consentPage(page).person('Vera Vik').check()
    await consentPage(page).go.click()
    await expect(page).toHaveURL(origin + connections, arrival)
    await expect(page.getByRole('listitem').filter({ hasText: '@verahemma' })).toContainText('Går inte än')
    await expect(page.getByRole('listitem').filter({ hasText: 'Veras bod' })).toContainText('Går inte än')
    // The only account that can be connected is connected automatically.
    await expect(page.getByRole('button', { name: /^Koppla @/ })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ditt Instagramkonto' })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: '@veravik' }).filter({ hasText: 'Kopplat sedan' }),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Vera Vik' })).toContainText('Kopplat')
    expect((await historyOf(page)).filter((url) => /ticket=|code=/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Koppla bort' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Koppla bort' }).click()
    await expect(page.getByText('Kontot är bortkopplat')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Koppla @veravik' })).toBeVisible()
  })
})
