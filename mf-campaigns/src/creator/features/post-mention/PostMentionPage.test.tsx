/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { mentionKindsOf } from '@samspel/api/campaign-rules'
import { initialApp } from '@samspel/store'
import {
  act,
  type AppOptions,
  buildCampaign,
  buildDraftVersion,
  buildInstagramer,
  buildInstagramPost,
  buildMention,
  buildParticipation,
  buildPostDraft,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  wire,
} from '@samspel/testing'
import { mentionLists } from '../../../shared/data'
import { ownPostLists } from '../../data'
import { PostMentionPage } from './PostMentionPage'

const participation = buildParticipation({
  id: id(50),
  state: 'approved',
  campaignId: id(7),
  abilities: ['postMention'],
})
const open = (fields: object, api: object, more: AppOptions = {}) => {
  const campaign = buildCampaign({ id: id(7), ...fields })
  const piecesLeft = mentionKindsOf(campaign).map((kind) => ({ kind, count: 1 }))
  return renderWithApp(<PostMentionPage />, {
    route: `/assignments/${id(50)}/post`,
    ...more,
    path: '/assignments/:participationId/post',
    slices: [ownPostLists, mentionLists],
    routes: [{ path: '/assignments/:participationId', element: <p>uppdraget</p> }],
    api: {
      'GET /participations/:id': { participation: wire({ ...participation, piecesLeft }) },
      'GET /campaigns/:id': { campaign: wire(campaign) },
      ...api,
    },
  })
}

test('an own post is picked, checked and sent; used ones cannot be picked (G-05)', async () => {
  const posts = [
    buildInstagramPost({ id: id(1), caption: 'Annons: ryggsäck #vinter' }),
    buildInstagramPost({ id: id(2), caption: 'Gammalt', used: true, reach: 0, reachUnread: true }),
  ]
  const { user, api } = open(
    { enableStories: false },
    {
      'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', posts),
      'POST /participations/:id/mentions': {
        mention: wire(buildMention({ participationId: id(50) })),
        participation: wire(participation),
      },
    },
  )
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Gammalt/ })).disabled).toBe(true)
  expect(screen.getByText('Välj ett inlägg först.')).toBeTruthy()
  expect(await screen.findByText('Räckvidd inte läst än')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /ryggsäck/ }))
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  expect(screen.getByText('Märkt som reklam')).toBeTruthy()
  expect(screen.getByText('Alla hashtaggar finns med')).toBeTruthy()
  expect(screen.getByText('Nämn @fjallbris')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lämna in' }))
  expect(await screen.findByText('uppdraget')).toBeTruthy()
  expect(api.to('POST /participations/:id/mentions')[0]?.body).toEqual({
    mention: { kind: 'post', instagramPostId: id(1) },
  })
})

test('a post that is not in the list is found by its link and picked; what cannot be found is said', async () => {
  const me = buildInstagramer({
    connectedAccount: { id: '1', username: 'moa', igUserId: '2', connectedAt: '2026-11-01T00:00:00Z' } as never,
  })
  const state = {
    app: { ...initialApp, currentInstagramerId: me.id },
    entities: { instagramers: { [me.id]: me } },
  } as never
  const posts = [buildInstagramPost({ id: id(1), caption: 'Annons: ryggsäck #vinter' })]
  let answer: unknown = reply(422, { errors: { link: ['not_found'] } })
  const { user, api } = open(
    { enableStories: false },
    {
      'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', posts),
      'POST /instagramers/me/instagram_posts/find': () => answer,
    },
    { state },
  )
  await user.type(await screen.findByLabelText(/Klistra in länken/), 'https://www.instagram.com/p/old/')
  await user.click(screen.getByRole('button', { name: 'Leta upp' }))
  expect(await screen.findByText(/inget sådant inlägg/)).toBeTruthy()
  expect(screen.getByDisplayValue('https://www.instagram.com/p/old/')).toBeTruthy()
  answer = { instagramPost: wire(buildInstagramPost({ id: id(9), caption: 'Äldre än listan' })) }
  await user.click(screen.getByRole('button', { name: 'Leta upp' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Äldre än listan/ })).checked).toBe(true)
  expect(api.to('POST /instagramers/me/instagram_posts/find')[0]?.body).toEqual({
    link: 'https://www.instagram.com/p/old/',
  })
})

test('a refused link goes back to its field with what was typed', async () => {
  const { user } = open(
    { paymentType: 'link', enableStories: false, paymentLinkType: 'tiktok' },
    {
      'POST /participations/:id/mentions': reply(422, { errors: { 'linkPost.url': ['invalid_url'] } }),
    },
  )
  await user.type(await screen.findByLabelText('Länk'), 'https://www.tiktok.com/@kim/video/7301234567890123456')
  await user.type(screen.getByLabelText('Rubrik'), 'Min video')
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  await user.click(screen.getByRole('button', { name: 'Lämna in' }))
  expect(await screen.findByText('ogiltig url')).toBeTruthy()
  expect(screen.getByDisplayValue('Min video')).toBeTruthy()
})

