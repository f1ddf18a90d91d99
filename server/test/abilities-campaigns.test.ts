import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Campaign, type CampaignState, campaignStates } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let brandId: string
let creator: Actor
let people: Record<'brand' | 'platform', Actor>
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  creator = await records.creator()
  people = { brand: await records.staff('company', [brandId]), platform: await records.staff('admin') }
})
afterAll(() => api.close())

/** The commands available to somebody in a state; the same command can mean a different act in another state. */
const commandsOf = (name: keyof typeof people, state: CampaignState, promoted: boolean): Commands => {
  const who = () => people[name]
  const to = (next: CampaignState, comment?: string) => ({
    who,
    path: (id: string) => `/api/campaigns/${id}/state`,
    body: { campaign: { state: next, ...(comment && { review_comment: comment }) } },
  })
  const post = (last: string, body?: object) => ({
    who,
    method: 'POST' as const,
    path: (id: string) => `/api/campaigns/${id}/${last}`,
    ...(body && { body }),
  })
  return {
    edit: { who, path: (id) => `/api/campaigns/${id}`, body: { campaign: { name: 'Lussebrygg' } } },
    delete: { who, method: 'DELETE', path: (id) => `/api/campaigns/${id}` },
    request: to('requested'),
    ...(name === 'platform' ? { return: to('draft', 'Bilden saknas') } : { withdraw: to('draft') }),
    confirm: to('confirmed'),
    close: to('upcoming'),
    start: to('ongoing'),
    ...(state === 'archived' ? { restore: to('finished') } : { finish: to('finished') }),
    ...(state === 'finished' ? { archive: to('archived') } : { cancel: to('archived') }),
    invite: post('invitations', { instagramer_ids: [creator.id] }),
    ...(promoted
      ? { unpromote: { who, method: 'DELETE', path: (id) => `/api/campaigns/${id}/promote` } }
      : { promote: post('promote') }),
    duplicate: post('duplicate'),
    share: post('report_links', { days: 7 }),
  }
}

test('every ability has a command here, but those that are about records of their own', () => {
  const named = campaignStates.flatMap((state) =>
    [true, false].flatMap((promoted) => [
      ...Object.keys(commandsOf('brand', state, promoted)),
      ...Object.keys(commandsOf('platform', state, promoted)),
    ]),
  )
  expect([...new Set([...named, 'apply', 'decideParticipations', 'decideMentions'])].sort()).toEqual(
    [...entities.campaignAbilities].sort(),
  )
})

const ready = {
  excerpt: 'Kaffe till fikat',
  instructions: 'Berätta om kaffet',
  product_image_url: '/uploads/demo/bild.webp',
  start_at: '2099-01-01',
  end_at: '2099-02-01',
}

for (const state of campaignStates)
  test(`a campaign that is ${state}: what is offered works and what is not is refused, to its brand and to the platform`, async () => {
    const wrong = []
    for (const name of ['brand', 'platform'] as const)
      for (const [approved, promoted, cancelled] of [
        [0, false, false],
        [1, true, false],
        [0, false, true],
      ] as const) {
        // Nobody can take part before it is published.
        const participants = state === 'draft' || state === 'requested' ? 0 : approved
        const make = async () => {
          const id = await records.campaign(brandId)
          for (let at = 0; at < participants; at += 1)
            await records.participation(brandId, id, (await records.creator()).id)
          const now = new Date().toISOString()
          await api.db
            .updateTable('campaigns')
            .set({ ...ready, state, promoted_at: promoted ? now : null, cancelled_at: cancelled ? now : null })
            .where('id', '=', id)
            .execute()
          return id
        }
        const see = async (who: Actor, id: string) =>
          ((await api.call(who, 'GET', `/api/campaigns/${id}`)).body as { campaign: Campaign }).campaign
        for (const one of await compareAbilities(api, commandsOf(name, state, promoted), make, see))
          wrong.push({ name, participants, promoted, cancelled, ...one })
      }
    expect(wrong).toEqual([])
  })
