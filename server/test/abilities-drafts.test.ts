import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Commands, compareAbilities } from './support/abilities'
import { askingForDrafts, draftsOf, draftTerms } from './support/drafts'
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

/** `used_up`: it waits, and the agreed round is used; `asked`: one more is asked for. */
const states = ['writing', 'sent', 'changes_requested', 'used_up', 'asked', 'approved'] as const
type State = (typeof states)[number]

/** The version of the draft that was made last. */
let version = 1

const make = async (state: State, campaignState: (typeof campaignStates)[number]): Promise<string> => {
  const drafts = draftsOf(api)
  const campaign = await records.campaign(brandId, { state: 'ongoing' })
  await api.db.updateTable('campaigns').set(askingForDrafts).where('id', '=', campaign).execute()
  const id = await records.participation(brandId, campaign, creator.id)
  version = state === 'used_up' || state === 'asked' ? 2 : 1
  await drafts.save(creator, id, 'Reklam för en mössa')
  if (state !== 'writing') await drafts.send(creator, id)
  if (state === 'approved') await drafts.approve(staff, id)
  if (state === 'changes_requested' || version === 2) {
    await drafts.change(staff, id)
    await drafts.save(creator, id, 'Reklam för en varm mössa')
  }
  if (version === 2) await drafts.send(creator, id)
  if (state === 'asked') await drafts.askExtra(staff, id, 2)
  await api.db.updateTable('campaigns').set({ state: campaignState }).where('id', '=', campaign).execute()
  return id
}

const see = async (who: Actor, id: string) => ({
  abilities: (await draftsOf(api).read(who, id)).draft?.abilities ?? [],
})
const of = (deed: string) => (id: string) => `/api/post_drafts/${id}/${deed}`

const creators = (id: () => string): Commands => ({
  write: {
    who: () => creator,
    method: 'PUT',
    path: (draft) => `/api/post_drafts/${draft}`,
    body: async () => ({
      post_draft: {
        caption: 'Reklam',
        media: [],
        saved_at: (await draftsOf(api).read(creator, id())).draft?.saved_at ?? null,
      },
    }),
  },
  send: { who: () => creator, method: 'POST', path: of('send') },
  withdraw: { who: () => creator, path: of('withdraw') },
  answerExtraRound: { who: () => creator, path: of('extra_round'), body: { answer: 'no' } },
})
const ours: Commands = {
  comment: {
    who: () => staff,
    method: 'POST',
    path: of('comments'),
    body: { draft_comment: { place: { from: 0, to: 6, quote: 'Reklam' }, text: 'Ljusare' } },
  },
  approve: { who: () => staff, path: of('approve'), body: () => Promise.resolve({ version }) },
  requestChanges: {
    who: () => staff,
    path: of('request_changes'),
    body: () => Promise.resolve({ version, note: 'Ljusare' }),
  },
  askExtraRound: {
    who: () => staff,
    method: 'POST',
    path: of('extra_round'),
    body: () => Promise.resolve({ version, note: 'Ljusare' }),
  },
  decline: { who: () => staff, path: of('decline'), body: () => Promise.resolve({ version, reason: 'Passar inte' }) },
}

test('every ability of a draft is tried', () => {
  expect(draftTerms.changeRounds).toBe(1)
  expect(Object.keys({ ...creators(() => ''), ...ours }).sort()).toEqual([...entities.postDraftAbilities].sort())
})

for (const state of states)
  test(`a draft that is ${state}: what is offered works and what is not is refused, in every state of the campaign`, async () => {
    const wrong: object[] = []
    let made = ''
    for (const campaignState of campaignStates) {
      // Staff see no draft before it is sent.
      const commands = { ...creators(() => made), ...(state !== 'writing' && ours) }
      const makeNext = async () => (made = await make(state, campaignState))
      for (const one of await compareAbilities(api, commands, makeNext, see)) wrong.push({ campaignState, ...one })
    }
    expect(wrong).toEqual([])
  })
