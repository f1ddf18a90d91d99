import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { campaignStates, type Mention, type Participation } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Command, type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let creator: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  creator = await records.creator()
})
afterAll(() => api.close())

let linked = 0
/** A link that nobody has handed in. */
const newLink = () => ({ url: `https://a.example/${(linked += 1)}`, title: 'x', link_type: 'custom' })
const reason = { reason: 'Nej' }

describe('a participation', () => {
  const problemOf = async (participationId: string) => {
    const row = await api.db
      .selectFrom('delivery_problems')
      .select('id')
      .where('participation_id', '=', participationId)
      .executeTakeFirst()
    return row?.id ?? uuidv7()
  }
  const commands = (state: string, hasProblem: boolean): Commands => ({
    approve: {
      who: () => staff,
      path: (id) => `/api/participations/${id}/approve`,
      body: { from: state === 'approved' ? 'rejected' : state },
    },
    ...(state === 'approved'
      ? {
          remove: {
            who: () => staff,
            path: (id) => `/api/participations/${id}/reject`,
            body: { ...reason, from: state },
          },
        }
      : {
          reject: {
            who: () => staff,
            path: (id) => `/api/participations/${id}/reject`,
            body: { ...reason, from: 'pending' },
          },
        }),
    annotate: { who: () => staff, path: (id) => `/api/participations/${id}`, body: { participation: { note: 'x' } } },
    rate: { who: () => staff, path: (id) => `/api/participations/${id}/rating`, body: { rating: { score: 4 } } },
    ...(hasProblem && {
      resolveDelivery: {
        who: () => staff,
        path: async (id) => `/api/delivery_problems/${await problemOf(id)}/resolve`,
        body: { answer: 'Nytt paket' },
      },
    }),
    withdraw: { who: () => creator, method: 'DELETE', path: (id) => `/api/participations/${id}` },
    postMention: {
      who: () => creator,
      method: 'POST',
      path: (id) => `/api/participations/${id}/mentions`,
      body: { mention: { kind: 'link', link_post: newLink() } },
    },
    reportDelivery: {
      who: () => creator,
      method: 'POST',
      path: (id) => `/api/participations/${id}/delivery_problems`,
      body: { delivery_problem: { kind: 'damaged', text: 'Trasig' } },
    },
  })

  test('every ability has a command here', () => {
    const named = [...Object.keys(commands('approved', true)), ...Object.keys(commands('pending', true))]
    expect([...new Set(named)].sort()).toEqual([...entities.participationAbilities].sort())
  })

  for (const state of ['pending', 'approved', 'rejected'] as const)
    test(`that is ${state}: what is offered works and what is not is refused, in every state of the campaign`, async () => {
      const wrong = []
      for (const campaignState of campaignStates)
        for (const [hasProblem, feeReturned, mentions, isFull] of [
          [false, false, 0, false],
          [true, false, 1, false],
          [false, true, 0, false],
          [false, false, 0, true],
        ] as const) {
          const make = async () => {
            const campaignId = await records.campaign(brandId)
            const id = await records.participation(brandId, campaignId, creator.id)
            if (isFull) await records.participation(brandId, campaignId, (await records.creator()).id)
            await api.db
              .updateTable('campaigns')
              .set({ state: campaignState, target_number_of_instagramers: isFull ? 1 : 5, payment_type: 'link' })
              .where('id', '=', campaignId)
              .execute()
            await api.db
              .updateTable('participations')
              .set({
                state,
                link_posts_count: mentions,
                fee_returned_at: feeReturned ? new Date().toISOString() : null,
              })
              .where('id', '=', id)
              .execute()
            if (hasProblem)
              await api.db
                .insertInto('delivery_problems')
                .values({ brand_id: brandId, id: uuidv7(), participation_id: id, kind: 'damaged', text: 'Trasig' })
                .execute()
            return id
          }
          // Whether the campaign is full stands on the campaign; a participation does not repeat it.
          const see = async (who: Actor, id: string) => {
            const { body } = await api.call(who, 'GET', `/api/participations/${id}`)
            const { participation } = body as { participation: Participation & { campaign_id: string } }
            const campaign = await api.call(who, 'GET', `/api/campaigns/${participation.campaign_id}`)
            const left = (campaign.body as { campaign?: { places_left: number | null } }).campaign?.places_left
            return {
              abilities: participation.abilities,
              refusals: left === 0 ? [{ act: 'approve', reason: 'campaign_full' }] : [],
            }
          }
          for (const one of await compareAbilities(api, commands(state, hasProblem), make, see))
            wrong.push({ campaignState, hasProblem, feeReturned, isFull, ...one })
        }
      expect(wrong).toEqual([])
    })
})

describe('a mention', () => {
  const decision = (name: string, body?: object): Command => ({
    who: () => staff,
    path: (id) => `/api/mentions/${id}/${name}`,
    ...(body && { body }),
  })
  const commands: Commands = {
    approve: decision('approve'),
    reject: decision('reject', reason),
    requestChanges: decision('request_changes', reason),
    reset: decision('reset'),
    resubmit: {
      who: () => creator,
      path: (id) => `/api/mentions/${id}/resubmit`,
      body: { mention: { content_post: { text: 'Reklam: fika', image_urls: [] } } },
    },
  }

  test('every ability has a command here; a picture is asked for by its post', () => {
    expect([...Object.keys(commands), 'buyImage'].sort()).toEqual([...entities.mentionAbilities].sort())
  })

  for (const [state, kind] of [
    ['pending', null],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['rejected', 'changes_requested'],
  ] as const)
    test(`that is ${kind ?? state}: what is offered works and what is not is refused, in every state around it`, async () => {
      const wrong = []
      for (const campaignState of campaignStates)
        for (const [participationState, feeReturned] of [
          ['approved', false],
          ['approved', true],
          ['rejected', false],
        ] as const) {
          const make = async () => {
            const campaignId = await records.campaign(brandId)
            const participationId = await records.participation(brandId, campaignId, creator.id)
            const id = await records.post(brandId, campaignId, participationId, creator.id, { kind: 'content' })
            await api.db.updateTable('campaigns').set({ state: campaignState }).where('id', '=', campaignId).execute()
            await api.db
              .updateTable('participations')
              .set({
                state: participationState,
                content_posts_count: state === 'approved' ? 1 : 0,
                fee_returned_at: feeReturned ? new Date().toISOString() : null,
              })
              .where('id', '=', participationId)
              .execute()
            await api.db.updateTable('mentions').set({ state, decision_kind: kind }).where('id', '=', id).execute()
            return id
          }
          const see = async (who: Actor, id: string) =>
            ((await api.call(who, 'GET', `/api/mentions/${id}`)).body as { mention: Mention }).mention
          for (const one of await compareAbilities(api, commands, make, see))
            wrong.push({ campaignState, participationState, feeReturned, ...one })
        }
      expect(wrong).toEqual([])
    })
})