test('a kind that the campaign no longer takes, and a post that is used already, are said at their place; the choice stays (G-05)', async () => {
  const posts = [buildInstagramPost({ id: id(1), caption: 'Annons: ryggsäck #vinter' })]
  let errors: object = { kind: ['kind_not_asked'] }
  const { user } = open(
    {},
    {
      'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', posts),
      'POST /participations/:id/mentions': () => reply(422, { errors }),
    },
  )
  const sendIt = async () => {
    await user.click(screen.getByRole('button', { name: 'Granska' }))
    await user.click(screen.getByRole('button', { name: 'Lämna in' }))
  }
  await user.click(await screen.findByRole('radio', { name: /ryggsäck/ }))
  await sendIt()
  expect(await screen.findByText('kampanjen tar inte den sortens inlägg')).toBeTruthy()
  errors = { instagram_post_id: ['already_used'] }
  await sendIt()
  expect(await screen.findByText('är redan använd')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /ryggsäck/ }).checked).toBe(true)
})

test('without a connected account the way to connect one is shown, also beside posts that were fetched before', async () => {
  const me = buildInstagramer({ connectedAccount: null })
  const state = {
    app: { ...initialApp, currentInstagramerId: me.id },
    entities: { instagramers: { [me.id]: me } },
  } as never
  let posts = [buildInstagramPost({ id: id(1), caption: 'Annons: ryggsäck' })]
  const api = { 'GET /instagramers/me/instagram_posts': () => listAnswer('instagramPosts', posts) }
  const first = open({}, api, { state })
  expect(await screen.findByText(/Nya inlägg hämtas inte/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: /ryggsäck/ })).toBeTruthy()
  first.unmount()
  posts = []
  open({}, api, { state })
  expect((await screen.findByRole('link', { name: 'Koppla Instagram' })).getAttribute('href')).toBe(
    '/settings/connections',
  )
  expect(screen.getByText('Ditt Instagramkonto är inte kopplat')).toBeTruthy()
})

test('a kept story is marked', async () => {
  open(
    { enablePosts: false, enableStories: true },
    {
      'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', [
        buildInstagramPost({ id: id(3), story: true, capturedAt: '2026-11-20T10:00:00Z' }),
      ]),
    },
  )
  expect(await screen.findByText('Sparad')).toBeTruthy()
})

test('changes were asked for: what was sent stands in the form, and goes back changed', async () => {
  const mention = buildMention({
    id: id(60),
    participationId: id(50),
    kind: 'link',
    state: 'rejected',
    decisionKind: 'changes_requested',
    rejectReason: 'Byt rubrik.',
    instagramPost: null,
    linkPost: { url: 'https://www.tiktok.com/@kim/video/7301234567890123456', title: 'Gammal', linkType: 'tiktok' },
    abilities: ['resubmit'],
  })
  const { user, api } = open(
    { paymentType: 'link', paymentLinkType: 'tiktok' },
    {
      'GET /mentions/:id': { mention: wire(mention) },
      'PATCH /mentions/:id/resubmit': {
        mention: wire({ ...mention, state: 'pending' }),
        participation: wire(participation),
      },
    },
    { route: `/assignments/${id(50)}/post?mention=${id(60)}` },
  )
  expect(await screen.findByText('Byt rubrik.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Rubrik'))
  await user.type(screen.getByLabelText('Rubrik'), 'Ny')
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }))
  expect(await screen.findByText('uppdraget')).toBeTruthy()
  expect(api.to('PATCH /mentions/:id/resubmit')[0]?.body).toEqual({
    mention: {
      linkPost: { url: 'https://www.tiktok.com/@kim/video/7301234567890123456', title: 'Ny', linkType: 'tiktok' },
    },
  })
})

