import type { Page } from '@playwright/test'
import { goTo } from '../core/areas'
import { signInAs } from '../core/session'
import { stopClock, stub } from '../core/stubs'
import { expect, test } from '../core/test'
import { editorScreen } from '../pages/staff'

const question = 'The form contains unsaved changes, do you want to continue anyway?'

test.describe('sign-up', () => {
  const email = (page: Page) => page.getByLabel('E-post')
  const slug = (page: Page) => page.locator('input[name="collaborationPage.slug"]')
  const wrong = 'ange en giltig emailadress'

  test('errors are said after leaving a field, the slug is looked up once, and what was typed is there after a reload [V-01 V-22 V-24 V-28] @verify', async ({
    page,
  }) => {
    const asked: string[] = []
    await stub(page, '/collaboration_pages/slug/[^/?]*', (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return route.fulfill({ status: 404 })
    })
    await page.goto('/create-account/brand')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skapa ditt konto')

    await test.step('V-01 an error counts at once and is said after leaving the field', async () => {
      await email(page).fill('a@b')
      await email(page).blur()
      await expect(page.getByText(wrong, { exact: true })).toBeVisible()
      await email(page).fill('a@b.se')
      await expect(page.getByText(wrong, { exact: true })).toBeHidden()
      await page.locator('input[name=brandName]').focus()
      await email(page).focus()
      await expect(page.getByText('fältet är obligatoriskt', { exact: true })).toBeVisible()
    })

    await test.step('V-22 V-24 V-28 the slug is lowercased as typed and looked up once, 500 ms after the last key', async () => {
      await stopClock(page)
      await slug(page).focus()
      for (const key of ['A', 'b', 'C']) {
        await page.keyboard.press(key)
        await page.clock.runFor(100)
      }
      await expect(slug(page)).toHaveValue('abc')
      await page.clock.runFor(399)
      expect(asked).toEqual([])
      await page.clock.runFor(1)
      await expect.poll(() => asked).toEqual(['HEAD /public/collaboration_pages/slug/abc'])
      await page.clock.resume()
      await expect(page.getByLabel('Adressen är ledig', { exact: true })).toBeVisible()
    })

    await test.step('what was typed is there after a reload, without the password', async () => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.locator('input[name=brandName]').fill('Åkerbär')
      await email(page).fill('ny@samspel.test')
      await page.getByLabel('Lösenord', { exact: true }).fill('hemligt-lösenord')
      await page.reload()
      await expect(page.getByText('Det du skrev är tillbaka, men det är inte sparat än.')).toBeVisible()
      await expect(page.locator('input[name=brandName]')).toHaveValue('Åkerbär')
      await expect(email(page)).toHaveValue('ny@samspel.test')
      await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue('')
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toContain('hemligt')
    })
  })
})

test('the campaign editor is left without a question while unchanged; changed it asks, by a link, for another remote, by the back button and at a reload [T-39]', async ({
  page,
}) => {
  const { name } = editorScreen(page)
  await signInAs(page, 'company')
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kampanjer')
  await goTo(page, '/campaigns/new')
  await expect(name).toBeVisible()

  await test.step('T-39 an unchanged form is left without a question', async () => {
    await goTo(page, '/campaigns')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kampanjer')
    await expect(page.getByText(question)).toHaveCount(0)
    await goTo(page, '/campaigns/new')
  })

  await test.step('T-39 a reload asks as well, and what was typed is there after it', async () => {
    await name.fill('Åkerbär till midsommar')
    const asked: string[] = []
    page.on('dialog', (dialog) => (asked.push(dialog.type()), void dialog.accept()))
    await page.reload()
    await expect(page.getByText('Det du skrev är tillbaka, men det är inte sparat än.')).toBeVisible()
    expect(asked).toEqual(['beforeunload'])
    await expect(name).toHaveValue('Åkerbär till midsommar')
  })

  await test.step('T-39 a changed form asks before it is left by a link, for another remote and by the back button', async () => {
    for (const leave of [() => goTo(page, '/campaigns'), () => goTo(page, '/wallet'), () => page.goBack()]) {
      await leave()
      await expect(page.getByText(question, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Stanna kvar' }).click()
      await expect(page.getByText(question)).toHaveCount(0)
      await expect(page).toHaveURL(/\/campaigns\/new$/)
      await expect(name).toHaveValue('Åkerbär till midsommar')
    }
    await goTo(page, '/wallet')
    await page.getByRole('button', { name: 'Lämna sidan' }).click()
    await expect(page).toHaveURL(/\/wallet$/)
  })
})
