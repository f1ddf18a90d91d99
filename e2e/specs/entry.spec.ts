import type { Page } from '@playwright/test'
import { keepFirst, kept, stub } from '../core/stubs'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const email = (page: Page) => page.getByLabel('E-post')
const password = (page: Page) => page.getByLabel('Lösenord', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Logga in', exact: true })
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
const wrong =
  'Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆'

test('R-01 R-02 the pages of both account types stand at their addresses without a redirect', async ({ page }) => {
  for (const [path, title] of [
    ['/create-account', 'Skapa ditt konto'],
    ['/create-account/brand', 'Skapa ditt konto'],
    ['/create-account/creator', 'Skapa ditt konto'],
    ['/login/creator', 'Logga in'],
    ['/login/brand', 'Logga in'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    expect(await addressOf(page)).toBe(path)
    await expect(page).toHaveTitle(`${title} - Samspel`)
  }
})

test('S-17 a choice of account type opens its address, keeps the email, and asks nothing', async ({ page }) => {
  await page.goto('/create-account?slug=anna')
  const choice = page.getByLabel('Kontotyp')
  await choice.selectOption({ label: 'Jag är en kreatör som söker samarbeten' })
  await expect(page).toHaveURL(/\/create-account\/creator\?slug=anna$/)
  await email(page).fill('anna@samspel.test')
  await choice.selectOption({ label: 'Jag är ett varumärke som söker kreatörer' })
  await expect(page).toHaveURL(/\/create-account\/brand\?slug=anna$/)
  await expect(email(page)).toHaveValue('anna@samspel.test')
  await expect(page.getByLabel(/^Unik adress/)).toHaveValue('anna')
})

test('S-08 E-42 the toggle stores the choice and drops the destination; the email stays', async ({ page }) => {
  await page.goto('/login/creator?destination=%2Fx')
  await email(page).fill('anna@samspel.test')
  await page.getByRole('radio', { name: 'Varumärke' }).click()
  await expect(page).toHaveURL(/\/login\/brand$/)
  expect(await kept(page, 'account-type')).toBe('brand')
  await expect(email(page)).toHaveValue('anna@samspel.test')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/login\/brand$/)
})

test('X-15 S-07 a wrong password shows the exact text and the visitor stays; the right one goes on', async ({
  page,
}) => {
  await page.goto('/login/brand')
  await email(page).fill('company@samspel.test')
  await password(page).fill('fel-losenord')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(wrong)
  await expect(page).toHaveURL(/\/login\/brand$/)
  await expect(password(page)).toHaveValue('fel-losenord')
  await password(page).fill('samspel-demo')
  await submit(page).click()
  await expect(page).toHaveURL(/\/overview$/)
})

test('what a password manager fills in by native events can be sent at once', async ({ page }) => {
  await page.goto('/login/creator')
  await expect(heading(page)).toHaveText('Logga in')
  const forms = await page.evaluate(() =>
    [...document.querySelectorAll('form')].map((form) =>
      [...form.querySelectorAll('input')].map(({ name, type, autocomplete }) => [name, type, autocomplete]),
    ),
  )
  expect(forms).toEqual([
    [
      ['email', 'email', 'username'],
      ['password', 'password', 'current-password'],
    ],
  ])
  await page.evaluate(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    for (const [name, value] of [
      ['email', 'creator@samspel.test'],
      ['password', 'samspel-demo'],
    ]) {
      const input = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)!
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    document.querySelector('form')!.requestSubmit()
  })
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('pasting is not blocked, and a password can be shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login/brand')
  await page.evaluate(() => navigator.clipboard.writeText('samspel-demo'))
  await password(page).focus()
  await page.keyboard.press('Control+V')
  await expect(password(page)).toHaveValue('samspel-demo')
  await page.getByRole('button', { name: 'Visa lösenord' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
})

test('without a connection nothing typed is lost, and the message stands at its place', async ({ page, context }) => {
  await page.goto('/create-account/creator')
  await page.getByLabel('Användarnamn').fill(`natlos-${Date.now()}`)
  await expect(page.getByLabel('Adressen är ledig', { exact: true })).toBeVisible()
  await email(page).fill('natlos@samspel.test')
  await password(page).fill('samspel-demo')
  await page.getByRole('checkbox').check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Skapa konto' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.' }),
  ).toBeVisible()
  await expect(email(page)).toHaveValue('natlos@samspel.test')
  await expect(password(page)).toHaveValue('samspel-demo')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await context.setOffline(false)
})

