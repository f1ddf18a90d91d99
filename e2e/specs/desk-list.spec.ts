import type { Page } from '@playwright/test'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

async function act(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Fler val för ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a report is shared with somebody without an account, until its address is ended @verify', async ({
  page,
  browser,
  contextOptions,
}) => {
  await signInAs(page, 'company')
  await page.goto('/campaigns?q=Lussebrygg')
  await act(page, 'Lussebrygg med saffran', 'Öppna rapporten')
  await expect(page.getByRole('img', { name: /^Räckvidd per dag/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dela rapporten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dela rapporten' })
  await dialog.getByRole('radio', { name: '7 dagar' }).check()
  await dialog.getByRole('button', { name: 'Skapa länk' }).click()
  const address = await dialog.getByLabel('Länk', { exact: true }).inputValue()

  const visitor = await (await browser.newContext(contextOptions)).newPage()
  await visitor.goto(new URL(address).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lussebrygg med saffran' })).toBeVisible()
  await expect(visitor.getByText(/Länken till rapporten gäller till/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Dela rapporten' })).toBeHidden()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Hämta CSV per dag' }).click()
  expect((await download).suggestedFilename()).toBe('lussebrygg-med-saffran-per-dag.csv')

  await dialog
    .getByRole('button', { name: /^Avsluta länken/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Avsluta nu' }).click()
  await expect(dialog.getByRole('button', { name: 'Avsluta nu' })).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Rapporten delas inte längre' })).toBeVisible()
})
