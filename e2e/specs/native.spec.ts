import type { APIRequestContext, Page } from '@playwright/test'
import { giveSession, stubNative } from '../core/native'
import { newSession, signUp } from '../core/own-account'
import { recordPathOf } from '../core/record-paths'
import { signInAs } from '../core/session'
import { hold, kept } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => /\/shell\/[^/]+\/main\.\w+\.js$/.test(src)),
  )
const viewportOf = (page: Page) => page.locator('meta[name="viewport"]').getAttribute('content')
const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** A store with its code, as its brand's staff see it. */
async function anyStore(request: APIRequestContext): Promise<{ id: string; token: string }> {
  const staff = await request.post('/api/auth/users/sign_in', {
    data: { user: { email: 'company@samspel.test', password: 'samspel-demo' } },
  })
  const headers = { authorization: staff.headers().authorization! }
  const { brands } = (await (await request.get('/api/brands', { headers })).json()) as { brands: { id: string }[] }
  const lists = await Promise.all(
    brands.map(
      async ({ id }) =>
        (
          (await (await request.get(`/api/brands/${id}/stores`, { headers })).json()) as {
            stores: { id: string; token: string }[]
          }
        ).stores,
    ),
  )
  return lists.flat()[0]!
}
const firstCampaign = async (page: Page) =>
  ((await (await page.request.get('/public/campaigns?page=1')).json()) as { campaigns: { id: string }[] }).campaigns[0]!
    .id

test('the same build boots plainly and inside the wrapper, which has a viewport that cannot be zoomed and no cookie banner [G-01 K-03 S-01]', async ({
  page,
  context,
}) => {
  await page.goto('/p')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jag förstår' })).toBeVisible()
  const plain = await scriptsOf(page)
  expect(await viewportOf(page)).not.toContain('maximum-scale')

  const inside = await context.newPage()
  await stubNative(inside)
  await inside.goto('/p')
  await expect(heading(inside)).toBeVisible()
  expect(plain).toHaveLength(1)
  expect(await scriptsOf(inside)).toEqual(plain)
  expect(await viewportOf(inside)).toContain('initial-scale=1, maximum-scale=1')
  await expect(inside.getByRole('button', { name: 'Jag förstår' })).toHaveCount(0)
  await expect(inside.getByRole('banner')).toHaveCount(0)
})

test('a protected page without a session stays where it is and shows nothing; the wrapper is asked for its sign-in [R-20 S-15]', async ({
  page,
}) => {
  const { said } = await stubNative(page)
  await page.goto('/marketplace/7')
  await expect.poll(() => said('openAuth')).toEqual([{ type: 'openAuth', destination: '/marketplace/7' }])
  expect(at(page)).toBe('/marketplace/7')
  expect(await page.locator('body').innerText()).toBe('')
})

test('the sign-in page inside the wrapper is empty, and exactly one error is reported [S-14] @verify', async ({
  page,
  problems,
}) => {
  await stubNative(page)
  const reports: string[] = []
  // The test cannot read a beacon's body; without sendBeacon the page sends an ordinary request.
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: () => false }))
  page.on('request', (request) => request.url().endsWith('/telemetry') && reports.push(request.postData() ?? ''))
  await page.goto('/login/creator')
  await expect.poll(() => reports.filter((text) => text.includes('inside the native wrapper')).length).toBe(1)
  expect(await page.locator('body').innerText()).toBe('')
  expect(problems.splice(0)).toHaveLength(1)
})

test('a sign-in action inside the wrapper opens native auth and does not go to /login [S-15] @verify', async ({
  page,
}) => {
  const { said } = await stubNative(page)
  const id = await firstCampaign(page)
  await page.goto(`/p/marketplace/${id}`)
  await page.getByRole('button', { name: 'Logga in' }).first().click()
  await expect.poll(() => said('openAuth')).toEqual([{ type: 'openAuth', destination: `/p/marketplace/${id}` }])
  expect(at(page)).toBe(`/p/marketplace/${id}`)
})

test('an external link is handed to the device browser, and the page stays [G-08]', async ({
  page,
  context,
  request,
}) => {
  const { said } = await stubNative(page)
  const { id } = await anyStore(request)
  await page.goto(`/p/marketplace/stores/${id}`)
  const directions = page.locator('main a[target="_blank"]').first()
  const href = await directions.getAttribute('href')
  await directions.click()
  await expect.poll(() => said('openExternal')).toEqual([{ type: 'openExternal', url: href }])
  expect(at(page)).toBe(`/p/marketplace/stores/${id}`)
  expect(context.pages()).toHaveLength(1)
})

