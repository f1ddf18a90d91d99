import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { connectInstagram, publish } from '../core/instagram'
import { signUp } from '../core/own-account'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { comesInWith, opener } from '../core/visitors'
import { creatorScreens, sendsApplication } from '../pages/creator'
import { reviewScreen } from '../pages/staff'

test.describe.configure({ timeout: paced(240_000) })

const nbsp = '\u00a0'
// Files are made and read at a desk.
const desk = { width: 1280, height: 900 }
test('what is sent: an application with an address, the packing list, tracking from a file, arrived, posted and paid @verify', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
}) => {
  const [company, admin] = [await deskOf(request, 'company'), await deskOf(request, 'admin')]
  const mark = Date.now().toString(36)
  const [name, creator] = [`Skickat ${mark}`, `Lina ${mark}`]
  const { id } = await openCampaign(company, admin, name, {
    enable_paid_collaborations: true,
    paid_collaboration_price: 400,
  })
  const account = await signUp(request, 'instagramer')
  const person = await connectInstagram(request, account.token)
  const headers = { authorization: `Bearer ${account.token}` }
  await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name: creator } } })
  await comesInWith(page, account)
  const screens = creatorScreens(page)

  await test.step('the first application asks for the address', async () => {
    await page.goto(`/marketplace/${id}`)
    await screens.apply.click()
    await screens.motivation.fill('Jag visar gärna hur.')
    await expect(screens.toAddress).toBeVisible()
    await sendsApplication(page)
    await expect(screens.applicationSent).toBeVisible()
  })
  const { participations } = (await company.get(`/campaigns/${id}/participations?state=pending`)) as {
    participations: { id: string }[]
  }
  await company.send('PATCH', `/participations/${participations[0]!.id}/approve`)

  const staff = await opener(
    browser,
    contextOptions,
    problems,
  )((opened) => signInAs(opened, 'company'), {
    viewport: desk,
    isMobile: false,
    hasTouch: false,
  })
  await test.step('staff print the packing list, and read tracking numbers in from a file before they mark it as sent', async () => {
    await staff.goto(`/campaigns/${id}?tab=delivery`)
    const parcel = staff.getByRole('row').filter({ has: staff.getByRole('checkbox', { name: `Välj ${creator}` }) })
    await expect(parcel).toContainText('Linnégatan 21')
    const list = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Skriv ut packlista 1' }).click()
    expect((await list).suggestedFilename()).toMatch(/\.pdf$/)
    await staff.getByRole('button', { name: 'Filer' }).click()
    await staff.getByRole('menuitem', { name: 'Läs in spårningsnummer' }).click()
    const csv = `Namn;Spårningsnummer\r\n${creator};https://tracking.postnord.com/se/?id=UM482913056SE\r\nIngen Alls;12345678\r\n`
    await staff.locator('input[type=file]').setInputFiles({
      name: 'sparning.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${csv}`),
    })
    const rows = staff.getByRole('table', { name: 'Det här händer med varje rad' }).getByRole('row')
    await expect(rows.filter({ hasText: creator }).filter({ hasText: 'Läses in' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'Ingen Alls' })).toContainText('Hittades inte')
    await expect(parcel).not.toContainText('UM')
    await staff.getByRole('button', { name: 'Läs in 1' }).click()
    await expect(parcel).toContainText('UM482913056SE')
    await parcel.getByRole('checkbox').check()
    await staff.getByRole('button', { name: 'Markera som skickat' }).click()
    await expect(parcel).toContainText('Skickad')
  })

  await test.step('the creator follows it, says that it has come, and only then has a day to publish by', async () => {
    await page.goto('/assignments')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name: 'Spåra hos PostNord' })).toBeVisible()
    await expect(page.getByText(/Publicera senast/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Det är redan framme' }).click()
    await expect(page.getByRole('heading', { name: 'Paketet är framme' })).toBeVisible()
    await expect(screens.post).toBeVisible()
  })

  await test.step('the post is sent in, approved and paid', async () => {
    await publish(request, person, `Annons för Björkbrygg. ${name} #vinterfika @bjorkbrygg`)
    await screens.post.click()
    await screens.pick.check()
    await screens.check.click()
    await screens.send.click()
    await expect(screens.inReview.first()).toBeVisible()
    const review = reviewScreen(staff)
    await staff.goto(`/mentions?state=pending&campaign=${id}`)
    await staff
      .getByRole('button', { name: new RegExp(`^Visa inlägget av .* i ${name}`) })
      .first()
      .click()
    await review.approve.click()
    await expect(review.approved.or(review.approveAnyway).first()).toBeVisible()
    if (await review.approveAnyway.isVisible()) await review.approveAnyway.click()
    await expect(review.approved.first()).toBeVisible()
    await staff.context().close()
    await expect(screens.postApproved).toBeVisible()
    await page.goto('/wallet')
    const money = page.getByRole('listitem').filter({ hasText: name })
    await expect(money).toContainText(`400${nbsp}kr`)
    await expect(money).toContainText(/Kan tas ut/)
  })
})

