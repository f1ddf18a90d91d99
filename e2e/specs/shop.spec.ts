import { deskOf, openCampaign } from '../core/collaboration'
import { day } from '../core/day'
import { signInAs } from '../core/session'
import { expect, test } from '../core/test'

test('a brand connects its shop, and what is bought by a creator’s code and link stands at the campaign, in the report and with the creator @verify', async ({
  page,
  request,
}) => {
  const [company, admin, creator] = [
    await deskOf(request, 'company'),
    await deskOf(request, 'admin'),
    await deskOf(request, 'creator'),
  ]
  const mark = Date.now().toString(36)
  const { id } = await openCampaign(company, admin, `Sålt ${mark}`, {
    start_at: day(0),
    payment_type: 'link',
    enable_paid_collaborations: true,
    paid_collaboration_price: 450,
  })
  const { participation } = (await creator.send('POST', `/campaigns/${id}/participations`, {
    participation: { motivation: '' },
  })) as { participation: { id: string } }
  await company.send('PATCH', `/participations/${participation.id}/approve`)
  const inShop = async (act: string, data: object) => {
    const answer = await request.post(`/sandbox/api/shops/${act}`, { data: { kind: 'woocommerce', ...data } })
    expect(answer.ok(), await answer.text()).toBe(true)
    expect(((await answer.json()) as { status?: number }).status ?? 200).toBe(200)
  }
  await signInAs(page, 'company')
  const table = page.getByRole('table', { name: 'Kreatörernas länkar och koder' })

  const link = await test.step('the links lead to a product, and the creator has a code', async () => {
    await page.goto(`/campaigns/${id}/links`)
    await page.getByRole('textbox', { name: 'Länkarna leder till' }).fill(`https://butik-${mark}.example.se/dryck`)
    await page.getByRole('button', { name: 'Spara' }).click()
    const code = table.getByRole('textbox', { name: 'Kod för Tove Ekström' })
    await code.fill(`TOVE${mark}`)
    await code.press('Enter')
    await expect(page.getByText('Koden är sparad')).toBeVisible()
    return (await table.getByText(/\/l\/[a-z0-9]{9}/).textContent())!
  })

  await test.step('the shop is connected by the address and the secret that are shown once', async () => {
    await page.getByRole('link', { name: 'Butik och ordrar' }).click()
    await page.getByRole('button', { name: 'Koppla en butik' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Koppla en butik' })
    await dialog.getByLabel('Butikssystem').selectOption('woocommerce')
    await dialog.getByRole('textbox', { name: 'Butikens adress' }).fill(`butik-${mark}.example.se`)
    await dialog.getByRole('button', { name: 'Koppla en butik' }).click()
    await inShop('connect', {
      address: `butik-${mark}.example.se`,
      url: await dialog.getByLabel('Adress', { exact: true }).inputValue(),
      secret: await dialog.getByLabel(/^Hemlighet/).inputValue(),
    })
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
  })

  await test.step('somebody buys by the code, somebody by the link, and a part comes back', async () => {
    await inShop('order', { code: `tove${mark}`, total: '500' })
    await inShop('order', { link: new URL(`https://${link.replace(/^https?:\/\//, '')}`).pathname, total: '300' })
    await inShop('refund', { amount: '100' })
    await inShop('order', { code: 'INGENS', total: '900' })
    await page.reload()
    const shop = page.getByRole('listitem').filter({ hasText: `butik-${mark}.example.se` })
    await expect(shop.getByText('Okänd kod')).toBeVisible()
    await shop.getByRole('button', { name: 'Vad butiken har berättat' }).click()
    await expect(shop.getByRole('row', { name: /order\.created/ })).toHaveCount(3)
  })

  await test.step('the campaign, its report and the creator say the same', async () => {
    await page.goto(`/campaigns/${id}/links`)
    await expect(table.getByRole('row', { name: /Tove Ekström.*700.kr/ })).toBeVisible()
    await page.goto(`/campaigns/${id}/report`)
    await expect(page.getByText(/700.kr/).first()).toBeVisible()
    const own = (await creator.get(`/campaigns/${id}/own_link`)) as { own_link: object }
    expect(own.own_link).toMatchObject({ clicks: 1, orders: 2 })
  })
})
