import type { APIRequestContext, Page } from '@playwright/test'
import { applies } from '../core/applicants'
import { deskOf, openCampaign, receives } from '../core/collaboration'
import { paced } from '../core/pace'
import { deskWith } from '../core/payloads'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'
import { comesInWith, opener } from '../core/visitors'
import { draftComposer, leaving } from '../pages/creator'
import { draftDesk } from '../pages/staff'

test.describe.configure({ timeout: paced(180_000) })

const mark = () => Date.now().toString(36)
const nbsp = '\u00a0'

const terms = {
  pieces: { post: 1, reel: 0, story: 0, link: 0, content: 0 },
  any_piece: false,
  change_rounds: 2,
  rights: null,
  exclusivity: null,
  answer_days: 5,
  cancel_share: 'half',
}

/** A campaign of 400 kr with these terms, and the brand that answers its applications. */
const openPaid = async (request: APIRequestContext, name: string, more: object = {}) => {
  const company = await deskOf(request, 'company')
  const { id } = await openCampaign(company, await deskOf(request, 'admin'), name, {
    enable_paid_collaborations: true,
    paid_collaboration_price: 400,
    terms: { ...terms, ...more },
  })
  return { company, id }
}

/** A photograph as a phone takes it: twelve megapixels. */
const photograph = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 })
    const context = canvas.getContext('2d')!
    for (let x = 0; x < 4_000; x += 100) {
      context.fillStyle = `hsl(${x % 360} 60% 50%)`
      context.fillRect(x, 0, 100, 3_000)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!
  })
  return Buffer.from(base64, 'base64')
}

test('a draft with one change: sent with a photograph of a phone, a comment on it, sent again, approved, and only then to be published @verify', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
  isMobile,
}) => {
  const { company, id } = await openPaid(request, `Utkast ${mark()}`, { draft: { answer_days: 3 } })
  const creator = await applies(request, id, `Disa ${mark()}`)
  await company.send('PATCH', `/participations/${creator.participationId}/approve`)
  await receives(company, deskWith(request, creator.token), id)
  await comesInWith(page, creator)
  const composer = draftComposer(page)

  await test.step('the creator writes it and adds a photograph, which is made smaller before it is sent', async () => {
    await page.goto(`/assignments/${creator.participationId}`)
    await composer.write.click()
    await composer.file.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) })
    await composer.text.fill('Annons för @bjorkbrygg. En kopp på bryggan. #vinterfika')
    await expect(composer.send).toBeEnabled()
    await composer.send.click()
    await expect(composer.waits).toBeVisible()
    const { post_draft: draft } = (await (
      await request.get(`/api/post_drafts/${creator.participationId}`, { headers: creator.headers })
    ).json()) as { post_draft: { media: { width: number; height: number }[] } }
    expect(draft.media).toMatchObject([{ width: 2_048, height: 1_536 }])
  })

  const staff = await opener(browser, contextOptions, problems)((opened) => signInAs(opened, 'company'))
  const desk = draftDesk(staff)
  await test.step('staff point at the picture and ask for a change', async () => {
    await staff.goto(`/mentions?state=drafts&draft=${creator.participationId}`)
    await desk.commentOn.click()
    await desk.comment.fill('Ta bilden utan skeden.')
    if (isMobile) await desk.keep.click()
    else await desk.comment.press('Enter')
    await expect(desk.pins.first()).toBeVisible()
    await desk.requestChanges.click()
    // The answer is sent when the page is left.
    await staff.goto('/campaigns')
  })

  await test.step('the creator reads it at its place, changes the text and sends it again', async () => {
    await expect(composer.asked).toBeVisible()
    await expect(page.getByText('Ta bilden utan skeden.').first()).toBeVisible()
    await composer.change.click()
    await composer.text.fill('Annons för @bjorkbrygg. En kopp på bryggan, utan sked. #vinterfika')
    await composer.send.click()
    await expect(composer.waits).toBeVisible()
  })

  await test.step('staff approve, and the creator has the text to publish', async () => {
    await staff.goto(`/mentions?state=drafts&draft=${creator.participationId}`)
    await expect(desk.chosen).toContainText('utan sked')
    await desk.approve.click()
    if (await desk.approveAnyway.isVisible()) await desk.approveAnyway.click()
    await staff.goto('/campaigns')
    await staff.context().close()
    await expect(composer.publishNow).toBeVisible()
    await expect(page.getByText('En kopp på bryggan, utan sked.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kopiera texten' })).toBeVisible()
  })
})