test('what is picked up: an application is answered in the inbox, its pass is handed out at the counter, and then there is a post to publish @verify', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
  isMobile,
}) => {
  const [company, admin, clerk] = [
    await deskOf(request, 'company'),
    await deskOf(request, 'admin'),
    await deskOf(request, 'store'),
  ]
  const mark = Date.now().toString(36)
  const [name, creator] = [`Hämtas ${mark}`, `Omar ${mark}`]
  const { brands } = (await clerk.get('/brands')) as { brands: { id: string }[] }
  const { stores } = (await clerk.get(`/brands/${brands[0]!.id}/stores`)) as { stores: { id: string; name: string }[] }
  const store = stores[0]!
  const { id } = await openCampaign(
    company,
    admin,
    name,
    { delivery_method: 'pickup', start_at: day(0) },
    {
      mode: 'manual',
      places: [],
      store_ids: [store.id],
      excluded_ids: [],
      is_same: true,
      numbers: { places: 3, per_week: null },
      each: [],
      requires_application: true,
      window_days: 7,
    },
  )
  const account = await signUp(request, 'instagramer')
  const headers = { authorization: `Bearer ${account.token}` }
  await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name: creator } } })
  const { store_campaigns: offers } = (await (
    await request.get(`/public/store_campaigns?campaignId=${id}`)
  ).json()) as { store_campaigns: { id: string }[] }
  const offer = offers[0]!.id
  await comesInWith(page, account)

  await test.step('the creator applies at the store', async () => {
    const answer = await request.post(`/api/store_campaigns/${offer}/store_participations`, {
      headers,
      data: { store_participation: { motivation: 'Jag bor runt hörnet.' } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    await page.goto('/assignments?group=waiting')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Sökt, svar senast/)
  })
  const open = opener(browser, contextOptions, problems)

  await test.step('staff find it in the one inbox and approve it', async () => {
    const staff = await open((opened) => signInAs(opened, 'company'))
    await staff.goto(`/applications?kind=stores&campaign=${id}`)
    const row = staff.getByRole('row').filter({ hasText: creator })
    await row.click()
    await expect(staff.getByText('Jag bor runt hörnet.')).toBeVisible()
    if (isMobile) await staff.getByRole('button', { name: /^Godkänn/ }).click()
    else await staff.keyboard.press('a')
    await expect(row).toHaveCount(0)
    // The pending answer is sent when the page is left.
    await staff.goto('/campaigns')
    await staff.context().close()
  })

  await test.step('the clerk takes the code of the pass and hands out', async () => {
    await page.goto('/assignments')
    await page.getByRole('link', { name: 'Visa hämtpass' }).click()
    await expect(page.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()
    const { store_campaign: own } = (await (
      await request.get(`/api/store_campaigns/${offer}`, { headers })
    ).json()) as {
      store_campaign: { store_participation: { code: string } }
    }
    const counter = await open((opened) => signInAs(opened, 'store'))
    await counter.goto(`/counter/${store.id}`)
    await counter.getByRole('button', { name: 'Ange kod' }).click()
    await counter.getByRole('textbox', { name: 'Kodens åtta tecken' }).fill(own.store_participation.code)
    await expect(counter.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible()
    await counter.getByRole('button', { name: 'Lämna ut' }).click()
    await expect(counter.getByText(`Utlämnat till ${creator}`)).toBeVisible()
    await counter.context().close()
    await expect(page.getByRole('heading', { name: 'Uthämtat' })).toBeVisible()
  })

  await test.step('the same row is now a post to publish', async () => {
    await page.goto('/assignments?group=post')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Publicera senast/)
  })
})
