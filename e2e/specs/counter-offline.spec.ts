import type { Page } from '@playwright/test'
import { openCameraPhone } from '../core/camera'
import { paced } from '../core/pace'
import { openCounter, openPass, reserve } from '../core/pickup'
import { expect, listenForProblems, test } from '../core/test'

const field = (page: Page) => page.getByRole('textbox', { name: 'Kodens åtta tecken' })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection the counter opens from the phone; a hand-out whose pass was taken back meanwhile is sent once, refused, and that stays until it is read [G-04]', async ({
    page,
    context,
    request,
  }) => {
    const reserved = await reserve(request)
    await openCounter(page, reserved)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const pages = await (await caches.open('samspel-pages')).keys()
          return pages.some(({ url }) => new URL(url).pathname.startsWith('/counter'))
        }),
      )
      .toBe(true)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('samspel-checked-code')).keys()).length))
      .toBeGreaterThan(5)
    const sent: string[] = []
    page.on('response', (answer) => {
      if (/\/hand_outs$/.test(answer.url())) sent.push(answer.request().headers()['idempotency-key'] ?? '')
    })

    // A page that is just being loaded again can send something before the browser tells it that it is offline.
    await page.addInitScript(() => {
      const own = window.fetch.bind(window)
      window.fetch = (asked, init) =>
        localStorage.getItem('cut') && /\/hand_outs$/.test(asked instanceof Request ? asked.url : String(asked))
          ? Promise.reject(new TypeError('Failed to fetch'))
          : own(asked, init)
    })
    await page.evaluate(() => localStorage.setItem('cut', 'yes'))
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'I dag' })).toBeVisible()
    await expect(page.getByText(/Listan är från \d\d:\d\d/)).toBeVisible()
    await page.getByRole('button', { name: 'Ange kod' }).click()
    await field(page).fill(reserved.code)
    await expect(page.getByRole('heading', { name: 'Koden stämmer' })).toBeVisible()
    await page.getByRole('button', { name: 'Lämna ut' }).click()
    await expect(page.getByText(/^Skannad \d\d:\d\d, inte bekräftad$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Skannad \d\d:\d\d, inte bekräftad$/)).toBeVisible()

    const takenBack = await request.delete(`/api/store_participations/${reserved.id}`, {
      headers: { authorization: `Bearer ${reserved.account.token}` },
    })
    expect(takenBack.ok(), await takenBack.text()).toBe(true)
    await page.evaluate(() => localStorage.removeItem('cut'))
    await context.setOffline(false)
    const refusal = page.getByText(/fick paketet, men passet gällde inte/)
    await expect(refusal).toBeVisible({ timeout: paced(30_000) })
    await expect(page.getByText(/Återtagen .*utan anslutning/)).toBeVisible()
    expect(new Set(sent).size).toBe(1)
    await page.reload()
    await expect(refusal).toBeVisible()
    await page.getByRole('button', { name: 'Jag har läst' }).click()
    await expect(refusal).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'I dag' })).toBeVisible()
    await expect(refusal).toHaveCount(0)
  })
})

test('the camera reads a pass while the connection is cut; the hand-out is not confirmed until it is back, and then the creator’s pass says so [G-04] @verify', async ({
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
    const green = counter.getByRole('heading', { name: 'Koden stämmer' })
    // The image decoder is loaded with the first scan.
    await counter.getByRole('button', { name: 'Skanna kod' }).click()
    await expect(green).toBeVisible({ timeout: paced(30_000) })
    await counter.getByRole('button', { name: 'Avbryt' }).click()

    await phone.context.setOffline(true)
    await counter.getByRole('button', { name: 'Skanna kod' }).click()
    const tapped = Date.now()
    await expect(green).toBeVisible({ timeout: paced(30_000) })
    console.log(`  seconds from the tap to green without a connection: ${((Date.now() - tapped) / 1_000).toFixed(1)}`)
    await expect(counter.getByText(/bekräftas när det finns nät/)).toBeVisible()
    await counter.getByRole('button', { name: 'Lämna ut' }).click()
    await expect(counter.getByText(/^Skannad \d\d:\d\d, inte bekräftad$/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR-kod för/ })).toBeVisible()

    await phone.context.setOffline(false)
    await expect(counter.getByText(/inte bekräftad/)).toHaveCount(0, { timeout: paced(30_000) })
    await expect(page.getByRole('heading', { name: 'Uthämtat' })).toBeVisible()
  } finally {
    await phone.close()
  }
})
