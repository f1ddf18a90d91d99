import { paced } from '../core/pace'
import { expectSamePage, markPage, signInAs } from '../core/session'
import { expect, test } from '../core/test'
import type { RemoteCopy, Running } from '../core/workbench'
import { copyOf, freePort, startCommand } from '../core/workbench'
import { sandbox } from '../pages/sandbox'

const WALLET = { level: 1, name: 'Plånbok' } as const
const SECTION = 'På väg till dig'
const PSEUDO = 'en-XA'
const TEXTS = 'src/features/wallet/messages.ts'
const VIEW = 'src/features/wallet/MyWallet.tsx'
const SUM = '{f.ore(available)}</div>'
/** What the sum says after each of ten saves. */
const SAVED = Array.from({ length: 10 }, (_, at) => `{'${at + 1} gånger sparad'}</div>`)

// Not tried with kept contexts: each sandbox is a server of its own.
test.use({ keepsContexts: false })

test.describe('isolate: mf-wallet alone in its sandbox', () => {
  let copy: RemoteCopy
  let running: Running
  test.beforeAll(async ({}, info) => {
    // The shell is built once per state of its sources.
    info.setTimeout(paced(180_000))
    copy = copyOf('mf-wallet')
    copy.translate(PSEUDO)
    running = await startCommand(
      ['isolate', 'mf-wallet', '--dir', copy.dir, '--api', info.project.use.baseURL!],
      /sandbox at (\S+)/,
      { PORT: '' },
    )
  })
  test.afterAll(async () => {
    await running?.stop()
    copy?.remove()
  })

  test('a role of the demo data, a fault that hits one call, and the state as a link @verify', async ({
    page,
    context,
  }) => {
    await page.goto(running.said)
    const { app, role, fault, scope } = sandbox(page)
    await expect(app.getByRole('heading', WALLET)).toBeVisible()
    await expect(app.getByText(SECTION)).toBeVisible()
    await expect(page).toHaveURL(/role=creator&path=\/wallet$/)

    await role.selectOption('company')
    await expect(app.getByRole('columnheader', { name: 'Tillgängligt' })).toBeVisible()
    await role.selectOption('creator')
    await fault.selectOption('500')
    await scope.fill('/instagramers/me/account')
    await scope.press('Enter')
    await expect(app.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    await expect(app.getByText(SECTION)).toBeHidden()

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(sandbox(other).app.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    await sandbox(other).fault.selectOption('none')
    await expect(sandbox(other).app.getByText(SECTION)).toBeVisible()
    await expect(app.getByText(SECTION)).toBeHidden()
  })

  test('a third language is one file beside its sources: a pseudo-language is said in the page @verify', async ({
    page,
  }) => {
    // The account's language takes precedence over that of the URL.
    await page.route(/\/instagramers\/me(\?|$)/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const { instagramer } = (await response.json()) as { instagramer: object }
      await route.fulfill({ response, json: { instagramer: { ...instagramer, locale: 'en' } } })
    })
    await page.goto(`${running.said}?role=creator&path=/wallet`)
    const { app, path } = sandbox(page)
    await expect(app.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
    await path.fill(`/wallet?lang=${PSEUDO}`)
    await path.press('Enter')
    const place = app.locator('[data-remote]')
    await expect(place.getByRole('heading', { level: 1 })).toHaveText('[Ƥŀåƞƀǿǿķ]')
    await expect(place.getByText(/^\[.*\]$/).nth(5)).toBeVisible()
  })

  test('its width, the native wrapper, and where the app goes by itself @verify', async ({ page }) => {
    await page.goto(`${running.said}?role=creator&path=/wallet&width=360`)
    const { app, size, width, native, role, path, calls } = sandbox(page)
    await expect(size).toContainText('360 ×')
    await expect(app.getByRole('navigation').first()).toBeInViewport()
    await width('768').check()
    await expect(size).toContainText('768 ×')
    await app.getByRole('link', { name: 'Alla händelser' }).click()
    await expect(path).toHaveValue('/wallet/transactions')
    await expect(page).toHaveURL(/path=\/wallet\/transactions/)

    await native.check()
    await calls.click()
    await expect(page.getByText('{"type":"signedIn"')).toBeVisible()
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible()

    // Hidden inside the wrapper: the anonymous visitor's top bar.
    await native.uncheck()
    await role.selectOption('anonymous')
    await expect(app.getByRole('banner')).toBeVisible()
    await native.check()
    await expect(app.locator('html[data-theme]')).toBeAttached()
    await expect(app.getByRole('banner')).toBeHidden()
  })

  test('a change of the sources reloads it; an error is shown until it is mended @verify', async ({ page }) => {
    await page.goto(`${running.said}?role=creator&path=/wallet`)
    const { app, problems } = sandbox(page)
    await expect(app.getByText(SECTION)).toBeVisible()
    copy.edit(TEXTS, SECTION, 'Snart hos dig')
    await expect(app.getByText('Snart hos dig')).toBeVisible({ timeout: paced(60_000) })

    copy.edit('src/features/wallet/MyWallet.tsx', 'export function MyWallet() {', 'export function MyWallet( {')
    await expect(problems).toContainText('MyWallet.tsx')
    await expect(app.getByText('Snart hos dig')).toBeVisible({ timeout: paced(60_000) })
    copy.edit('src/features/wallet/MyWallet.tsx', 'export function MyWallet( {', 'export function MyWallet() {')
    await expect(problems).toBeHidden()
  })

  test('the real API: a demo account of the Samspel under test @verify', async ({ page, baseURL }) => {
    await page.goto(`${running.said}?role=company&path=/wallet&api=${baseURL}`)
    const { app } = sandbox(page)
    await expect(app.getByRole('link', { name: 'Havsro' })).toBeVisible()
    await page.goto(`${running.said}?role=company&path=/wallet&api=http://localhost:1`)
    await expect(page.getByRole('status').filter({ hasText: 'svarar inte' })).toBeVisible()
  })
})

test('dev --into: a remote of this machine inside a Samspel that runs, changed under the eyes @verify', async ({
  page,
  baseURL,
}) => {
  const copy = copyOf('mf-wallet')
  copy.edit(TEXTS, SECTION, 'Från min maskin')
  const running = await startCommand(
    ['dev', 'mf-wallet', '--into', baseURL!, '--dir', copy.dir],
    /runs inside \S+ (\S+)/,
    { PORT: await freePort() },
  )
  try {
    await signInAs(page, 'creator')
    const { searchParams } = new URL(running.said)
    await page.goto(`/wallet?remote=${searchParams.get('remote')}`)
    await expect(page.getByText('Från min maskin')).toBeVisible()
    await expect(page.getByText(/Egen version: mf-wallet/)).toBeVisible()

    // What is saved is shown in its place: the page, its opened dialog and what was typed there stay.
    await markPage(page)
    await page.getByRole('button', { name: /^Ta ut/ }).click()
    const amount = page.getByRole('dialog').getByRole('textbox', { name: /Belopp/ })
    await amount.fill('123')
    copy.edit(TEXTS, 'Från min maskin', 'Ändrad nyss')
    await expect(page.getByText('Ändrad nyss')).toBeVisible()
    const took: number[] = []
    for (const [at, sum] of SAVED.entries()) {
      const saved = Date.now()
      copy.edit(VIEW, at === 0 ? SUM : SAVED[at - 1]!, sum)
      await expect(page.getByText(`${at + 1} gånger sparad`)).toBeAttached()
      took.push(Date.now() - saved)
      await expect(amount).toHaveValue('123')
    }
    await expectSamePage(page)
    console.log(`  ms from saving to seen, N=${took.length}, sorted: ${took.sort((a, b) => a - b).join(' ')}`)
    await page.keyboard.press('Escape')

    // One that throws at its start is never replaced by the live one: the page says what threw, and where in the sources.
    const told: string[] = []
    page.on('console', (line) => void (line.type() === 'error' && told.push(line.text())))
    copy.edit('src/index.ts', 'addRoutes(walletRoutes)', "throw new Error('thrown at the start')")
    const failed = page.getByRole('alert').filter({ hasText: /mf-wallet 0\.0\.0-dev-\w+ fungerar inte/ })
    await expect(failed).toContainText('thrown at the start')
    await expect(failed).toContainText(/src\/index\.ts:\d+:\d+/)
    await expect(page.getByRole('button', { name: /^mf-wallet localhost:\d+ – fungerar inte$/ })).toBeVisible()
    await expect(page.getByText(SECTION)).toBeHidden()
    expect(told.filter((text) => text.includes('thrown at the start'))).not.toEqual([])
    await failed.getByRole('button', { name: /som är live/ }).click()
    await expect(page.getByText(SECTION)).toBeVisible()
  } finally {
    await running.stop()
    copy.remove()
  }
})
