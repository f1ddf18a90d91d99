import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runDeadlines } from '../src/modules/deadlines'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const apply = async (who: Actor, offerId: string) =>
  (
    (
      await api.call(who, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: 'Gärna' } },
      })
    ).body as { store_participation: { id: string } }
  ).store_participation
const approve = (who: Actor, id: string) =>
  api.call(who, 'PATCH', `/api/store_participations/${id}/approve`, { body: {} })
const setUp = async () => {
  const made = await pickups.setUp({ requiresApplication: true })
  const [staff, creator] = [await make.staff('company', [made.brand.id]), await make.creator()]
  return { ...made, staff, creator, application: await apply(creator, made.offerId) }
}

describe('decision 37: staff are reminded two days before an application at a store ends by itself', () => {
  const run = () => runDeadlines({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
  const asked = (id: string, hoursAgo: number) =>
    api.db
      .updateTable('store_participations')
      .set({ created_at: new Date(api.clock.now.getTime() - hoursAgo * 3_600_000).toISOString() })
      .where('id', '=', id)
      .execute()
  const mailsOf = async ({ id }: Actor) => {
    const { email } = await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    return mailsFor(api, email)
  }

  test('once, in their own language, with who waits where and the way to the store', async () => {
    const { brand, storeId, staff, application } = await setUp()
    const english = await make.staff('company', [brand.id])
    await api.db.updateTable('users').set({ locale: 'en' }).where('id', '=', english.id).execute()
    await asked(application.id, 8 * 24 - 1)
    await run()
    expect(await mailsOf(staff)).toEqual([])
    await asked(application.id, 8 * 24 + 1)
    await Promise.all([run(), run()])
    await run()
    const [mail, ...more] = await mailsOf(staff)
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^En ansökan till .* väntar på svar$/)
    expect(mail!.text).toContain('har väntat i 8 dagar')
    expect(mail!.text).toContain(', Store')
    expect(mail!.text).toContain(`/applications?kind=stores&store=${storeId}`)
    expect((await mailsOf(english)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^An application for .* waits for an answer$/),
    ])
  })

  test('one mail for all that wait at the stores of a campaign, at most one a day; what is answered is not asked for', async () => {
    const { brand, campaignId, staff, offerId, application } = await setUp()
    const elsewhere = await pickups.offer(brand.id, campaignId, await pickups.store(brand.id, { name: 'Andra' }), {
      requiresApplication: true,
    })
    const [second, late, answered] = [
      await apply(await make.creator(), elsewhere),
      await apply(await make.creator(), offerId),
      await apply(await make.creator(), offerId),
    ]
    await approve(staff, answered.id)
    for (const { id } of [application, second, answered]) await asked(id, 8 * 24 + 1)
    await run()
    const [mail] = await mailsOf(staff)
    expect(mail!.subject).toMatch(/^2 ansökningar till /)
    expect(mail!.text).toContain(', Andra')
    expect(mail!.text).toContain('/applications?kind=stores&campaign=')
    await asked(late.id, 8 * 24 + 1)
    await run()
    expect(await mailsOf(staff)).toHaveLength(1)
  })

  test('who asks again after the end is spoken for again', async () => {
    const { staff, creator, offerId, application } = await setUp()
    await asked(application.id, 8 * 24 + 1)
    await run()
    await asked(application.id, 241)
    await run()
    await apply(creator, offerId)
    await asked(application.id, 8 * 24 + 1)
    await run()
    expect(await mailsOf(staff)).toHaveLength(2)
  })
})
