/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Participation } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildCampaign,
  buildCampaignCard,
  buildMention,
  buildParticipation,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  wire,
  within,
} from '@samspel/testing'
import { liveCampaignSaga, mentionLists, mentionSaga, participationLists } from '../../../shared/data'
import { creatorSaga, offerLists, ownPostLists } from '../../data'
import { AssignmentPage } from './AssignmentPage'

const route = { route: `/assignments/${id(50)}`, path: '/assignments/:participationId' }
const participation = buildParticipation({
  id: id(50),
  state: 'approved',
  campaignId: id(7),
  need: 'post',
  abilities: ['postMention'],
  feeAmount: 90_000,
  decidedAt: '2026-11-02T10:00:00Z',
})
const mention = (more: object) => buildMention({ id: id(60), participationId: id(50), campaignId: id(7), ...more })

test('an approved post shows at once when the fact arrives, with the money on its way', async () => {
  let current = mention({ state: 'rejected', rejectReason: 'Märkningen saknas.', decidedAt: '2026-11-05T10:00:00Z' })
  renderWithApp(<AssignmentPage />, {
    ...route,
    slices: [participationLists, mentionLists, offerLists, ownPostLists],
    sagas: { campaigns: liveCampaignSaga, mentions: mentionSaga, creator: creatorSaga },
    api: {
      'GET /participations/:id': { participation: wire(participation) },
      'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
      'GET /instagramers/me/mentions': () => listAnswer('mentions', [current]),
      'GET /mentions/:id': () => ({ mention: wire(current) }),
    },
  })
  expect(await screen.findByText('Varumärket skriver: Märkningen saknas.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lämna in inlägg' }).getAttribute('href')).toBe(`/assignments/${id(50)}/post`)

  current = mention({ state: 'approved', decidedAt: new Date().toISOString() })
  act(() => bus.publish('live:mention-changed', { mentionId: id(60), campaignId: id(7), instagramerId: id(401) }))
  expect(await screen.findByText('Pengarna är på väg')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till plånboken' }).getAttribute('href')).toBe('/wallet')
  expect(screen.queryByRole('link', { name: 'Lämna in inlägg' })).toBeNull()
})

test('while more was agreed than is approved, the next piece is asked for, and no money is promised', async () => {
  const part = {
    ...participation,
    instagramPostsCount: 1,
    piecesLeft: [{ kind: 'post', count: 1 }],
    fee: { state: 'held', amount: 90_000, settledAt: null, returnReason: null, until: null },
  }
  open({
    'GET /participations/:id': { participation: wire(part) },
    'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
    'GET /instagramers/me/mentions': listAnswer('mentions', [
      mention({ state: 'approved', decidedAt: new Date().toISOString() }),
    ]),
  })
  expect(await screen.findByRole('link', { name: 'Lämna in inlägg' })).toBeTruthy()
  expect(screen.queryByText('Pengarna är på väg')).toBeNull()
})

test('an unknown assignment has its own words', async () => {
  renderWithApp(<AssignmentPage />, {
    ...route,
    slices: [mentionLists],
    api: {
      'GET /participations/:id': reply(404, { error: 'not_found' }),
      'GET /instagramers/me/mentions': listAnswer('mentions', []),
    },
  })
  expect(await screen.findByText('Uppdraget finns inte, eller så har ansökan tagits tillbaka.')).toBeTruthy()
})

const open = (api: FakeRoutes) =>
  renderWithApp(<AssignmentPage />, {
    ...route,
    slices: [participationLists, mentionLists, offerLists, ownPostLists],
    sagas: { creator: creatorSaga },
    api: {
      'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
      'GET /instagramers/me/mentions': listAnswer('mentions', []),
      ...api,
    },
  })
const problem = {
  id: id(80),
  kind: 'other',
  text: 'Lådan var blöt.',
  reportedAt: '2026-11-10T10:00:00Z',
  answer: null,
  resolvedAt: null,
} as const