test('a silent brand: the draft that nobody answered in time is approved by itself, and its creator reads so @verify', async ({
  page,
  request,
}) => {
  // The demo has a draft whose day to answer is over; the clock approves it when the API starts.
  const answer = await request.post('/api/auth/instagramers/sign_in', {
    data: { instagramer: { email: 'hemmahosidun@creators.samspel.test', password: 'samspel-demo' } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await comesInWith(page, { token: (answer.headers().authorization ?? '').replace(/^Bearer /, '') })
  await page.goto('/assignments')
  await page.getByRole('link', { name: 'Rosta hemma' }).first().click()
  await expect(draftComposer(page).publishNow).toBeVisible()
  await expect(page.getByText('Godkänt, ingen svarade.')).toBeVisible()
})

test('two ways out: the creator leaves, undoes it and leaves again; the brand ends another and reads what is paid before @verify', async ({
  page,
  browser,
  request,
  problems,
  contextOptions,
  isMobile,
}) => {
  const name = `Avslut ${mark()}`
  const { company, id } = await openPaid(request, name)
  const leaves = await applies(request, id, `Eva ${mark()}`)
  const ended = await applies(request, id, `Finn ${mark()}`)
  for (const { participationId } of [leaves, ended])
    await company.send('PATCH', `/participations/${participationId}/approve`)
  await comesInWith(page, leaves)
  const way = leaving(page)

  await test.step('the creator reads what follows, leaves, and has an hour to undo it', async () => {
    await page.goto(`/assignments/${leaves.participationId}`)
    await way.more.click()
    await way.leave.click()
    await expect(way.sheet).toContainText(`400${nbsp}kr går tillbaka till`)
    await way.sheet.getByRole('radio', { name: /Produkten passar mig inte/ }).check()
    await way.confirm.click()
    await expect(way.isLeaving(name)).toBeVisible()
    await way.undo.click()
    await expect(way.isLeaving(name)).toHaveCount(0)
    await way.more.click()
    await way.leave.click()
    await way.confirm.click()
    await expect(way.isLeaving(name)).toBeVisible()
  })

  await test.step('the brand ends the other with a reason, and the fee is back', async () => {
    const staff = await opener(browser, contextOptions, problems)((opened) => signInAs(opened, 'company'))
    await staff.goto(`/campaigns/${id}?tab=participations`)
    if (isMobile) await staff.getByRole('radio', { name: /^Godkända/ }).click()
    await staff.getByRole('button', { name: `Mer om ${ended.name}` }).click()
    await staff.getByRole('menuitem', { name: 'Ta bort' }).click()
    const dialog = staff.getByRole('dialog', { name: `Ta bort ${ended.name} från kampanjen` })
    await expect(dialog).toContainText(`400${nbsp}kr går tillbaka till varumärkets konto.`)
    await dialog.getByLabel('Varför').selectOption({ label: 'Våra planer har ändrats' })
    await dialog.getByRole('textbox', { name: /^Skäl/ }).fill('Kampanjen flyttas till våren.')
    await dialog.getByRole('button', { name: 'Ta bort', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await staff.context().close()
    const { participation } = (await (
      await request.get(`/api/participations/${ended.participationId}`, { headers: ended.headers })
    ).json()) as { participation: { state: string; decision_reason: string; fee: { state: string } | null } }
    expect(participation.state).toBe('rejected')
    expect(participation.decision_reason).toContain('Kampanjen flyttas till våren.')
  })
})
