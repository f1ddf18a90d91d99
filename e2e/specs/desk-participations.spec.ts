import type { APIRequestContext, Page } from '@playwright/test'
import { type Applicant, applies } from '../core/applicants'
import { type Desk, deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { paced } from '../core/pace'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { campaignScreen } from '../pages/staff'

test.describe.configure({ timeout: paced(180_000) })

const mark = () => Date.now().toString(36)
/** Opens one state of the board: a column on desktop, a segment on phones. */
const stateOf = async (page: Page, isMobile: boolean | undefined, name: 'Väntar' | 'Godkända' | 'Nekade') => {
  if (isMobile)
    await page
      .getByRole('radiogroup', { name: 'Efter beslut' })
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .click()
  return page.getByRole('region', { name, exact: true })
}
const menuOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Fler val' })
const desks = async (request: APIRequestContext): Promise<[Desk, Desk]> => [
  await deskOf(request, 'company'),
  await deskOf(request, 'admin'),
]

test('applications are triaged: stars and notes stay, several at once stop at the last place, a reason from a template [T-18 T-21]', async ({
  page,
  request,
  isMobile,
}) => {
  const [company, admin] = await desks(request)
  const { id } = await openCampaign(company, admin, `Triage ${mark()}`, { target_number_of_instagramers: 2 })
  // One after another, because the list is sorted by time of application.
  const anna = await applies(request, id, 'Anna Asp')
  const bo = await applies(request, id, 'Bo Björk')
  const cilla = await applies(request, id, 'Cilla Ceder')
  const dan = await applies(request, id, 'Dan Druva')
  await signInAs(page, 'company')
  await page.goto(`/campaigns/${id}?tab=participations&sort=createdAt`)
  const card = async (who: Applicant, name: Parameters<typeof stateOf>[2] = 'Väntar') =>
    (await stateOf(page, isMobile, name)).getByRole('listitem', { name: who.name })

  await test.step('star and note are there after a reload, and the short list shows only the starred', async () => {
    const own = await card(anna)
    await expect(own).toContainText(/Svara senast .*, annars förfaller ansökan/)
    await own.getByRole('button', { name: 'Stjärnmärk Anna Asp' }).click()
    await expect(own.getByRole('button', { name: 'Stjärnmärk Anna Asp' })).toHaveAttribute('aria-pressed', 'true')
    await own.getByRole('button', { name: 'Mer om Anna Asp' }).click()
    await page.getByRole('menuitem', { name: 'Anteckning' }).click()
    const dialog = page.getByRole('dialog', { name: 'Anteckning om Anna Asp' })
    await dialog.getByLabel(/^Anteckning/).fill('Träffades på mässan')
    await dialog.getByRole('button', { name: 'Spara' }).click()
    await expect(dialog.getByText(/^Sparat \d\d:\d\d$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
    await page.goto(`/campaigns/${id}?tab=participations&sort=createdAt&starred=true`)
    await expect(await card(anna)).toContainText('Träffades på mässan')
    await expect((await stateOf(page, isMobile, 'Väntar')).getByRole('listitem', { name: 'Bo Björk' })).toHaveCount(0)
    await page.goto(`/campaigns/${id}?tab=participations&sort=createdAt`)
  })

  await test.step('one is rejected with a reason that the creator reads', async () => {
    await (await card(dan)).getByRole('button', { name: 'Neka' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neka ansökan från Dan Druva' })
    await dialog.getByRole('button', { name: 'Platserna räcker inte' }).click()
    await dialog.getByRole('button', { name: 'Neka', exact: true }).click()
    await expect(await card(dan, 'Nekade')).toContainText('Vi fick fler ansökningar än vi har platser')
    const seen = (await (
      await request.get(`/api/participations/${dan.participationId}`, { headers: dan.headers })
    ).json()) as { participation: { decision_reason: string; note?: string } }
    expect(seen.participation.decision_reason).toContain('Vi fick fler ansökningar')
    expect(seen.participation.note).toBeUndefined()
  })

  await test.step('three at once: two get the places, the third is told and stays selected', async () => {
    await (await stateOf(page, isMobile, 'Väntar')).getByRole('checkbox', { name: 'Välj Anna Asp' }).check()
    const bar = page.getByRole('region', { name: 'Valda ansökningar' })
    await bar.getByRole('button', { name: 'Välj alla som visas' }).click()
    await bar.getByRole('button', { name: 'Godkänn 3' }).click()
    await expect(page.getByRole('dialog')).toContainText('Det finns 2 platser kvar')
    await page.getByRole('dialog').getByRole('button', { name: 'Godkänn 3' }).click()
    const results = page.getByRole('dialog', { name: '2 av 3 godkända' })
    await expect(results).toContainText('Alla platser är tagna.')
    await results.getByRole('button', { name: 'Stäng' }).last().click()
    await expect(bar).toContainText('En vald')
    await expect(page.getByText(/Alla 2 platser är tagna/)).toBeVisible()
    await expect(await card(cilla)).toBeVisible()
    await expect(await card(bo, 'Godkända')).toBeVisible()
  })
})

test(
  'a campaign is sent back, changed and confirmed against what changed; its list is invited [T-04 E-10] @verify',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const [company, admin] = await desks(request)
    const { id, brandId } = await openCampaign(company, admin, `Mall ${mark()}`)
    const name = `Granskning ${mark()}`
    const member = await applies(request, id, 'Moa Medlem')
    const { community_list: list } = (await company.send('POST', '/community_lists', {
      community_list: { brand_id: brandId, name: `Vänner ${mark()}` },
    })) as { community_list: { id: string; name: string } }
    await company.send('POST', `/community_lists/${list.id}/members`, { instagramer_ids: [member.id] })
    const { campaign } = (await company.send('POST', `/campaigns/${id}/duplicate`)) as { campaign: { id: string } }
    await company.send('PATCH', `/campaigns/${campaign.id}`, {
      campaign: {
        name,
        excerpt: 'Första texten',
        start_at: day(5),
        end_at: day(40),
        due_at: day(20),
        community_list_ids: [list.id],
      },
    })
    const address = `/campaigns/${campaign.id}`
    await company.send('PATCH', `${address}/state`, { campaign: { state: 'requested' } })
    await signInAs(page, 'admin')

    await test.step('sent back with a comment, which the form asks for', async () => {
      await page.goto(address)
      await campaignScreen(page).showChecks()
      await expect(page.getByText('Första granskningen: det finns inget tidigare att jämföra med.')).toBeVisible()
      await page.getByRole('button', { name: 'Skicka tillbaka' }).click()
      const words = page.getByLabel('Text till varumärket')
      await expect(words).toBeFocused()
      // The checks have prefilled a text.
      await words.fill('')
      await expect(page.getByRole('button', { name: 'Skicka svaret' })).toHaveAttribute('aria-disabled', 'true')
      await words.fill('Skriv vad man får')
      await page.getByRole('button', { name: 'Skicka svaret' }).click()
      await expect(page.getByText(/skickas tillbaka$/)).toBeVisible()
      // The pending answer is sent when the page is left.
      await page.goto(address)
      await expect(page.getByText('Från granskningen: Skriv vad man får')).toBeVisible()
    })

    await test.step('the second review shows what changed, and confirming says who is invited', async () => {
      await company.send('PATCH', address, { campaign: { excerpt: 'Du får en hel låda' } })
      await company.send('PATCH', `${address}/state`, { campaign: { state: 'requested' } })
      await page.reload()
      await campaignScreen(page).showChecks()
      await expect(page.getByText('Ett fält är ändrat sedan förra granskningen')).toBeVisible()
      await expect(page.getByText('Förra kommentaren: Skriv vad man får')).toBeVisible()
      await expect(page.getByText(`${list.name} (en medlem)`)).toBeVisible()
      await page.getByRole('button', { name: 'Godkänn och publicera', exact: true }).click()
      await page.getByRole('dialog', { name: 'Godkänn ändå?' }).getByRole('button', { name: 'Godkänn ändå' }).click()
      await expect(page.getByText(/är godkänd och publiceras$/)).toBeVisible()
      // The pending answer is sent when the page is left.
      await page.goto(address)
      await expect(menuOf(page)).toBeVisible()
    })

    await test.step('the member of the list is invited', async () => {
      const { campaign_invitations: invited } = (await company.get(`${address}/invitations`)) as {
        campaign_invitations: { instagramer_id: string }[]
      }
      expect(invited.map(({ instagramer_id: creator }) => creator)).toEqual([member.id])
    })
  },
)
