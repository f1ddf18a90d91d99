import { deskOf, openCampaign } from '../core/collaboration'
import { connectInstagram } from '../core/instagram'
import { signUp } from '../core/own-account'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { comesInWith, opener } from '../core/visitors'
import { creatorScreens } from '../pages/creator'

test.describe.configure({ timeout: paced(180_000) })

const nbsp = '\u00a0'
const spanned = {
  enable_paid_collaborations: true,
  terms: {
    pieces: { post: 1, reel: 0, story: 0, link: 0, content: 0 },
    any_piece: false,
    change_rounds: 2,
    rights: null,
    exclusivity: null,
    answer_days: 5,
    cancel_share: 'half',
    fee_span: { lowest: 60_000, highest: 100_000 },
  },
}

test('a fee is proposed within the span, answered with another and accepted; the agreement says the sum @verify', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
}) => {
  const [company, admin] = [await deskOf(request, 'company'), await deskOf(request, 'admin')]
  const mark = Date.now().toString(36)
  const [name, creator] = [`Förslag ${mark}`, `Lina ${mark}`]
  const { id } = await openCampaign(company, admin, name, spanned)
  const account = await signUp(request, 'instagramer')
  await connectInstagram(request, account.token)
  const headers = { authorization: `Bearer ${account.token}` }
  await request.patch('/api/instagramers/me', { headers, data: { instagramer: { name: creator } } })
  await comesInWith(page, account)
  const screens = creatorScreens(page)

  await test.step('the creator names a fee', async () => {
    await page.goto(`/marketplace/${id}`)
    await expect(page.getByText(`Du föreslår själv, 600–1${nbsp}000${nbsp}kr`).first()).toBeVisible()
    await screens.apply.click()
    await page.getByLabel('Ditt arvode').fill('900')
    await screens.motivation.fill('Jag visar gärna hur.')
    await screens.toAddress.click()
    await page.getByLabel('Gatuadress').fill('Linnégatan 21')
    await page.getByLabel('Postnummer').fill('41304')
    await page.getByLabel('Mobilnummer').fill('070-174 06 12')
    await page.locator('input[name=city][readonly]').waitFor()
    await page.getByRole('button', { name: `Ansök med 900${nbsp}kr` }).click()
    await expect(screens.applicationSent).toBeVisible()
  })

  await test.step('the brand answers with another', async () => {
    const staff = await opener(browser, contextOptions, problems)((opened) => signInAs(opened, 'company'))
    await staff.goto(`/campaigns/${id}?tab=participations`)
    await expect(staff.getByText(`Föreslår 900${nbsp}kr`).first()).toBeVisible()
    await staff.getByRole('button', { name: 'Svara med ett annat arvode' }).first().click()
    await staff.getByLabel('Ert arvode').fill('750')
    await staff.getByRole('button', { name: 'Skicka svaret' }).click()
    await expect(staff.getByText(`Ni har svarat med 750${nbsp}kr`).first()).toBeVisible()
    await staff.context().close()
  })

  await test.step('the creator says yes, and the agreement says the sum', async () => {
    await page.goto('/assignments')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: new RegExp(`svarar med 750`) })).toBeVisible()
    await page.getByRole('button', { name: `Ja till 750${nbsp}kr` }).click()
    await expect(page.getByRole('button', { name: `Ja till 750${nbsp}kr` })).toHaveCount(0)
    const { participations } = (await company.get(`/campaigns/${id}/participations?state=approved`)) as {
      participations: { id: string; fee_amount: number }[]
    }
    expect(participations.map(({ fee_amount: fee }) => fee)).toEqual([75_000])
    await page.goto(`/assignments/${participations[0]!.id}/agreement`)
    await expect(page.getByText(`750${nbsp}kr`).first()).toBeVisible()
  })
})
