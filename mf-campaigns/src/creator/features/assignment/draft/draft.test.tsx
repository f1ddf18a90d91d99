/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Mention, Participation, PostDraft } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildCampaign,
  buildDraftComment,
  buildDraftMedia,
  buildDraftVersion,
  buildInstagramPost,
  buildMention,
  buildParticipation,
  buildPostDraft,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { liveCampaignSaga, mentionLists, mentionSaga, participationLists } from '../../../../shared/data'
import { creatorSaga, offerLists, ownPostLists } from '../../../data'
import { AssignmentPage } from '../AssignmentPage'

afterEach(() => {
  Object.defineProperty(window.navigator, 'onLine', { value: true, configurable: true })
  jest.restoreAllMocks()
})

const part = (more: Partial<Participation> = {}) =>
  buildParticipation({
    id: id(50),
    state: 'approved',
    campaignId: id(7),
    need: 'draft',
    draftState: 'writing',
    feeAmount: 160_000,
    abilities: [],
    dueAt: '2099-12-20',
    ...more,
  })
const draftOf = (more: Partial<PostDraft> = {}) => buildPostDraft({ id: id(50), abilities: ['write', 'send'], ...more })
const sentVersion = buildDraftVersion({ number: 1 })

const open = (participation: Participation, draft: PostDraft, more: FakeRoutes = {}, mentions: Mention[] = []) =>
  renderWithApp(
    <>
      <AssignmentPage />
      <Toaster />
    </>,
    {
      route: `/assignments/${id(50)}`,
      path: '/assignments/:participationId',
      slices: [participationLists, mentionLists, offerLists, ownPostLists],
      sagas: { campaigns: liveCampaignSaga, mentions: mentionSaga, creator: creatorSaga },
      api: {
        'GET /participations/:id': { participation: wire(participation) },
        'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
        'GET /agreements/:id': reply(404, { error: 'not_found' }),
        'GET /instagramers/me/mentions': () => listAnswer('mentions', mentions),
        'GET /post_drafts/:id': () => wire({ postDraft: draft }),
        ...more,
      },
    },
  )
const brand = part().campaign.brandName

test('before it is sent the page leads to the draft and not to the post; a paid fee is not promised earlier', async () => {
  open(part(), draftOf({ state: 'writing', versions: [], answerBy: null }))
  expect(await screen.findByText(`Visa ${brand} ett utkast först`)).toBeTruthy()
  expect(screen.getByText('Steg 3 av 5: utkast')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Skriv utkast' })).getAttribute('href')).toBe(
    `/assignments/${id(50)}/draft`,
  )
  expect(screen.queryByRole('link', { name: 'Lämna in inlägg' })).toBeNull()
})

