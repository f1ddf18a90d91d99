import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { hostileAddressesOf, watchDepartures } from '../core/hostile-addresses'
import { newSession, signUp } from '../core/own-account'
import { paced } from '../core/pace'
import { comeInWith, signInAs } from '../core/session'
import { kept } from '../core/stubs'
import { expect, test } from '../core/test'

// FULL=1: every address in every way, also as a page load. Otherwise every third in one way; shell/src/areas/redirects.test.ts tries each in
// every way.
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

test('a jwt at a door signs in, goes on and is left nowhere [R-11 R-12 S-13 QUALITY 16]', async ({
  page,
  context,
  baseURL,
}) => {
  const { token: secret } = await signUp(page.request, 'instagramer')
  const sent = watchSent(context)
  await page.goto('/p/marketplace')
  await expect(heading(page)).toBeVisible()
  await page.goto(`/login/creator?destination=%2Fwallet&jwt=${secret}`)
  await expect(page).toHaveURL(/\/wallet$/)
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

  await test.step('R-11 R-12 so does one for the wrapper, which names where to go', async () => {
    await page.goto(`/native-auth?storeId=x&jwt=${secret}`)
    await expect(page).toHaveURL(/\/stores\/x$/)
    await expect(heading(page)).toBeVisible()
    expect((await historyOf(page)).join('\n')).not.toContain(secret)
    expect(await page.evaluate(() => document.referrer)).not.toContain(secret)
  })

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

  await test.step('16 S-12 one that is none signs nobody in, says so and leaves the address too', async () => {
    await page.evaluate(() => localStorage.removeItem('samspel.session'))
    await page.goto('/login/creator?jwt=rubbish&destination=%2Fwallet')
    await expect(page.getByRole('alert')).toHaveText('Inloggningen misslyckades.')
    await expect(page.getByText('Inloggningen gäller inte längre. Försök igen.')).toBeVisible()
    await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fwallet&error=entry_invalid$/)
    expect(await kept(page, 'session')).toBeNull()
  })
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

test('no hostile address to be sent on to makes the browser leave, or runs code; one of this site is gone to [S-11 QUALITY 17] @verify', async ({
  page,
  baseURL,
  problems,
}) => {
  const all = hostileAddressesOf(baseURL!)
  test.setTimeout(paced(120_000 + all.length * (FULL ? 16_000 : 1_000)))
  const { foreign, ranCode } = watchDepartures(page, baseURL!)
  await signInAs(page, 'creator')
  await page.goto('/wallet')
  await expect(heading(page)).toBeVisible()
  const landed: string[] = []
  const land = async () => {
    await expect.poll(() => page.evaluate(() => location.pathname)).not.toMatch(doors)
    landed.push(await page.evaluate(() => location.origin))
  }
  for (const [turn, [what, { key, door }]] of Object.entries(ways).entries()) {
    const keep = (value: string) =>
      key && page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [`samspel.${key}`, value])
    await test.step(what, async () => {
      // Each way first shows that it leads somewhere at all.
      const own = '/wallet?a=1'
      await keep(own)
      await goTo(page, door(own))
      await expect(page).toHaveURL(/\/wallet\?(a=1|connectProviderError=x)/)
      const values = FULL ? all : all.filter((_, at) => at % 12 === turn * 3)
      for (const value of values) {
        await keep(value)
        await goTo(page, door(value))
        await land()
      }
      for (const value of FULL ? values : values.slice(0, 1)) {
        await keep(value)
        await page.goto(door(value))
        await land()
      }
      console.log(`  figure 17: ${what}: left ${foreign.length} times of N=${values.length}`)
    })
  }
  expect(new Set(landed)).toEqual(new Set([baseURL]))

  await test.step('nor when a visitor comes in by the form', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login/creator?destination=${encodeURIComponent('/\\evil.example')}`)
    await page.getByLabel('E-post').fill('creator@samspel.test')
    await page.getByLabel('Lösenord', { exact: true }).fill('samspel-demo')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page).toHaveURL(`${baseURL}/marketplace`)
  })
  expect(foreign).toEqual([])
  expect(await ranCode()).toBe(false)
  expect(problems).toEqual([])
})

test('a new password ends another session: its next call leads to sign in, with the way back [T-33 C-11 QUALITY 15]', async ({
  page,
}) => {
  const account = await signUp(page.request, 'instagramer')
  await comeInWith(page, await newSession(page.request, account))
  await page.goto('/wallet')
  await expect(heading(page)).toHaveText('Plånbok')

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

  await goTo(page, '/messages')
  await expect(page).toHaveURL(/\/login\/creator\?destination=%2F(messages|wallet)$/)
  await expect(heading(page)).toHaveText('Logga in')
  expect(await kept(page, 'session')).toBeNull()
})
