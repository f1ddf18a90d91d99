import { openCameraPhone } from '../core/camera'
import { newSession } from '../core/own-account'
import { paced } from '../core/pace'
import { clerk, openCounter, openPass, reserve } from '../core/pickup'
import { signInAs } from '../core/session'
import { expect, listenForProblems, test } from '../core/test'
import { comesInWith, knowsCookies } from '../core/visitors'

test('the camera reads the pass on the creator’s phone, green, handed out by the second tap; the open pass says so by itself', async ({
  page,
  request,
  problems,
}, info) => {
  const reserved = await reserve(request)
  await openPass(page, reserved)
  const phone = await openCameraPhone(info)
  try {
    const counter = await phone.context.newPage()
    listenForProblems(counter, problems)
    await openCounter(counter, reserved)
    await phone.holdUp(page.getByRole('dialog', { name: 'Hämtpass' }))

    await counter.getByRole('button', { name: 'Skanna kod' }).click()
    const tapped = Date.now()
    await expect(counter.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible({ timeout: paced(30_000) })
    console.log(`  seconds from the tap on Skanna kod to green: ${((Date.now() - tapped) / 1_000).toFixed(1)}`)
    const give = counter.getByRole('button', { name: 'Lämna ut' })
    await expect(give).toBeFocused()
    await give.click()
    await expect(counter.getByText(/^Utlämnat till /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Uthämtat' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR-kod för/ })).toHaveCount(0)

    await counter.getByRole('button', { name: 'Skanna kod' }).click()
    await expect(counter.getByRole('heading', { name: /^Redan uthämtad/ })).toBeVisible({ timeout: paced(30_000) })
    await expect(counter.getByRole('button', { name: 'Lämna ut' })).toHaveCount(0)
  } finally {
    await phone.close()
  }
})

test('the connection is cut in the middle: the phone knows the pass by itself, the hand-out waits and is sent once when back; undo gives it back @verify', async ({
  page,
  context,
  request,
}) => {
  const reserved = await reserve(request)
  await openCounter(page, reserved)
  const sent: string[] = []
  page.on('response', (answer) => {
    if (/\/hand_outs$/.test(answer.url())) sent.push(answer.request().headers()['idempotency-key'] ?? '')
  })
  const typeCode = async () => {
    const field = page.getByRole('textbox', { name: 'Kodens åtta tecken' })
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Ange kod' }).click()
    await field.fill(reserved.code.toLowerCase())
  }
  await expect(page.getByRole('button', { name: 'Skanna kod' })).toBeVisible()
  await context.setOffline(true)
  await typeCode()
  await expect(page.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible()
  await expect(page.getByText(/bekräftas när det finns nät/)).toBeVisible()
  await page.getByRole('button', { name: 'Lämna ut' }).click()
  await expect(page.getByText(/^Skannad \d\d:\d\d, inte bekräftad$/)).toBeVisible()
  await expect(page.getByText('1 skanning väntar på anslutning')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/inte bekräftad/)).toHaveCount(0, { timeout: paced(30_000) })
  expect(sent).toHaveLength(1)
  await typeCode()
  await expect(page.getByRole('heading', { name: /^Redan uthämtad/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ångra', exact: true }).first().click()
  await expect(page.getByText(/^Utlämnat till /)).toHaveCount(0)
  await typeCode()
  await expect(page.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible()
})

test('the creator finds the pass among the assignments and confirms by the sign on the counter; another store’s sign says whose it is @verify', async ({
  page,
  request,
  problems,
}, info) => {
  const reserved = await reserve(request)
  const { offer, account } = reserved
  // At desktop width nothing covers the sign.
  await page.setViewportSize({ width: 1280, height: 900 })
  await knowsCookies(page)
  await signInAs(page, 'admin')
  const phone = await openCameraPhone(info)
  try {
    const creator = await phone.context.newPage()
    listenForProblems(creator, problems)
    await comesInWith(creator, account)
    const holdUpSignOf = async (storeId: string) => {
      await page.goto(`/brands/${offer.brand_id}/stores/${storeId}`)
      const sign = page.getByRole('img', { name: /QR/ })
      await expect(sign).toBeVisible()
      await phone.holdUp(sign)
    }
    const { stores } = (await (
      await request.get(`/api/brands/${offer.brand_id}/stores`, {
        headers: { authorization: `Bearer ${await newSession(request, { ...clerk, email: 'company@samspel.test' })}` },
      })
    ).json()) as { stores: { id: string; name: string }[] }
    const other = stores.find(({ id }) => id !== offer.store_id)!

    await creator.goto('/assignments')
    await creator.getByRole('region', { name: 'Att hämta' }).getByRole('link', { name: 'Visa hämtpass' }).click()
    await expect(creator.getByRole('dialog', { name: 'Hämtpass' })).toBeVisible()
    await holdUpSignOf(other.id)
    await creator.getByRole('button', { name: 'Skanna butikens kod' }).click()
    await expect(creator.getByText(`Det här är ${other.name}`)).toBeVisible({ timeout: paced(30_000) })
    await holdUpSignOf(offer.store_id)
    await creator.getByRole('button', { name: 'Skanna igen' }).click()
    await expect(creator.getByRole('heading', { name: 'Uthämtat' })).toBeVisible({ timeout: paced(30_000) })
    await creator.getByRole('button', { name: 'Klar för nu' }).click()
    await expect(creator.getByRole('region', { name: 'Att publicera' })).toContainText(offer.campaign.name)
  } finally {
    await phone.close()
  }
})