test.describe('/native-auth [R-11 R-12]', () => {
  test('the jwt leaves the address at once, a loader stands while the answer is awaited, then the session goes where the query says', async ({
    page,
    request,
  }) => {
    const account = await signUp(request, 'instagramer')
    const { said } = await stubNative(page)
    const { letGo } = await hold(page, /\/api\/instagramers\/me$/)
    await page.goto(`/native-auth?jwt=${account.token}&campaignId=7`)
    await expect(page.getByRole('status').first()).toBeVisible()
    expect(at(page)).toBe('/native-auth?campaignId=7')
    expect(await kept(page, 'session')).toBe(account.token)
    letGo()
    await expect(page).toHaveURL(/\/marketplace\/7$/)
    await expect.poll(async () => (await said('signedIn')).length).toBe(1)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })

  // Which query leads where is proven beside the redirects (shell/src/areas/redirects.test.ts).
  test('without a jwt nobody is authenticated: on the web the sign-in page, inside the wrapper nothing but its own sign-in @verify', async ({
    page,
    context,
  }) => {
    await page.goto('/native-auth')
    await expect(page).toHaveURL(/\/login\/creator$/)
    const inside = await context.newPage()
    const { said } = await stubNative(inside)
    await inside.goto('/native-auth?campaignId=7')
    await expect.poll(() => said('openAuth')).toEqual([{ type: 'openAuth', destination: '/marketplace/7' }])
    expect(at(inside)).toBe('/native-auth?campaignId=7')
  })
})

test('a device is registered for who signs in, kept, and deleted before the session [E-19 E-40 C-30 C-23 C-31]', async ({
  page,
  request,
}) => {
  const account = await signUp(request, 'instagramer')
  const { said, say } = await stubNative(page)
  await giveSession(page, account.token)
  await page.goto('/settings')
  await expect(heading(page)).toBeVisible()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/devices'))
  await say({ type: 'device', token: `push-${account.email}`, platform: 'ios', environment: 'test' })
  const { device } = (await (await answered).json()) as { device: { id: string } }
  await expect.poll(async () => JSON.parse((await kept(page, 'device')) ?? 'null') as object).toEqual(device)
  expect(await kept(page, 'session')).not.toBeNull()

  const ends: string[] = []
  page.on('request', (call) => call.method() === 'DELETE' && ends.push(new URL(call.url()).pathname))
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect.poll(() => ends).toEqual([`/api/devices/${device.id}`, '/api/auth/instagramers/sign_out'])
  await expect.poll(async () => (await said('signedOut')).length).toBe(1)
  expect(await kept(page, 'device')).toBeNull()
  expect(await kept(page, 'session')).toBeNull()
  // R-20, S-15: the page stays where it is, and the only sign-in is the wrapper's own.
  await expect.poll(async () => (await said('openAuth')).length).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/settings')
  const again = await newSession(request, account)
  const left = await request.get('/api/devices', { headers: { authorization: `Bearer ${again}` } })
  expect(((await left.json()) as { devices: unknown[] }).devices).toEqual([])
})

test('the question about notifications while the address is unconfirmed comes only if the app signs in by email [T-51 E-40] @verify', async ({
  page,
  request,
}) => {
  const { token } = await signUp(request, 'instagramer')
  const { said, say } = await stubNative(page)
  await giveSession(page, token)
  await page.goto('/marketplace')
  await expect(heading(page)).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Bekräfta din e-postadress' })
  await say({ type: 'hello', version: 1, capabilities: { emailAuthentication: false } })
  await expect.poll(async () => (await said('statusBar')).length).toBeGreaterThan(0)
  await expect(question).toHaveCount(0)
  await say({ type: 'capabilities', capabilities: { emailAuthentication: true } })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Tillåt notiser' }).click()
  await expect
    .poll(() => said('permissionDialog'))
    .toEqual([{ type: 'permissionDialog', action: 'PENDING_VERIFICATION', answer: 'allow' }])
  expect(JSON.parse((await kept(page, 'notification-permission-dialogs'))!)).toMatchObject({
    PENDING_VERIFICATION: { answer: 'allow' },
  })
  await say({ type: 'capabilities', capabilities: { emailAuthentication: true } })
  await expect(question).toHaveCount(0)
})

