import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { payCreator } from '../src/modules/wallet'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

test('G-06 E-09 the yearly basis counts fees from before the day of F-tax, and none from then on', async () => {
  const year = api.clock.now.getFullYear() - 1
  const brand = await wallet.fundedBrand(1_000_000)
  const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
  const creator = await make.creator()
  for (const [day, amount] of [
    ['03-02', 100_000],
    ['09-30', 25_000],
    ['10-01', 70_000],
  ] as const)
    await wallet.inTransaction((trx) =>
      payCreator(trx, {
        brandId: brand.id,
        instagramerId: creator.id,
        amount,
        title: 'Bild',
        campaignId,
        createdBy: admin.id,
        now: new Date(`${year}-${day}T10:00:00Z`),
      }),
    )
  const basis = async (who: Actor) => {
    const { body } = await api.call(who, 'GET', `/api/tax/export?year=${year}&by=creator`)
    const [head = '', ...lines] = (body as never as { file: string }).file.trim().split('\r\n')
    const own = lines.find((line) => line.includes(creator.username))?.split(';') ?? []
    return Object.fromEntries(head.split(';').map((name, at) => [name, own[at]]))
  }
  expect(await basis(creator)).toMatchObject({ 'Arvoden kr': '1950,00', 'Underlag kr': '1950,00' })
  const put = (day: string) => api.call(creator, 'PATCH', '/api/instagramers/me/tax', { body: { f_tax_since: day } })
  await put(`${year}-10-01`)
  for (const who of [creator, admin])
    expect(await basis(who)).toMatchObject({ 'Arvoden kr': '1950,00', 'Underlag kr': '1250,00' })
  await put(`${year - 1}-05-01`)
  expect(await basis(creator)).toMatchObject({ 'Underlag kr': '0,00' })
})
