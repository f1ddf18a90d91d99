import type { Page } from '@playwright/test'
import { expect, test } from '../core/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const email = (page: Page) => page.getByLabel('E-post')
const password = (page: Page) => page.getByLabel('Lösenord', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Logga in', exact: true })
const wrong =
  'Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆'

/** Fills in and sends the form as a password manager does: by the values' own setter and native events. */
const fillNatively = (page: Page, values: Record<string, string>) =>
  page.evaluate((given) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    for (const [name, value] of Object.entries(given)) {
      const input = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)!
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    document.querySelector('form')!.requestSubmit()
  }, values)

test('the login by keyboard, with a wrong password, and filled in by a password manager [R-02 X-15 S-07 C-11 C-10]', async ({
  page,
}) => {
  await page.goto('/login/creator?destination=%2Fwallet')
  await expect(page).toHaveTitle('Logga in - Samspel')

  await test.step('the keyboard goes through it in the order of what is seen', async () => {
    await expect(email(page)).toBeFocused()
    await email(page).fill('creator@samspel.test')
    await page.keyboard.press('Tab')
    await expect(password(page)).toBeFocused()
    await password(page).fill('fel-losenord')
    for (const next of [
      page.getByRole('button', { name: 'Visa lösenord' }),
      page.getByRole('link', { name: 'Glömt lösenordet?' }),
      submit(page),
      page.getByRole('button', { name: 'Logga in med Facebook' }),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
  })

  await test.step('a wrong password shows the exact text and the visitor stays', async () => {
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(wrong)
    await expect(page).toHaveURL(/\/login\/creator\?destination=%2Fwallet$/)
    await expect(password(page)).toHaveValue('fel-losenord')
  })

  await test.step('what a password manager fills in by native events can be sent at once', async () => {
    await fillNatively(page, { email: 'creator@samspel.test', password: 'samspel-demo' })
    await expect(page).toHaveURL(/\/wallet$/)
    await expect(heading(page)).toBeVisible()
  })
})

test('the creation of an account: a press below an empty field lands, and the terms open beside it [R-01 S-17 S-20 R-13] @verify', async ({
  page,
  context,
}) => {
  await page.goto('/create-account/creator')

  await test.step('a press on what stands below an empty field lands, though leaving the field has something to say', async () => {
    await expect(page.getByLabel('Användarnamn')).toBeFocused()
    await page.getByRole('checkbox').click()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByText('fältet är obligatoriskt')).toHaveCount(1)
  })

  await test.step('S-17 the other account type opens at its own address', async () => {
    await page.getByLabel('Kontotyp').selectOption({ label: 'Jag är ett varumärke som söker kreatörer' })
    await expect(page).toHaveURL(/\/create-account\/brand$/)
    await expect(page).toHaveTitle('Skapa ditt konto - Samspel')
  })

  await test.step('S-20 R-13 a link at the box opens its part of the terms, in the current language', async () => {
    const link = page.locator('form').getByRole('link', { name: 'integritetspolicyn' })
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened).toHaveURL(/\/terms\/sv#company-privacy$/)
    await expect(opened.locator('#company-privacy')).toBeInViewport()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await opened.evaluate(() => localStorage.setItem('samspel.preferred-locale', 'en'))
    await opened.goto('/terms')
    await expect(opened).toHaveURL(/\/terms\/en$/)
    await expect(opened.locator('html')).toHaveAttribute('lang', 'en')
    await opened.close()
  })
})
