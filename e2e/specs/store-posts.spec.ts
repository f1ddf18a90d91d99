import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { connectInstagram, publish } from '../core/instagram'
import { signUp } from '../core/own-account'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { comesInWith, opener } from '../core/visitors'
import { creatorScreens } from '../pages/creator'
import { reviewScreen } from '../pages/staff'

const nbsp = '\u00a0'
test('handed out at the counter, posted by the creator, approved by the brand with the store in sight, and paid [T-20 T-22 G-04]', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
}) => {
  const [company, admin] = [await deskOf(request, 'company'), await deskOf(request, 'admin')]
  const mark = Date.now().toString(36)
  const name = `Hämtat ${mark}`
  const { brands } = (await company.get('/brands')) as { brands: { id: string }[] }
  const clerk = await deskOf(request, 'store')
  const { brands: own } = (await clerk.get('/brands')) as { brands: { id: string }[] }
  expect(own[0]!.id).toBe(brands[0]!.id)
  const { stores } = (await clerk.get(`/brands/${own[0]!.id}/stores`)) as { stores: { id: string; name: string }[] }
  const store = stores[0]!
  const { id } = await openCampaign(
    company,
    admin,
    name,
    {
      delivery_method: 'pickup',
      start_at: day(0),
      enable_paid_collaborations: true,
      paid_collaboration_price: 400,
    },
    {
      mode: 'manual',
      places: [],
      store_ids: [store.id],
      excluded_ids: [],
      is_same: true,
      numbers: { places: 3, per_week: null },
      each: [],
      requires_application: false,
      window_days: 7,
    },
  )
  const account = await signUp(request, 'instagramer')
  const headers = { authorization: `Bearer ${account.token}` }
  const person = await connectInstagram(request, account.token)
  const creator = `Hanna ${mark}`
  await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name: creator } } })
  const { store_campaigns: offers } = (await (
    await request.get(`/public/store_campaigns?campaignId=${id}`)
  ).json()) as { store_campaigns: { id: string }[] }
  const offer = offers[0]!.id
  const answer = await request.post(`/api/store_campaigns/${offer}/store_participations`, {
    headers,
    data: { store_participation: { motivation: '' } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { code } = ((await answer.json()) as { store_participation: { code: string } }).store_participation

  const open = opener(browser, contextOptions, problems)
  await comesInWith(page, account)
  const screens = creatorScreens(page)

  await test.step('the clerk hands out; the open pass leads on to the post', async () => {
    await page.goto(`/store-campaigns/${offer}/pass`)
    await expect(page.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()
    const counter = await open((opened) => signInAs(opened, 'store'))
    await counter.goto(`/counter/${store.id}`)
    await counter.getByRole('button', { name: 'Ange kod' }).click()
    await counter.getByRole('textbox', { name: 'Kodens åtta tecken' }).fill(code)
    await expect(counter.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible()
    await counter.getByRole('button', { name: 'Lämna ut' }).click()
    await expect(counter.getByText(`Utlämnat till ${creator}`)).toBeVisible()
    await counter.context().close()
    await expect(page.getByRole('heading', { name: 'Uthämtat' })).toBeVisible()
  })

  await test.step('the creator posts on Instagram, picks the post and sends it in', async () => {
    await publish(request, person, `Annons för Björkbrygg. Kaffe hemma i köket. ${name}`)
    await screens.post.click()
    await expect(page).toHaveURL(new RegExp(`/store-campaigns/${offer}/post`))
    await screens.pick.check()
    await screens.check.click()
    await screens.send.click()
    await expect(screens.inReview.first()).toBeVisible()
  })

  await test.step('staff read at which store it was, and approve', async () => {
    const staff = await open((opened) => signInAs(opened, 'company'))
    const review = reviewScreen(staff)
    await staff.goto(`/mentions?state=pending&campaign=${id}`)
    const card = staff.getByRole('button', { name: new RegExp(`^Visa inlägget av .* i ${name}`) }).first()
    await expect(staff.getByText(store.name).first()).toBeVisible()
    await card.click()
    await review.approve.click()
    await expect(review.approved.or(review.approveAnyway).first()).toBeVisible()
    if (await review.approveAnyway.isVisible()) await review.approveAnyway.click()
    await expect(review.approved.first()).toBeVisible()
    await staff.context().close()
  })

  await test.step('the creator reads that it is approved, and when the money can be taken out', async () => {
    await expect(page.getByText('Klart! Björkbrygg har godkänt ditt inlägg.')).toBeVisible()
    await page.goto('/wallet')
    const money = page.getByRole('listitem').filter({ hasText: name })
    await expect(money).toContainText(`400${nbsp}kr`)
    await expect(money).toContainText(/Kan tas ut/)
  })
})