test('several pictures are uploaded at once; one that fails stops the post by the text of the rule until it is taken away (V-13, V-07)', async () => {
  const { user, api } = open(
    { paymentType: 'content', enableStories: false, requireUploadedContent: true },
    {
      'POST /participations/:id/mentions': {
        mention: wire(buildMention({ participationId: id(50) })),
        participation: wire(participation),
      },
    },
  )
  let sent = 0
  api.on({
    'POST /uploads': () =>
      (sent += 1) === 3
        ? reply(422, { errors: { file: ['not_an_image'] } })
        : {
            upload: {
              id: id(70 + sent),
              url: `/uploads/${sent}.webp`,
              width: 1,
              height: 1,
              created_at: '2026-11-20T10:00:00Z',
            },
          },
  })
  await user.type(await screen.findByRole('textbox'), 'Reklam: text')
  const choose = (...names: string[]) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      names.map((name) => new File(['x'], name, { type: 'image/png' })),
    )
  await choose('x.png')
  // Its name alone: it is uploaded, and counted.
  await screen.findByText('x.png')
  await user.click(await screen.findByRole('button', { name: 'Ta bort x.png' }))
  expect(await screen.findByText('bilden är obligatorisk')).toBeTruthy()
  await choose('a.png', 'b.png', 'c.png')
  expect(await screen.findByText('något gick fel med uppladdningen')).toBeTruthy()
  expect(screen.getByText('filen är ingen bild. Välj en JPEG, PNG eller WebP.')).toBeTruthy()
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Granska' }).disabled ||
      screen.getByRole('button', { name: 'Granska' }).getAttribute('aria-disabled') === 'true',
  ).toBe(true)
  await screen.findByText('c.png')
  await user.click(screen.getByRole('button', { name: 'Ta bort b.png' }))
  expect(screen.queryByText('något gick fel med uppladdningen')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  await user.click(await screen.findByRole('button', { name: 'Lämna in' }))
  expect(await screen.findByText('uppdraget')).toBeTruthy()
  expect(api.to('POST /participations/:id/mentions')[0]?.body).toEqual({
    mention: {
      kind: 'content',
      contentPost: { text: 'Reklam: text', imageUrls: ['/uploads/2.webp', '/uploads/4.webp'] },
    },
  })
})

test('going back in the browser leads from the review to the fields, with what was typed', async () => {
  const { user, router } = open({ paymentType: 'link', enableStories: false, paymentLinkType: 'tiktok' }, {})
  await user.type(await screen.findByLabelText('Länk'), 'https://www.tiktok.com/@tove/video/7301234567890123456')
  await user.type(screen.getByLabelText('Rubrik'), 'Min video')
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  expect(await screen.findByRole('button', { name: 'Lämna in' })).toBeTruthy()
  await act(async () => void (await router.navigate(-1)))
  expect(screen.getByLabelText<HTMLInputElement>('Länk').value).toBe(
    'https://www.tiktok.com/@tove/video/7301234567890123456',
  )
  expect(screen.getByRole('button', { name: 'Granska' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lämna in' })).toBeNull()
})

test('only what is still asked for can be chosen: text and pictures once the post was approved', async () => {
  open(
    { enableStories: false, requireUploadedContent: true },
    {
      'GET /participations/:id': {
        participation: wire({ ...participation, piecesLeft: [{ kind: 'content' as const, count: 1 }] }),
      },
    },
  )
  expect(await screen.findByLabelText('Text')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Inlägg/ })).toBeNull()
})

test('a post whose text is not that of its draft shows what differs, is read again, and can be sent anyway', async () => {
  const draft = buildPostDraft({
    id: id(50),
    state: 'approved',
    caption: 'Reklam för @b. Något nyare',
    versions: [buildDraftVersion({ number: 1, outcome: 'approved', caption: 'Reklam för @b. God morgon' })],
  })
  let caption = 'Reklam för @b. God kväll'
  const { user } = open(
    { enableStories: false },
    {
      'GET /participations/:id': { participation: wire({ ...participation, draftState: 'approved' as const }) },
      'GET /post_drafts/:id': wire({ postDraft: draft }),
      'GET /instagramers/me/instagram_posts': () =>
        listAnswer('instagramPosts', [
          buildInstagramPost({ id: id(1), caption, permalink: 'https://www.instagram.com/p/1' }),
        ]),
    },
  )
  await user.click(await screen.findByRole('radio', { name: /God kväll/ }))
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  expect(await screen.findByText('Texten skiljer sig från utkastet')).toBeTruthy()
  expect(screen.getByText('morgon').tagName).toBe('DEL')
  expect(screen.getByText('kväll').tagName).toBe('INS')
  expect(screen.getByRole('link', { name: /Ändra på Instagram/ }).getAttribute('href')).toBe(
    'https://www.instagram.com/p/1',
  )
  expect(screen.getByRole('button', { name: 'Skicka till granskning ändå' })).toBeTruthy()
  caption = 'Reklam för @b. God morgon'
  await user.click(screen.getByRole('button', { name: 'Läs inlägget igen' }))
  expect(await screen.findByRole('button', { name: 'Lämna in' })).toBeTruthy()
  expect(screen.queryByText('Texten skiljer sig från utkastet')).toBeNull()
})

test('what is published comes after the approved draft; what is uploaded for the brand can be handed in before', async () => {
  const asked = { ...participation, draftState: 'sent' as const }
  const { unmount } = open({}, { 'GET /participations/:id': { participation: wire(asked) } })
  expect(await screen.findByText(/ska godkänna ditt utkast/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Granska' })).toBeNull()
  unmount()
  const withContent = { ...asked, piecesLeft: [{ kind: 'content' as const, count: 1 }] }
  open(
    { requireUploadedContent: true },
    {
      'GET /participations/:id': { participation: wire(withContent) },
      'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', []),
    },
  )
  expect(await screen.findByRole('button', { name: 'Granska' })).toBeTruthy()
})