test('the status bar follows the colours of the page [T-52] @verify', async ({ page }) => {
  const { said } = await stubNative(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/p')
  await expect.poll(async () => (await said('statusBar')).at(-1)).toEqual({ type: 'statusBar', style: 'dark-content' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await said('statusBar')).at(-1)).toEqual({ type: 'statusBar', style: 'light-content' })
})

test('a scanned code opens its store, and the store is told to the wrapper [G-04 E-39 R-18] @verify', async ({
  page,
  request,
}) => {
  const store = await anyStore(request)
  const { token } = await signUp(request, 'instagramer')
  const { said, say } = await stubNative(page)
  await giveSession(page, token)
  await page.goto('/marketplace')
  await expect(heading(page)).toBeVisible()
  const asked = page.waitForRequest((call) => call.url().endsWith(`/stores/token/${store.token}`))
  await say({ type: 'storeCode', token: store.token })
  await asked
  await expect(page).toHaveURL(new RegExp(`/stores/${store.id}$`))
  await expect
    .poll(async () =>
      (await said('store')).map((message) => [Object.keys(message), (message.store as { id: string }).id]),
    )
    .toEqual([[['type', 'store'], store.id]])
})

/** The fields of each message about a store. */
const keysOf = (messages: object[]) =>
  messages.map((message) =>
    Object.keys(message)
      .filter((key) => key !== 'type')
      .sort(),
  )

test('what staff open of a store is told to the wrapper: the store, an offer of it, a product [G-04 E-39 R-24 P-04] @verify', async ({
  page,
}) => {
  const { said } = await stubNative(page)
  const path = await recordPathOf(page, '/brands/:brandId/stores/:storeId', 'company')
  const storeId = path.split('/').at(-1)!
  await signInAs(page, 'company')
  await page.goto(`/stores/${storeId}`)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect.poll(async () => keysOf(await said('store'))).toEqual([['store']])

  await page
    .getByRole('button', { name: /^(Svara på|Visa hämtningar av) / })
    .first()
    .click()
  await expect.poll(async () => keysOf(await said('store')).at(-1)).toEqual(['store', 'storeCampaign'])
  const offer = (await said('store')).at(-1)!.storeCampaign as { id: string; storeId: string }
  expect(offer.storeId).toBe(storeId)
  await page.goto(`/store-campaigns/${offer.id}`)
  await expect(page).toHaveURL(new RegExp(`${path}\\?offer=${offer.id}`))

  await page.goto(path.replace(/[^/]+$/, 'products'))
  await page
    .getByRole('button', { name: /^Ändra / })
    .first()
    .click()
  await expect.poll(async () => keysOf(await said('store'))).toEqual([['storeProduct']])
})

test('a creator’s offer opens where it is reserved; the pass tells the wrapper of store, offer and participation [G-04 E-39 R-24] @verify', async ({
  page,
}) => {
  const { said } = await stubNative(page)
  const pass = await recordPathOf(page, '/store-campaigns/:id/pass', 'creator')
  const [, , offerId] = pass.split('/')
  await signInAs(page, 'creator')
  await page.goto(`/store-campaigns/${offerId}`)
  await expect(page).toHaveURL(new RegExp(`/p/marketplace/store-campaigns/${offerId}$`))
  await page.goto(pass)
  await expect.poll(async () => keysOf(await said('store'))).toEqual([['store', 'storeCampaign', 'storeParticipation']])
  const [told] = (await said('store')) as unknown as [
    Record<'storeCampaign' | 'storeParticipation', { id: string; storeCampaignId: string }>,
  ]
  expect([told.storeCampaign.id, told.storeParticipation.storeCampaignId]).toEqual([offerId, offerId])
})

test('what is unknown, too large, sent twice or unsafe changes nothing [QUALITY 29] @verify', async ({ page }) => {
  const { say } = await stubNative(page)
  await page.goto('/p/marketplace')
  await expect(heading(page)).toBeVisible()
  const once = { id: 'once', type: 'navigate', path: '/p/brands' }
  await say(once)
  await expect(page).toHaveURL(/\/p\/brands$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/p\/marketplace$/)
  for (const message of [
    once,
    { type: 'go', path: '/p/brands' },
    { type: 'navigate', path: '//evil.example' },
    { type: 'navigate', path: '/p/brands', filling: 'x'.repeat(70_000) },
    { type: 'storeCode', token: '../../p/brands' },
  ])
    await say(message)
  expect(at(page)).toBe('/p/marketplace')
  await say({ type: 'navigate', path: '/p/marketplace/stores' })
  await expect(page).toHaveURL(/\/p\/marketplace\/stores$/)
})
