import type { Page } from '@playwright/test'

export const sandbox = (page: Page) => ({
  app: page.frameLocator('iframe'),
  frame: page.locator('iframe'),
  size: page.locator('main output'),
  role: page.getByLabel('Roll'),
  path: page.getByLabel('Sökväg'),
  width: (value: string) => page.getByRole('radio', { name: value }),
  native: page.getByRole('switch', { name: 'I appen' }),
  fault: page.getByRole('combobox', { name: 'Fel', exact: true }),
  scope: page.getByLabel('Drabbar'),
  api: page.getByLabel('Riktigt API'),
  calls: page.locator('summary').filter({ hasText: 'Anrop' }),
  problems: page.getByRole('alert'),
})