test('while the brand looks there is nothing to press but to take it back, which is sent once and reads the page anew', async () => {
  let current = draftOf({ versions: [sentVersion], abilities: ['withdraw'] })
  let participation = part({ need: 'review', draftState: 'sent' })
  const { user, api } = open(participation, current, {
    'GET /participations/:id': () => ({ participation: wire(participation) }),
    'GET /post_drafts/:id': () => wire({ postDraft: current }),
    'PATCH /post_drafts/:id/withdraw': () => {
      current = draftOf({
        state: 'writing',
        versions: [{ ...sentVersion, outcome: 'withdrawn' }],
        savedAt: '2026-11-20T10:00:00Z',
      })
      participation = part()
      return wire({ postDraft: current })
    },
  })
  expect(await screen.findByText(`${brand} tittar på ditt utkast`)).toBeTruthy()
  expect(screen.getByText(/Svar senast .* annars godkänns det/)).toBeTruthy()
  await user.click(await screen.findByText('Ta tillbaka och ändra'))
  expect(await screen.findByText('Utkastet är tillbaka hos dig')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Fortsätt på utkastet' })).toBeTruthy()
  expect(api.to('PATCH /post_drafts/:id/withdraw')).toHaveLength(1)
})

const comments = [
  buildDraftComment({ id: id(831), number: 1, text: 'Gå lite närmare.', sentAt: '2026-12-09T10:12:00Z' }),
  buildDraftComment({
    id: id(832),
    number: 2,
    text: 'Skriv att det är utan parfym.',
    sentAt: '2026-12-09T10:12:00Z',
    place: { from: 24, to: 29, quote: 'Kaffe' },
  }),
]
const changes = draftOf({
  state: 'changes_requested',
  versions: [{ ...sentVersion, outcome: 'changes_requested' }],
  comments,
  changesUsed: 1,
  changeRounds: 2,
})

test('a change: pins and comments are one list, each is ticked by itself, and it says by when and how many are left', async () => {
  const { user, api } = open(part({ need: 'changes', draftState: 'changes_requested' }), changes, {
    'PATCH /post_draft_comments/:id/done': wire({ postDraft: changes }),
  })
  expect(await screen.findByText(`${brand} vill ändra 2 saker`)).toBeTruthy()
  expect(await screen.findByText('Ändring 1 av 2')).toBeTruthy()
  expect(screen.getByText(/Skicka igen senast/)).toBeTruthy()
  expect(screen.getByText(/Sista dag att publicera är fortfarande/)).toBeTruthy()
  expect(screen.getByText('2 ändringar ingår i avtalet. En är kvar efter den här.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ändra utkastet' }).getAttribute('href')).toBe(`/assignments/${id(50)}/draft`)
  await user.click(screen.getByRole('button', { name: /^1 ”Gå lite närmare/ }))
  expect(screen.getByRole('button', { name: 'Kommentar 1: Gå lite närmare.' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await user.click(screen.getByRole('checkbox', { name: /^Klart\s?: Skriv att det är utan parfym/ }))
  await waitFor(() => expect(api.to('PATCH /post_draft_comments/:id/done')[0]?.body).toEqual({ done: true }))
  expect(api.to('PATCH /post_draft_comments/:id/done')[0]!.path).toContain(id(832))
})

test('one more round than agreed may be refused', async () => {
  const { user, api } = open(
    part({ need: 'review', draftState: 'sent' }),
    draftOf({ versions: [sentVersion], extraRound: 'asked', abilities: ['answerExtraRound'] }),
    { 'PATCH /post_drafts/:id/extra_round': wire({ postDraft: draftOf({ extraRound: 'refused' }) }) },
  )
  expect(await screen.findByText(`${brand} vill ändra en gång till`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nej' }))
  expect(await screen.findByText('Du har sagt nej till en ändring till')).toBeTruthy()
  expect(api.to('PATCH /post_drafts/:id/extra_round')[0]!.body).toEqual({ answer: 'no' })
})

const approved = draftOf({
  state: 'approved',
  versions: [
    {
      ...sentVersion,
      outcome: 'approved',
      decidedAt: '2026-12-09T09:20:00Z',
      media: [buildDraftMedia({ id: id(801), alt: 'En kopp' })],
    },
  ],
})

test('approved: publish by a day, the text is copied with its alt texts, Instagram opens, and the post is handed in', async () => {
  const { user } = open(part({ need: 'post', draftState: 'approved', abilities: ['postMention'] }), approved)
  expect(await screen.findByText('Publicera nu')).toBeTruthy()
  expect(screen.getByText('Steg 3 av 5: publicera')).toBeTruthy()
  expect(await screen.findByText('Utkast godkänt')).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Öppna Instagram/ })).getAttribute('href')).toBe(
    'https://www.instagram.com/',
  )
  expect(screen.getByRole('link', { name: 'Jag har publicerat' }).getAttribute('href')).toBe(
    `/assignments/${id(50)}/post`,
  )
  expect(screen.queryByRole('link', { name: /^Lämna in ett till/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Kopiera texten' }))
  expect(await screen.findByText('Kopierat')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('Reklam för @bjorkbrygg. Kaffe #rostahemma\n\nBild 1: En kopp')
})

test('nobody answered: it is approved and says so; pictures that cannot be saved are told', async () => {
  const silent = { ...approved, versions: [{ ...approved.versions[0]!, outcome: 'unanswered' as const }] }
  const { user } = open(part({ need: 'post', draftState: 'approved' }), silent)
  expect(await screen.findByText('Godkänt, ingen svarade.')).toBeTruthy()
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await user.click(screen.getByRole('button', { name: 'Spara bilderna' }))
  expect(await screen.findByText('En bild kunde inte sparas. Försök igen.')).toBeTruthy()
})

test('the post is held against the draft: what is the same, what differs in words, and the parts that are left', async () => {
  const mention = buildMention({
    id: id(60),
    participationId: id(50),
    campaignId: id(7),
    instagramPost: buildInstagramPost({ id: id(61), caption: 'Reklam för @bjorkbrygg. Te #rostahemma' }),
    draftMatch: {
      text: 'differs',
      pictures: 'unknown',
      approvedCaption: 'Reklam för @bjorkbrygg. Kaffe #rostahemma',
      media: [],
    },
  })
  const participation = part({
    need: 'post',
    draftState: 'approved',
    abilities: ['postMention'],
    piecesLeft: [{ kind: 'story', count: 1 }],
  })
  open(participation, approved, {}, [mention])
  expect(await screen.findByText('Vi hittade ditt inlägg')).toBeTruthy()
  expect(screen.getByText('Texten skiljer sig')).toBeTruthy()
  expect(screen.getByText('Kaffe').closest('del')).toBeTruthy()
  expect(screen.getByText('Te').closest('ins')).toBeTruthy()
  expect(screen.getByText('Storyn är kvar')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Lämna in: Storyn är kvar/ }).getAttribute('href')).toBe(
    `/assignments/${id(50)}/post?kind=story`,
  )
})

test('what the brand answers is there at once; without a network nothing can be taken back', async () => {
  let current = draftOf({ versions: [sentVersion], abilities: ['withdraw'] })
  let participation = part({ need: 'review', draftState: 'sent' })
  open(participation, current, {
    'GET /participations/:id': () => ({ participation: wire(participation) }),
    'GET /post_drafts/:id': () => wire({ postDraft: current }),
  })
  expect(await screen.findByText(`${brand} tittar på ditt utkast`)).toBeTruthy()
  Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(
    await within(screen.getByRole('list', { name: 'Ta tillbaka och ändra' })).findByText('Kräver nät'),
  ).toBeTruthy()
  current = changes
  participation = part({ need: 'changes', draftState: 'changes_requested' })
  act(() =>
    bus.publish('live:participation-changed', { participationId: id(50), campaignId: id(7), instagramerId: id(401) }),
  )
  expect(await screen.findByText(`${brand} vill ändra 2 saker`)).toBeTruthy()
})