test('the keyboard goes through the login in the order of what is seen, and a wrong field gets the focus', async ({
  page,
  isMobile,
}) => {
  test.skip(Boolean(isMobile), 'phones have no Tab key')
  await page.goto('/login/creator')
  await expect(email(page)).toBeFocused()
  await email(page).fill('a@b.se')
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await password(page).fill('x')
  for (const next of [
    page.getByRole('button', { name: 'Visa lösenord' }),
    page.getByRole('link', { name: 'Glömt lösenordet?' }),
    submit(page),
    page.getByRole('button', { name: 'Logga in med Facebook' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await stub(page, '/auth/instagramers', {
    status: 422,
    body: { error: 'invalid', errors: { email: ['account_exists'] } },
  })
  await page.goto('/create-account/creator?slug=fokus-provet')
  await email(page).fill('a@b.se')
  await password(page).fill('samspel-demo')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Skapa konto' }).click()
  await expect(page.getByText('account already exists', { exact: true })).toBeVisible()
  await expect(email(page)).toBeFocused()
})

test('C-41 E-41 Facebook is left for in the same window with the page as return address', async ({ page, context }) => {
  let opened = 0
  context.on('page', () => (opened += 1))
  for (const path of ['/login/creator?destination=%2Fwallet', '/create-account/creator?destination=%2Fwallet']) {
    const asked = page.waitForRequest(/\/api\/auth\/instagramers\/auth\/facebook/)
    await page.route(/\/api\/auth\/instagramers\/auth\/facebook/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Facebook</h1>' }),
    )
    await page.goto(path)
    const here = page.url()
    await page.getByRole('button', { name: / med Facebook$/ }).click()
    const { pathname, search } = new URL((await asked).url())
    expect(pathname + search).toBe(
      `/api/auth/instagramers/auth/facebook?resource_class=Instagramer&auth_origin_url=${encodeURIComponent(here)}&omniauth_window_type=sameWindow`,
    )
    await expect(heading(page)).toHaveText('Facebook')
    expect(await kept(page, 'fb-login-error-path')).toBe(path)
  }
  expect(opened).toBe(0)
})

const agents = {
  iPhone: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Installera om appen om problemet kvarstår.',
  ],
  Android: [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile',
    'Kontrollera att Chrome är din standardwebbläsare.',
  ],
} as const
for (const [name, [userAgent, hint]] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ userAgent })
    test(`R-08 R-09 R-10 on ${name} the page that tells of a failed login has its own hint, and no cookie banner`, async ({
      page,
    }) => {
      for (const [path, links] of [
        ['/fb-login-callback', ['/fb-login-callback-retry?a=1', '/login?a=1']],
        ['/fb-login-callback-retry', ['/login?a=1']],
      ] as const) {
        await page.goto(`${path}?a=1`)
        await expect(heading(page)).toHaveText('Hoppsan')
        expect(await addressOf(page)).toBe(`${path}?a=1`)
        expect(await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          links,
        )
        for (const [, other] of Object.values(agents))
          await expect(page.getByText(other)).toHaveCount(other === hint ? 1 : 0)
        await expect(page.getByRole('button', { name: 'Jag förstår' })).toHaveCount(0)
      }
    })
  })
}

test('E-41 from the second failure one tries again where one was', async ({ page }) => {
  await keepFirst(page, 'fb-login-error-path', '/login/creator?destination=%2Fwallet')
  await page.goto('/fb-login-callback-retry?error=state_invalid')
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fwallet$/)
})

test('S-12 an error in the address shows exactly the text', async ({ page }) => {
  await page.goto('/login/creator?error=access_denied')
  await expect(page.getByRole('alert')).toHaveText('Inloggningen misslyckades.')
  await page.getByRole('radio', { name: 'Varumärke' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('S-20 R-13 the links at the box open the parts of the terms, other ones for brands', async ({ page, context }) => {
  const parts: string[] = []
  for (const type of ['creator', 'brand']) {
    await page.goto(`/create-account/${type}`)
    for (const name of ['villkoren', 'integritetspolicyn']) {
      const link = page.locator('form').getByRole('link', { name })
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await opened.waitForURL(/\/terms\/sv(#|$)/)
      parts.push(new URL(opened.url()).hash)
      if (parts.at(-1)) await expect(opened.locator(parts.at(-1)!)).toBeVisible()
      await opened.close()
    }
  }
  expect(parts).toEqual(['', '#privacy', '#company', '#company-privacy'])
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('a press on what stands below an empty field lands, though leaving the field has something to say', async ({
  page,
  isMobile,
}) => {
  test.skip(Boolean(isMobile), 'the field has no focus of its own on phones')
  await page.goto('/create-account/creator')
  await expect(page.getByLabel('Användarnamn')).toBeFocused()
  await page.getByRole('checkbox').click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByText('fältet är obligatoriskt')).toHaveCount(1)
})

test('S-14 inside the native wrapper the login is empty, and one error is told of', async ({ page, problems }) => {
  await page.addInitScript(() => Object.assign(window, { samspelNative: { postMessage: () => undefined } }))
  await page.goto('/login/creator')
  await expect.poll(() => problems.length).toBe(1)
  await page.waitForLoadState('load')
  expect(problems.splice(0)).toEqual([expect.stringContaining('The login page was opened inside the native wrapper')])
  expect((await page.evaluate(() => document.body.innerText)).trim()).toBe('')
  await expect(page.locator('input, button, h1')).toHaveCount(0)
})
