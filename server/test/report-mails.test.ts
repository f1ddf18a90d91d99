import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mailReports } from '../src/modules/reports'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  const brandId = (await records.brand('Björkbrygg')).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing', productValue: 310, name: 'Lussebrygg' })
  await api.db.updateTable('campaigns').set({ end_at: '2026-11-30' }).where('id', '=', campaignId).execute()
  const { id } = await records.creator()
  const participation = await records.participation(brandId, campaignId, id)
  const post = await records.post(brandId, campaignId, participation, id, { reach: 12_345 })
  await api.call(staff, 'PATCH', `/api/mentions/${post}/approve`)
})
afterAll(() => api.close())

const run = (at: string) => mailReports({ db: api.db, config: api.config, now: () => new Date(at) } as never)

test('a shared report is mailed once each Monday with what it shows, until its reader stops it or nothing new comes', async () => {
  const made = (
    await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { ends_on: '2027-06-30' } })
  ).body as { token: string; report_link: { id: string } }
  const change = (mail_to: string[]) =>
    api.call(staff, 'PATCH', `/api/report_links/${made.report_link.id}`, { body: { mail_to } })
  expect((await change(['kund'])).body).toEqual({ errors: { mail_to: ['invalid_email'] } })
  expect((await change([' Kund@example.test', 'kund@example.test', 'chef@example.test'])).body).toMatchObject({
    report_link: { mail_to: ['kund@example.test', 'chef@example.test'] },
  })
  const sent = async (to = 'kund@example.test') => mailsFor(api, to)
  // A Sunday; a Monday before the hour.
  await run('2026-12-06T12:00:00Z')
  await run('2026-12-07T05:30:00Z')
  expect(await sent()).toEqual([])
  await run('2026-12-07T07:30:00Z')
  await run('2026-12-07T08:30:00Z')
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(await sent('chef@example.test')).toHaveLength(1)
  expect(mail!.subject).toBe('Veckans siffror: Lussebrygg')
  expect(mail!.text).toContain('Räckvidd: 12 345')
  expect(mail!.text).toContain(`/reports/${made.token}`)
  expect(mail!.text).not.toContain('Kostnad')
  const stop = /\?stop=([\w-]+)/.exec(mail!.text)![1]!
  const end = (by: string) => api.call(null, 'POST', `/public/reports/${made.token}/stop`, { body: { stop: by } })
  expect((await end('nobody')).status).toBe(404)
  expect((await end(stop)).status).toBe(204)
  await api.call(staff, 'PATCH', `/api/report_links/${made.report_link.id}`, { body: { shows_costs: true } })
  await run('2026-12-14T07:30:00Z')
  expect(await sent()).toHaveLength(1)
  const [, second] = await sent('chef@example.test')
  expect(second!.text).toContain('Kostnad: 310,00 kr')
  // More than 30 days after the campaign's end there is nothing new.
  await run('2027-01-11T07:30:00Z')
  expect(await sent('chef@example.test')).toHaveLength(2)
})