test('a delivery problem is reported with its kind and words, and the deadline stands still; a second one is refused with the words kept', async () => {
  let current = {
    ...participation,
    abilities: ['postMention', 'reportDelivery'] as Participation['abilities'],
    dueAt: '2099-12-11',
    need: 'post' as const,
  }
  let isRefused = true
  const { user, api } = open({
    'GET /participations/:id': () => ({ participation: wire(current) }),
    'POST /participations/:id/delivery_problems': () => {
      if (isRefused) return reply(409, { error: 'conflict' })
      current = {
        ...current,
        abilities: ['postMention'],
        need: 'delivery' as never,
        deadlinePausedAt: '2026-11-10T10:00:00Z' as never,
        deliveryProblem: problem as never,
      }
      return { participation: wire(current) }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mer om uppdraget' }))
  expect(await screen.findByRole('menuitem', { name: 'Lägg i kalendern' })).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Anmäl leveransproblem' }))
  await user.click(await screen.findByRole('radio', { name: 'Något annat' }))
  await user.type(screen.getByLabelText('Berätta kort'), 'Lådan var blöt.')
  await user.click(screen.getByRole('button', { name: /^Skicka till/ }))
  expect(await screen.findByText('Du har redan anmält ett problem som väntar på svar.')).toBeTruthy()
  isRefused = false
  await user.click(screen.getByRole('button', { name: /^Skicka till/ }))
  expect(await screen.findByText(/Står still sedan/)).toBeTruthy()
  expect(screen.getByText(/har inte svarat än/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mer om uppdraget' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Hoppa av'])
  expect(api.to('POST /participations/:id/delivery_problems')[1]?.body).toEqual({
    deliveryProblem: { kind: 'other', text: 'Lådan var blöt.', at: expect.any(String) },
  })
})

test('an answered problem shows the answer, and the deadline where it was moved to', async () => {
  open({
    'GET /participations/:id': {
      participation: wire({
        ...participation,
        need: 'post',
        dueAt: '2099-12-20',
        campaign: buildCampaignCard({ dueAt: '2099-12-11' }),
        deliveryProblem: { ...problem, answer: 'Ett nytt paket är skickat.', resolvedAt: '2026-11-12T10:00:00Z' },
      }),
    },
  })
  expect(await screen.findByText(/ svarar: Ett nytt paket är skickat\.$/)).toBeTruthy()
  expect(screen.getByText(/Flyttad från/)).toBeTruthy()
})

const reading = (more: object = {}) => ({
  caption: 'Annons: ny text #lussebrygg',
  changed: true,
  checks: { adLabel: 'ok', adLabelFound: 'Annons', missingAccounts: [], missingHashtags: [], daysBeforeDue: 3 },
  ...more,
})

test('changes asked for on a post: the reason, and the post is read anew; on a link the form opens with it', async () => {
  const changes = {
    state: 'rejected',
    decisionKind: 'changes_requested',
    rejectReason: 'Märk tydligare.',
    abilities: ['resubmit'],
    participationId: id(50),
  } as const
  const post = buildMention({ id: id(60), ...changes, abilities: ['resubmit'] })
  const link = buildMention({
    id: id(61),
    ...changes,
    abilities: ['resubmit'],
    kind: 'link',
    instagramPost: null,
    linkPost: { url: 'https://a.se', title: 'Min video', linkType: 'tiktok' },
  })
  const { user, api } = open({
    'GET /participations/:id': { participation: wire({ ...participation, need: 'changes', changesRequestedCount: 2 }) },
    'GET /instagramers/me/mentions': listAnswer('mentions', [post, link]),
    'GET /instagramers/me/participations': listAnswer('participations', []),
    'POST /mentions/:id/read_again': wire({ reading: reading() }),
    'PATCH /mentions/:id/resubmit': {
      mention: wire({ ...post, state: 'pending', decisionKind: null, rejectReason: null, revision: 1, abilities: [] }),
      participation: wire({ ...participation, need: 'changes', changesRequestedCount: 1 }),
    },
  })
  expect(await screen.findByText('Varumärket vill att du ändrar: Märk tydligare.')).toBeTruthy()
  // Two posts were sent back: each request stands once, the first in the card of what to do now.
  expect(screen.getAllByText(/Märk tydligare/)).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Ändra och lämna in igen' })[0]?.getAttribute('href')).toBe(
    `/assignments/${id(50)}/post?mention=${id(61)}`,
  )
  await user.click(screen.getByRole('button', { name: 'Läs in inlägget igen' }))
  expect(await screen.findByText(/version 2/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Läs in inlägget igen' })).toBeNull()
  expect(api.to('PATCH /mentions/:id/resubmit')[0]?.body).toEqual({ mention: {} })
})

test('figures of a link that no network tells are typed, with their time and who typed them', async () => {
  const figures = { views: 900, likes: null, comments: 3, proofUrl: null }
  const reading = {
    network: 'linkedin',
    state: 'unreadable',
    missingSince: null,
    problem: null,
    title: null,
    author: null,
    imageUrl: null,
    publishedAt: null,
    checkedAt: null,
    mayType: true,
    figures: [],
  } as const
  const link = buildMention({
    id: id(61),
    participationId: id(50),
    kind: 'link',
    instagramPost: null,
    linkPost: { url: 'https://www.linkedin.com/pulse/kaffe', title: 'Om kaffe', linkType: 'linkedin' },
    linkReading: { ...reading, figures: [] },
  })
  const { user, api } = open({
    'GET /participations/:id': { participation: wire(participation) },
    'GET /instagramers/me/mentions': listAnswer('mentions', [link]),
    'PUT /mentions/:id/link_figures': {
      mention: wire({
        ...link,
        linkReading: {
          ...reading,
          figures: [
            { ...figures, moment: 'handed_in', afterDays: 0, source: 'typed', readAt: '2026-11-20T10:00:00.000Z' },
          ],
        },
      }),
    },
  })
  expect(await screen.findByText('LinkedIn lämnar inte ut siffror för en länk.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Skriv siffror' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Skriv siffror' }))
  await user.type(await sheet.findByLabelText('Visningar'), '900')
  await user.type(sheet.getByLabelText(/^Kommentarer/), '3')
  await user.click(sheet.getByRole('button', { name: 'Spara siffrorna' }))
  expect(await screen.findByText(/900 visningar, 3 kommentarer \(skrivet av kreatören/)).toBeTruthy()
  expect(api.to('PUT /mentions/:id/link_figures')[0]?.body).toEqual({ figures })
})

test('a removed creator reads who did it and why', async () => {
  open({
    'GET /participations/:id': {
      participation: wire({
        ...participation,
        state: 'rejected',
        need: 'done',
        decisionKind: 'removed',
        decidedByName: 'Alva Ek',
        decisionReason: 'Dubbelbokat.',
        abilities: [],
      }),
    },
  })
  expect(await screen.findByText(/Alva Ek på .* skriver: Dubbelbokat\./)).toBeTruthy()
  expect(screen.getByText('Varumärket avslutade samarbetet')).toBeTruthy()
})

test('A1 a finished campaign says until when the fee can be earned', async () => {
  const held = {
    ...participation,
    need: 'post' as const,
    dueAt: '2026-11-10',
    fee: { state: 'held', amount: 90_000, settledAt: null, returnReason: null, until: '2026-11-24' } as const,
    campaign: buildCampaignCard({ state: 'finished' }),
  }
  open({ 'GET /participations/:id': { participation: wire(held) } })
  expect(await screen.findByText(/Kampanjen är avslutad\. Du får arvodet om du lämnar in senast 24 nov/)).toBeTruthy()
})

test('A1 a fee that has gone back is said, with why, and no post is asked for', async () => {
  const returned = {
    ...participation,
    feeAmount: 0,
    need: 'done' as const,
    abilities: [],
    fee: {
      state: 'returned',
      amount: 90_000,
      settledAt: '2026-11-25T10:00:00Z',
      returnReason: 'not_delivered',
      until: null,
    } as const,
    campaign: buildCampaignCard({ state: 'finished', brandName: 'Fjällbris' }),
  }
  open({ 'GET /participations/:id': { participation: wire(returned) } })
  expect(await screen.findByText('Arvodet betalas inte ut.')).toBeTruthy()
  expect(
    screen.getByText(/Inget innehåll var godkänt när tiden gick ut\. 900\skr gick tillbaka till Fjällbris 25 nov/),
  ).toBeTruthy()
  expect(screen.getByText('Arvodet gick tillbaka till varumärket')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lämna in inlägg' })).toBeNull()
  expect(screen.queryByText('Arvodet betalas')).toBeNull()
})

test('right after handing in, before the list of posts is read anew, nothing offers to hand in again and the state is that of the post', async () => {
  open({
    'GET /participations/:id': { participation: wire({ ...participation, need: 'review', pendingMentionsCount: 1 }) },
  })
  expect(await screen.findByText('Steg 4 av 5: granskning')).toBeTruthy()
  expect(screen.getByText('Granskas')).toBeTruthy()
  expect(screen.queryByText('Godkänd')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Lämna in inlägg' })).toBeNull()
})

test('that a change is asked for is said before the posts are read, and where they cannot be', async () => {
  open({
    'GET /participations/:id': { participation: wire({ ...participation, need: 'changes', changesRequestedCount: 1 }) },
    'GET /instagramers/me/mentions': () => reply(0),
  })
  expect(await screen.findByText('Ändring begärd')).toBeTruthy()
  expect(screen.queryByText('Granskas')).toBeNull()
})

test('a post that the list knows before the assignment is read anew is in review as well', async () => {
  open({
    'GET /participations/:id': { participation: wire({ ...participation, need: 'post' }) },
    'GET /instagramers/me/mentions': listAnswer('mentions', [mention({ state: 'pending' })]),
  })
  expect(await screen.findByText('Steg 4 av 5: granskning')).toBeTruthy()
})

const paid = (left: number, settledAt = '2025-11-05T10:00:00Z', withdrawal?: object) => ({
  'GET /participations/:id': {
    participation: wire({
      ...participation,
      need: 'done' as const,
      fee: {
        state: 'paid',
        amount: 90_000,
        settledAt,
        returnReason: null,
        until: null,
        left,
        ...(withdrawal && { withdrawal }),
      },
    }),
  },
  'GET /instagramers/me/mentions': listAnswer('mentions', [
    mention({ state: 'approved', decidedAt: '2025-11-05T10:00:00Z' }),
  ]),
})

test('a fee offers what is left of it', async () => {
  open(paid(40_000))
  expect(await screen.findByRole('link', { name: /^Ta ut 400\skr$/ })).toBeTruthy()
  expect(screen.getByText(/^400\skr kan tas ut nu, 500\skr är redan uttaget$/)).toBeTruthy()
  expect(screen.getByText('Betalt')).toBeTruthy()
})

test('a fee that cannot be taken yet leads to the wallet, and says from when it can', async () => {
  open(paid(90_000, new Date().toISOString()))
  expect(await screen.findAllByText(/^Kan tas ut/)).not.toEqual([])
  expect(screen.getByRole('link', { name: 'Till plånboken' }).getAttribute('href')).toBe('/wallet')
  expect(screen.queryByRole('link', { name: /^Ta ut/ })).toBeNull()
})

test('a fee that was taken out offers nothing to withdraw', async () => {
  open(paid(0))
  expect(await screen.findByText(/^Du har tagit ut 900\skr$/)).toBeTruthy()
  expect(screen.getByText('Pengarna är uttagna')).toBeTruthy()
  expect(screen.queryByText(/Kan tas ut/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Ta ut/ })).toBeNull()
})

test.each([
  ['requested', /^Ingår i uttaget 28 nov/],
  ['paid', /^Utbetald 28 nov/],
] as const)('a fee whose withdrawal is %s says so with its day, and has no button', async (state, words) => {
  open(paid(0, undefined, { state, at: '2025-11-28T11:00:00Z' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Ta ut/ })).toBeNull()
})

const askedFor = (read: object) => ({
  'GET /participations/:id': { participation: wire({ ...participation, need: 'changes', changesRequestedCount: 1 }) },
  'GET /instagramers/me/mentions': listAnswer('mentions', [
    mention({
      state: 'rejected',
      decisionKind: 'changes_requested',
      rejectReason: 'Nämn att den är parfymfri.',
      createdAt: '2025-11-05T15:05:00Z',
      abilities: ['resubmit'],
    }),
  ]),
  'POST /mentions/:id/read_again': wire({ reading: read }),
  'PATCH /mentions/:id/resubmit': wire({
    mention: mention({ state: 'pending', revision: 1 }),
    participation: { ...participation, need: 'review' },
  }),
})

test('a text that was not changed is not sent by a slip: the creator reads since when it is the same, and may still send it', async () => {
  const { user, api } = open(askedFor(reading({ changed: false })))
  await user.click(await screen.findByRole('button', { name: 'Läs in inlägget igen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Texten är inte ändrad' }))
  expect(sheet.getByText(/^Texten är densamma som .*5 nov.* 16:05/)).toBeTruthy()
  expect(api.to('PATCH /mentions/:id/resubmit')).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Lämna in ändå' }))
  expect(await screen.findByText(/version 2/)).toBeTruthy()
  expect(api.to('PATCH /mentions/:id/resubmit')[0]?.body).toEqual({ mention: {}, evenIfUnchanged: true })
})

test('a changed text that lacks what the brand looks at shows the checks before it is sent', async () => {
  const { user, api } = open(
    askedFor(reading({ checks: { ...reading().checks, adLabel: 'missing', missingHashtags: ['lussebrygg'] } })),
  )
  await user.click(await screen.findByRole('button', { name: 'Läs in inlägget igen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Något saknas i texten' }))
  expect(sheet.getByText('Reklammärkning saknas. Börja texten med Reklam.')).toBeTruthy()
  expect(sheet.getByText('Saknas: #lussebrygg')).toBeTruthy()
  expect(api.to('PATCH /mentions/:id/resubmit')).toEqual([])
})

test('whoever leaves reads what follows from the reason, and can undo it', async () => {
  const reasons = [
    { reason: 'no_time', owed: 0, counts_for: 'creator' },
    { reason: 'terms_or_parcel', owed: 0, counts_for: null },
  ]
  const terms = {
    id: participation.id,
    campaign_id: participation.campaignId,
    campaign_name: 'Läppar i blåsten',
    brand_name: 'Havsro',
    creator_name: 'Tove',
    fee: 160_000,
    goods: 'not_sent',
    product_value: 129,
    obstacle: null,
    reasons,
    ended: 0,
    agreed: 14,
    leaving: null,
  }
  let until: string | null = null
  const { user, api } = open({
    'GET /participations/:id': () => ({ participation: wire({ ...participation, need: 'post', leavingUntil: until }) }),
    'GET /agreements/:id/leave_terms': { leave_terms: terms },
    'POST /agreements/:id/leaving': () => {
      until = '2026-11-30T14:32:00Z'
      return { leave_terms: terms }
    },
    'DELETE /agreements/:id/leaving': () => {
      until = null
      return { leave_terms: terms }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mer om uppdraget' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hoppa av' }))
  expect(await screen.findByRole('heading', { name: 'Hoppa av Läppar i blåsten?' })).toBeTruthy()
  expect(screen.getByText(/1.600.kr går tillbaka till Havsro/)).toBeTruthy()
  expect(screen.getByText('Syns i ett år: 1 avhopp av 14')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Villkoren eller paketet/ }))
  expect(screen.queryByText('Syns i ett år: 1 avhopp av 14')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hoppa av' }))
  expect(await screen.findByText(/^Du hoppar av /)).toBeTruthy()
  expect(api.to('POST /agreements/:id/leaving')[0]?.body).toEqual({ reason: 'terms_or_parcel' })
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(api.to('DELETE /agreements/:id/leaving')).toHaveLength(1)
})
