import { readFile } from 'node:fs/promises'
import { deskOf, openCampaign, receives } from '../core/collaboration'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { creatorScreens, sendsApplication } from '../pages/creator'

test.describe.configure({ timeout: paced(180_000) })

const mark = () => Date.now().toString(36)
const participationOf = async (desk: Awaited<ReturnType<typeof deskOf>>, campaignId: string) => {
  const { participations } = (await desk.get(`/campaigns/${campaignId}/participations?state=pending`)) as {
    participations: { id: string }[]
  }
  return participations[0]!.id
}

// Until dismissed, the cookie notice covers the bottom of the screen on phones.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('samspel.cookies-accepted', '2026-01-01T00:00:00.000Z')),
)

test('an offer that was looked at is left for the same place in the list; an invitation stands first and becomes an application; withdrawn [R-23 G-03]', async ({
  page,
  request,
}) => {
  const [company, admin, creator] = [
    await deskOf(request, 'company'),
    await deskOf(request, 'admin'),
    await deskOf(request, 'creator'),
  ]
  const name = `Inbjudan ${mark()}`
  const { id } = await openCampaign(company, admin, name, { is_public: false, target_number_of_instagramers: 1 })
  const { instagramer: me } = (await creator.get('/instagramers/me')) as { instagramer: { id: string } }
  await company.send('POST', `/campaigns/${id}/invitations`, {
    instagramer_ids: [me.id],
    message: 'Vi gillar dina bullar.',
  })
  await signInAs(page, 'creator')
  const screens = creatorScreens(page)

  await test.step('an offer that was looked at is left for the same place in the list', async () => {
    await page.goto('/marketplace?section=delivery')
    const last = page.getByRole('list', { name: 'Leverans' }).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    const before = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(
      screens.apply
        .or(page.getByText('Se andra erbjudanden'))
        .or(page.getByText('Ansökan skickad'))
        .or(screens.toAssignment)
        .first(),
    ).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 40)
  })

  await test.step('the invitation opens its application, with what one gets before anything is sent', async () => {
    await page.goto('/marketplace')
    await expect(screens.invitations.getByText('Vi gillar dina bullar.').first()).toBeVisible()
    await screens.invitations.getByRole('link', { name: `Ansök till ${name}` }).click()
    await screens.motivation.fill('Jag bakar hela vintern.')
    const said = page.getByRole('dialog').getByRole('region', { name: 'Du säger ja till' })
    await expect(said).toContainText('paketet, värt 249 kr')
    await expect(screens.motivation).toHaveValue('Jag bakar hela vintern.')
  })

  await test.step('sent: until when the brand answers; taken back again', async () => {
    await sendsApplication(page)
    await expect(screens.applicationSent).toBeVisible()
    await expect(page.getByText(/svarar senast/).first()).toBeVisible()
    await screens.withdraw.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ta tillbaka ansökan' }).click()
    await expect(page.getByText('Ansökan är tillbakatagen.')).toBeVisible()
  })
  await admin.send('PATCH', `/campaigns/${id}/state`, { campaign: { state: 'archived' } })
})

test('a link is posted, survives offline and a reload, is changed on request; its deadline goes into the calendar [G-05]', async ({
  page,
  request,
  context,
}) => {
  const [company, admin, creator] = [
    await deskOf(request, 'company'),
    await deskOf(request, 'admin'),
    await deskOf(request, 'creator'),
  ]
  const name = `Länk ${mark()}`
  // Each is handed in once.
  const clip = `https://www.tiktok.com/@tovebakar/video/7300${Date.now()}`
  const { id } = await openCampaign(company, admin, name, {
    payment_type: 'link',
    payment_link_type: 'tiktok',
    enable_stories: false,
  })
  await creator.send('POST', `/campaigns/${id}/participations`, { participation: { motivation: 'Jag filmar gärna.' } })
  const participation = await participationOf(company, id)
  await company.send('PATCH', `/participations/${participation}/approve`)
  await receives(company, creator, id)
  await signInAs(page, 'creator')
  const screens = creatorScreens(page)

  await test.step('the assignment waits under what is to be done; its deadline goes into the calendar', async () => {
    await page.goto('/assignments?group=post')
    await page.getByRole('link', { name }).click()
    const download = page.waitForEvent('download')
    await screens.more.click()
    await screens.toCalendar.click()
    const text = await readFile((await (await download).path())!, 'utf8')
    expect(text).toContain(`UID:${participation}@samspel`)
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/)
  })

  await test.step('what is written for the post is there after a while without network and after a reload', async () => {
    await screens.post.click()
    await screens.url.fill(clip)
    await screens.linkTitle.fill('Vinterfika')
    await screens.check.click()
    await context.setOffline(true)
    await expect(screens.send).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/Kräver nät/).first()).toBeVisible()
    await context.setOffline(false)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(screens.linkTitle).toHaveValue('Vinterfika')
    await expect(screens.url).toHaveValue(clip)
    await screens.check.click()
    await screens.send.click()
    await expect(screens.inReview.first()).toBeVisible()
  })

  await test.step('changes asked for: the reason stands at the post, and the form comes with what was sent', async () => {
    const { mentions } = (await company.get(`/campaigns/${id}/mentions`)) as { mentions: { id: string }[] }
    await company.send('PATCH', `/mentions/${mentions[0]!.id}/request_changes`, { reason: 'Nämn smaken i rubriken.' })
    await expect(page.getByText(/Nämn smaken i rubriken\./)).toBeVisible()
    await screens.change.click()
    await expect(screens.linkTitle).toHaveValue('Vinterfika')
    await screens.linkTitle.fill('Vinterfika med havre')
    await screens.check.click()
    await page.getByRole('button', { name: 'Skicka igen' }).click()
    await expect(page.getByText(/version 2/)).toBeVisible()
    await company.send('PATCH', `/mentions/${mentions[0]!.id}/approve`)
    await expect(screens.postApproved).toBeVisible()
  })
})
