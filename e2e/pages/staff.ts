import type { Page } from '@playwright/test'

type Section = 'Grunder' | 'Produkt' | 'Uppdrag' | 'Villkor' | 'Kreatörer' | 'Budget' | 'Sammanfatta'

export const editorScreen = (page: Page) => ({
  section: (name: Section) =>
    page.getByRole('navigation', { name: 'Kampanjens delar' }).getByRole('button', { name: new RegExp(`${name}$`) }),
  brand: page.getByLabel('Varumärke', { exact: true }),
  name: page.getByLabel('Kampanjens namn'),
  productImage: page.locator('input[type=file]').first(),
  productPicture: page
    .getByRole('img', { name: /Produktbild/ })
    .or(page.locator('form img[src*="/uploads/"]'))
    .first(),
  productTitle: page.getByLabel('Produktens rubrik'),
  productValue: page.getByLabel('Värde', { exact: true }),
  excerpt: page.getByLabel('Kort beskrivning'),
  instructions: page.getByLabel('Instruktioner'),
  standardText: page.getByRole('button', { name: 'Hämta standardtext' }),
  startAt: page.getByLabel('Börjar'),
  endAt: page.getByLabel('Slutar'),
  dueAt: page.getByLabel('Sista dag att publicera'),
  hashtags: page.getByLabel(/^Hashtaggar/),
  accounts: page.getByLabel(/^Konton att nämna/),
  package: (name: 'Litet' | 'Mellan' | 'Stort') => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  /** On narrow screens a group of the terms is a sheet. */
  pays: async (kronor: string) => {
    const group = page.getByRole('button', { name: /^Arvode/ })
    const isSheet = await group.isVisible()
    if (isSheet) await group.click()
    await page.getByLabel('Betala arvode').check()
    await page.getByLabel('Arvode per kreatör').fill(kronor)
    if (isSheet) await page.getByRole('button', { name: 'Klart' }).click()
  },
  save: page.getByRole('button', { name: 'Spara', exact: true }),
  saved: page.getByText(/^Sparat /),
  toReview: page.getByRole('button', { name: 'Skicka för granskning' }),
})

export const campaignScreen = (page: Page) => ({
  /** On narrow screens the checks and the answer are behind a switch. */
  showChecks: async () => {
    const part = page.getByRole('radio', { name: 'Kontroll' })
    await page.getByRole('region', { name: 'Svara' }).waitFor()
    if (await part.isVisible()) await part.click()
  },
  words: page.getByLabel('Text till varumärket'),
  confirmWithWords: page.getByRole('button', { name: 'Godkänn med texten' }),
  application: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  approveDialog: page.getByRole('dialog', { name: /^Godkänn / }),
  figure: (label: string) => page.getByText(label, { exact: true }).locator('..'),
  chart: page.getByRole('img', { name: /^Räckvidd / }),
  toReviewOfPosts: page.getByRole('main').getByRole('link', { name: 'Granska ett inlägg' }),
})

export const reviewScreen = (page: Page) => ({
  card: (username: string, campaign: string) =>
    page.getByRole('button', { name: `Visa inlägget av ${username} i ${campaign}` }).first(),
  approve: page.getByRole('button', { name: /^Godkänn/ }),
  approved: page.getByText('Inlägget är godkänt'),
  /** Shown if the caption lacks the required advertising label. */
  approveAnyway: page.getByRole('button', { name: 'Godkänn ändå' }),
})

export const draftDesk = (page: Page) => ({
  chosen: page.getByRole('region', { name: 'Valt utkast' }),
  commentOn: page.getByRole('button', { name: /^Kommentera Bild 1/ }),
  comment: page.getByLabel('Ny kommentar'),
  keep: page.getByRole('button', { name: 'Spara kommentaren' }),
  pins: page.getByRole('button', { name: /Ta bilden utan skeden/ }),
  requestChanges: page.getByRole('button', { name: /^Begär ändring/ }),
  approve: page.getByRole('button', { name: /^Godkänn/ }).first(),
  approveAnyway: page.getByRole('button', { name: 'Godkänn utan att skicka dem' }),
})
