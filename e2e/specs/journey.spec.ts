import path from 'node:path'
import { day } from '../core/day'
import { paced } from '../core/pace'
import { expect, listenForProblems, test } from '../core/test'
import { creatorScreens, sendsApplication } from '../pages/creator'
import { comesIn, type Person } from '../pages/people'
import { campaignScreen, editorScreen, reviewScreen } from '../pages/staff'

const picture = path.join(import.meta.dirname, '../fixtures/kallbrygg.png')

const creator = { name: 'Tove Ekström', username: 'tovebakar' }
const nbsp = '\u00a0'

test('a campaign from the idea to the money: company, platform, creator [G-03 G-05]', async ({
  browser,
  contextOptions,
  viewport,
  isMobile,
  hasTouch,
  problems,
}) => {
  test.setTimeout(paced(240_000))
  const name = `Kallbrygg till nyår ${Date.now()}`
  const options = { ...contextOptions, viewport, isMobile, hasTouch, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' }
  const signIn = async (account: 'company' | 'admin' | 'creator'): Promise<Person> => {
    const person = await comesIn(browser, account, options)
    listenForProblems(person.page, problems)
    return person
  }
  const company = await signIn('company')
  const campaign = campaignScreen(company.page)

  await test.step('company staff fill the editor', async () => {
    const { page } = company
    const editor = editorScreen(page)
    await page.goto('/campaigns')
    await page.getByRole('link', { name: 'Ny kampanj' }).click()
    await editor.brand.selectOption({ label: 'Björkbrygg' })
    await editor.name.fill(name)

    await editor.section('Produkt').click()
    await editor.productImage.setInputFiles({
      name: 'brev.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('ingen bild'),
    })
    await expect(page.getByText(/filen är ingen bild/).first()).toBeVisible()
    await editor.productImage.setInputFiles(picture)
    await editor.productTitle.fill('Kallbrygg, 500 ml')
    await editor.productValue.fill('549')

    await editor.section('Uppdrag').click()
    await editor.excerpt.fill('Fira in det nya året med kallbrygg. Vi skickar paketet, du visar hur du blandar din.')
    await expect(page.getByText('84 av 140')).toBeVisible()
    await expect(editor.instructions).toHaveValue(/Reklam för/)
    await editor.startAt.fill(day(10))
    await editor.endAt.fill(day(30))
    await editor.dueAt.fill(day(35))
    await editor.dueAt.blur()
    await expect(page.getByText(/Välj en dag före kampanjens slut/)).toBeVisible()
    await editor.dueAt.fill(day(25))
    await editor.dueAt.blur()
    await editor.hashtags.fill('kallbrygg')
    await editor.hashtags.press('Enter')
    await editor.accounts.fill('bjorkbrygg')
    await editor.accounts.press('Enter')
    await editor.package('Litet').check()

    await editor.section('Villkor').click()
    await editor.pays('900')
  })

  await test.step('nothing typed is lost by saving, and review can be requested', async () => {
    const { page } = company
    const editor = editorScreen(page)
    // A valid draft is saved automatically after a pause in typing.
    await expect(editor.saved).toBeVisible()
    await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}\/edit/)
    await page.reload()
    await expect(editor.name).toHaveValue(name)
    await editor.toReview.click()
    await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]+$/)
    await expect(page.getByText('Kampanjen granskas. Du får besked här.')).toBeVisible()
  })
  const address = new URL(company.page.url()).pathname

  await test.step('platform staff confirm with a comment', async () => {
    const admin = await signIn('admin')
    const review = campaignScreen(admin.page)
    await admin.page.goto(address)
    await review.showChecks()
    await review.words.fill('Fin kampanj. Lycka till!')
    await review.confirmWithWords.click()
    await expect(admin.page.getByText(/är godkänd och publiceras$/)).toBeVisible()
    // The pending answer is sent when the page is left.
    await admin.page.goto('about:blank')
    await expect(company.page.getByText('Fin kampanj. Lycka till!')).toBeVisible()
    await admin.context.close()
  })

  const tove = await signIn('creator')
  const screens = creatorScreens(tove.page)

  await test.step('a creator finds it and applies', async () => {
    const { page } = tove
    await page.goto('/marketplace')
    await screens.search.fill(name)
    await expect(screens.offers).toHaveCount(1)
    await screens.offer(name).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await screens.apply.click()
    await sendsApplication(page, 'Jag brygger kallt hela vintern och visar gärna hur.')
    await expect(screens.applicationSent).toBeVisible()
  })

  await test.step('staff approve, and the fee is held', async () => {
    await campaign.application(creator.name).getByRole('button', { name: 'Godkänn' }).click()
    await campaign.approveDialog.getByRole('button', { name: `Godkänn och reservera 900${nbsp}kr` }).click()
    await expect(company.page.getByText(`${creator.name} är med`)).toBeVisible()
  })

  await test.step('staff pack it, read in the tracking number and mark it as sent', async () => {
    const { page } = company
    await screens.toAssignment.click()
    await expect(tove.page.getByText('Björkbrygg packar ditt paket')).toBeVisible()
    await expect(tove.page.getByText(/Publicera senast/)).toHaveCount(0)
    // Files are made and read at a desk.
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(`${address}?tab=delivery`)
    const parcel = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Välj ${creator.name}` }) })
    await expect(parcel).toContainText('Linköping')
    const list = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Skriv ut packlista 1' }).click()
    expect((await list).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('button', { name: 'Filer' }).click()
    await page.getByRole('menuitem', { name: 'Läs in spårningsnummer' }).click()
    await page
      .getByLabel('Eller klistra in rader')
      .fill(`Namn;Spårningsnummer\n${creator.name};https://tracking.postnord.com/se/?id=UM482913056SE`)
    await page.getByRole('button', { name: 'Kontrollera' }).click()
    await page.getByRole('button', { name: 'Läs in 1' }).click()
    await expect(parcel).toContainText('UM482913056SE')
    await parcel.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Markera som skickat' }).click()
    await expect(tove.page.getByRole('link', { name: 'Spåra hos PostNord' })).toBeVisible()
    if (before) await page.setViewportSize(before)
    await page.goto(address)
  })

  await test.step('the creator says that it has come, and from then on the days count', async () => {
    const { page } = tove
    await page.getByRole('button', { name: 'Det är redan framme' }).click()
    await expect(page.getByRole('heading', { name: 'Paketet är framme' })).toBeVisible()
    await expect(screens.post).toBeVisible()
  })

  await test.step('the creator picks a post and sends it in', async () => {
    const { page } = tove
    await screens.post.click()
    await screens.pick.check()
    await screens.check.click()
    await screens.send.click()
    await expect(screens.inReview.first()).toBeVisible()
    await expect(page).toHaveURL(/\/assignments\/[0-9a-f-]+$/)
  })

  await test.step('staff approve it: totals, counter and chart change at once on both screens', async () => {
    const { page } = company
    const review = reviewScreen(page)
    await expect(campaign.figure('Godkända inlägg')).toContainText('0')
    await campaign.toReviewOfPosts.click()
    await review.card(creator.username, name).click()
    await review.approve.click()
    // The creator used the newest post, whatever its caption; without an advertising label staff must confirm.
    await expect(review.approved.or(review.approveAnyway).first()).toBeVisible()
    if (await review.approveAnyway.isVisible()) await review.approveAnyway.click()
    await expect(review.approved.first()).toBeVisible()
    await page.goto(address)
    await expect(campaign.figure('Godkända inlägg')).toContainText('1')
    await expect(campaign.figure('Räckvidd')).toContainText(/[1-9]/)
    await expect(campaign.chart).toBeVisible()
    await expect(screens.postApproved).toBeVisible()
  })

  await test.step('the wallet shows the money with its date', async () => {
    const { page } = tove
    await page.goto('/wallet')
    const money = page.getByRole('listitem').filter({ hasText: name })
    await expect(money).toContainText(`900${nbsp}kr`)
    await expect(money).toContainText(/Kan tas ut/)
  })

  await test.step('a message of staff arrives in the open thread without a reload', async () => {
    const { page } = tove
    await page.goto('/messages')
    await page
      .getByRole('link', { name: /Björkbrygg/ })
      .first()
      .click()
    await expect(page.getByLabel('Skriv ett meddelande')).toBeVisible()
    await company.page.goto('/creators')
    await company.page.getByRole('searchbox').fill(creator.username)
    await company.page.getByRole('link', { name: creator.name }).first().click()
    await company.page.getByRole('link', { name: /Skriv/ }).first().click()
    // The conversation with the brand that has messages opens automatically.
    await expect(company.page.getByText(/du skriver som Björkbrygg/)).toBeVisible()
    const words = `Tack för inlägget om ${name}!`
    await company.page.getByLabel('Skriv ett meddelande').fill(words)
    await company.page.getByRole('button', { name: 'Skicka', exact: true }).click()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  })
})
