import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { hostileAddressesOf, watchDepartures } from '../core/hostile-addresses'
import { newSession, signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { kept } from '../core/stubs'
import { expect, test } from '../core/test'

// FULL=1: every address in every way, also as a page load. Otherwise each in one way; shell/src/areas/redirects.test.ts tests the rule.
const FULL = process.env.FULL === '1'
const doors = /^\/(login|create-account|connect-provider-complete|native-auth)/
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Records everything that pages of this context send, except document requests: URLs, Referer and other headers, bodies. */
function watchSent(context: BrowserContext): () => Promise<string> {
  const sent: Promise<string>[] = []
  context.on('request', (request) => {
    const isDocument = request.isNavigationRequest()
    sent.push(
      request.allHeaders().then(
        ({ authorization: _, cookie: __, ...headers }) =>
          `${isDocument ? '' : request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`,
        () => '',
      ),
    )
  })
  return async () => (await Promise.all(sent)).join('\n')
}

async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return entries.map(({ url }) => url)
}

/** The server logs, if this test can read them. */
const serverLogs = (): string => {
  const folder = process.env.DATA_DIR && path.join(process.env.DATA_DIR, 'logs')
  return folder && existsSync(folder)
    ? readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : ''
}

for (const [door, arrival] of [
  ['/login/creator?destination=%2Fwallet&jwt=', '/wallet'],
  ['/native-auth?storeId=x&jwt=', '/stores/x'],
  ['/login/creator?jwt=', '/marketplace'],
] as const) {
  test(`16 R-11 R-12 S-13 a jwt at ${door} signs in, goes on to ${arrival} and is left nowhere`, async ({
    page,
    context,
    baseURL,
  }) => {
    const account = await signUp(page.request, 'instagramer')
    const secret = account.token
    const sent = watchSent(context)
    await page.goto('/p/marketplace')
    await expect(heading(page)).toBeVisible()
    await page.goto(door + secret)
    await expect(page).toHaveURL(new RegExp(`${arrival}$`))
    await expect(heading(page)).toBeVisible()
    expect(await kept(page, 'session')).toBeTruthy()

    expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(secret)
    const entries = await historyOf(page)
    expect(entries.length).toBeGreaterThan(1)
    expect(entries.join('\n')).not.toContain(secret)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/p/marketplace`)
    await page.goForward()
    await expect(heading(page)).toBeVisible()
    expect(page.url()).not.toContain(secret)

    await page.evaluate(() => (location.href = '/p/brands'))
    await expect(page).toHaveURL(/\/p\/brands$/)
    await expect(heading(page)).toBeVisible()
    expect(await page.evaluate(() => document.referrer)).not.toContain(secret)

    const elsewhere = await page.evaluate(() =>
      JSON.stringify([
        Object.entries({ ...localStorage }).filter(([key]) => key !== 'samspel.session'),
        Object.entries({ ...sessionStorage }),
        document.cookie,
        document.title,
      ]),
    )
    expect(elsewhere).not.toContain(secret)
    expect(await sent()).not.toContain(secret)
    expect(serverLogs()).not.toContain(secret)
  })
}

test('16 a jwt that is none, or has run out, signs nobody in and leaves the address too', async ({ page }) => {
  const spent = `e30.${Buffer.from(JSON.stringify({ exp: 1, scp: 'instagramer' })).toString('base64url')}.x`
  for (const [jwt, door] of [
    ['rubbish', '/login/creator'],
    [spent, '/login/creator'],
    ['rubbish', '/native-auth'],
  ] as const) {
    await page.goto(`${door}?jwt=${jwt}`)
    await expect(heading(page)).toHaveText('Logga in')
    expect(page.url()).not.toContain('jwt')
    expect(await kept(page, 'session')).toBeNull()
  }
})

test('16 the token of a reset, a confirmation and an invitation goes into no Referer', async ({ page, context }) => {
  const referers: Promise<string | undefined>[] = []
  context.on('request', (request) =>
    referers.push(
      request.allHeaders().then(
        ({ referer }) => referer,
        () => undefined,
      ),
    ),
  )
  for (const address of [
    '/reset-password/brand?reset_password_token=secret1',
    '/user-email-confirmation?confirmation_token=secret1',
    '/accept-invitation?invitation_token=secret1',
  ]) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
  }
  const told = await Promise.all(referers)
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((referer) => referer?.includes('secret1'))).toEqual([])
})

const ways: Record<
  string,
  { key?: 'after-connect-provider-path' | 'after-login-path'; door: (value: string) => string }
> = {
  'the stored path after connecting': {
    key: 'after-connect-provider-path',
    door: () => '/connect-provider-complete?error=x',
  },
  'the stored path after signing in': { key: 'after-login-path', door: () => '/login/creator' },
  'the destination of somebody signed in': {
    key: 'after-login-path',
    door: (value) => `/login/creator?destination=${encodeURIComponent(value)}`,
  },
  'the destination at a page for visitors': {
    door: (value) => `/create-account/creator?destination=${encodeURIComponent(value)}`,
  },
}
for (const [turn, [what, { key, door }]] of Object.entries(ways).entries()) {
  test(`17 ${what}: no hostile address makes the browser leave, or runs code`, async ({ page, baseURL, problems }) => {
    const all = hostileAddressesOf(baseURL!)
    const values = FULL ? all : all.filter((_, at) => at % Object.keys(ways).length === turn)
    test.setTimeout(60_000 + values.length * (FULL ? 4_000 : 1_000))
    const { foreign, ranCode } = watchDepartures(page, baseURL!)
    await signInAs(page, 'creator')
    await page.goto('/wallet')
    await expect(heading(page)).toBeVisible()
    const store = (value: string) =>
      key && page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [`samspel.${key}`, value])
    const landed: string[] = []
    for (const [at, value] of values.entries()) {
      await store(value)
      await goTo(page, door(value))
      await expect.poll(() => page.evaluate(() => location.pathname)).not.toMatch(doors)
      landed.push(await page.evaluate(() => location.origin))
      if (FULL || at % 8 === 0) {
        await store(value)
        await page.goto(door(value))
        await expect.poll(() => page.evaluate(() => location.pathname)).not.toMatch(doors)
        landed.push(await page.evaluate(() => location.origin))
      }
    }
    console.log(`  figure 17: ${what}: left ${foreign.length} times of N=${values.length}`)
    expect(new Set(landed)).toEqual(new Set([baseURL]))
    expect(foreign).toEqual([])
    expect(await ranCode()).toBe(false)
    expect(problems).toEqual([])
  })
}

test('15 sign-out in one tab signs the other out, and its old token is refused', async ({ page, context }) => {
  const account = await signUp(page.request, 'instagramer')
  await page.goto('/login/creator')
  await page.getByLabel('E-post').fill(account.email)
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
  const token = (await kept(page, 'session'))!
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(heading(other)).toBeVisible()

  await page.goto('/settings')
  await page
    .getByRole('button', { name: /^Konto:/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Logga ut' }).click()
  await expect(page).toHaveURL(/\/login\/creator/)
  await expect(other).toHaveURL(/\/login\/creator/)
  await expect(heading(other)).toHaveText('Logga in')
  expect(
    (await page.request.get('/api/instagramers/me', { headers: { authorization: `Bearer ${token}` } })).status(),
  ).toBe(401)
})

test('15 a new password ends the other session: its next call leads to sign in, with the way back', async ({
  page,
  browser,
  contextOptions,
}) => {
  const account = await signUp(page.request, 'instagramer')
  const elsewhere = await browser.newContext(contextOptions)
  const other = await elsewhere.newPage()
  await other.addInitScript(
    (token) => {
      if (!sessionStorage.getItem('e2e.signed-in')) localStorage.setItem('samspel.session', token)
      sessionStorage.setItem('e2e.signed-in', 'yes')
    },
    await newSession(page.request, account),
  )
  await other.goto('/wallet')
  await expect(heading(other)).toHaveText('Plånbok')

  const password = 'ett-helt-nytt-lösenord'
  const headers = { authorization: `Bearer ${account.token}` }
  const changed = await page.request.patch('/api/instagramers/me', {
    headers,
    data: { instagramer: { password, password_confirmation: password } },
  })
  expect(changed.status()).toBe(200)
  const renewed = changed.headers().authorization
  expect(renewed, 'whoever changed it goes on with a new session').toMatch(/^Bearer /)
  expect((await page.request.get('/api/instagramers/me', { headers: { authorization: renewed! } })).status()).toBe(200)
  expect(
    (await page.request.get('/api/instagramers/me', { headers })).status(),
    'the old token of the same person',
  ).toBe(401)

  await goTo(other, '/messages')
  await expect(other).toHaveURL(/\/login\/creator\?destination=%2F(messages|wallet)$/)
  await expect(heading(other)).toHaveText('Logga in')
  expect(await kept(other, 'session')).toBeNull()
  await elsewhere.close()
})
