import type { Page } from '@playwright/test'

export const creatorScreens = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Varumärke eller stad' }),
  offers: page.getByRole('list', { name: 'Leverans' }).getByRole('listitem'),
  offer: (name: string) => page.getByRole('link', { name }).first(),
  apply: page.getByRole('button', { name: 'Ansök', exact: true }),
  motivation: page.getByLabel('Varför passar du?'),
  toAddress: page.getByRole('button', { name: 'Fortsätt till adressen' }),
  changeAddress: page.getByRole('button', { name: 'Ändra adressen' }),
  sendApplication: page.getByRole('button', { name: 'Skicka ansökan' }),
  applicationSent: page.getByText('Ansökan skickad', { exact: true }),
  toAssignment: page.getByRole('link', { name: 'Till uppdraget' }),
  post: page.getByRole('link', { name: /Lämna in inlägg/ }).first(),
  kind: (name: 'Inlägg' | 'Story' | 'Länk') => page.getByRole('radio', { name, exact: true }),
  pick: page
    .getByRole('radiogroup', { name: /Välj (inlägget|storyn)/ })
    .getByRole('radio', { disabled: false })
    .first(),
  check: page.getByRole('button', { name: 'Granska', exact: true }),
  send: page.getByRole('button', { name: 'Lämna in' }),
  inReview: page.getByText('Granskas', { exact: true }),
  invitations: page.getByRole('region', { name: 'Du är inbjuden' }),
  filter: page.getByRole('button', { name: /^Filter/ }),
  filterField: (name: 'Land' | 'Kategori' | 'Ordning') => page.getByLabel(name, { exact: true }),
  filterSwitch: (name: 'Bara med arvode' | 'Bara det jag uppfyller') => page.getByRole('switch', { name }),
  useFilter: page.getByRole('button', { name: 'Använd' }),
  withdraw: page.getByRole('button', { name: 'Ta tillbaka ansökan' }),
  more: page.getByRole('button', { name: 'Mer om uppdraget' }),
  report: page.getByRole('menuitem', { name: 'Anmäl leveransproblem' }),
  toCalendar: page.getByRole('menuitem', { name: 'Lägg i kalendern' }),
  url: page.getByLabel('Länk', { exact: true }),
  linkTitle: page.getByLabel('Rubrik'),
  change: page.getByRole('link', { name: 'Ändra och lämna in igen' }).first(),
  lists: page.getByRole('region', { name: 'Bli en av varumärkets kreatörer' }),
  postApproved: page.getByText('Inlägget är godkänt').first(),
})

/** Writes the note and sends the application; the first one to a delivery asks for the address, which others see in one row. */
export const sendsApplication = async (page: Page, motivation?: string): Promise<void> => {
  const screens = creatorScreens(page)
  if (motivation) await screens.motivation.fill(motivation)
  await screens.toAddress.or(screens.sendApplication).first().waitFor()
  if (await screens.toAddress.isVisible()) {
    await screens.toAddress.click()
    await page.getByLabel('Gatuadress').fill('Linnégatan 21')
    await page.getByLabel('Postnummer').fill('41304')
    await page.getByLabel('Mobilnummer').fill('070-174 06 12')
    await page.locator('input[name=city][readonly]').waitFor()
  }
  await screens.sendApplication.click()
}

/** The draft that is shown to the brand before anything is published, on its assignment and in its composer. */
export const draftComposer = (page: Page) => ({
  write: page.getByRole('link', { name: 'Skriv utkast' }).first(),
  change: page.getByRole('link', { name: 'Ändra utkastet' }).first(),
  file: page.locator('input[type=file]'),
  text: page.getByLabel('Text', { exact: true }),
  send: page.getByRole('button', { name: /^Skicka till / }),
  waits: page.getByRole('heading', { name: /tittar på ditt utkast$/ }),
  asked: page.getByRole('heading', { name: /vill ändra/ }),
  publishNow: page.getByRole('heading', { name: 'Publicera nu' }),
})

export const leaving = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: /^Hoppa av .*\?$/ })
  return {
    more: page.getByRole('button', { name: 'Mer om uppdraget' }),
    leave: page.getByRole('menuitem', { name: 'Hoppa av' }),
    sheet,
    confirm: sheet.getByRole('button', { name: 'Hoppa av' }),
    isLeaving: (campaign: string) => page.getByText(new RegExp(`^Du hoppar av ${campaign} kl\\.`)),
    undo: page.getByRole('main').getByRole('button', { name: 'Ångra' }),
  }
}
