/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { DraftComment, PostDraft } from '@samspel/api'
import { dayOf } from '@samspel/i18n'
import {
  act,
  answerMedia,
  buildCampaign,
  buildCampaignCard,
  buildCreatorCard,
  buildDraftComment,
  buildDraftMedia,
  buildDraftVersion,
  buildPostDraft,
  buildPostDraftRow,
  type FakeRoutes,
  fireEvent,
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
import { mentionLists } from '../../../../shared/data'
import { reviewCounts, reviewCountsName } from '../../../data'
import { MentionReviewPage } from '../MentionReviewPage'
import { draftLists, draftRows, draftRowsName, draftSaga } from './data'

beforeEach(() => localStorage.clear())
afterEach(() => document.getSelection()?.removeAllRanges())

const creator = buildCreatorCard({ username: 'emmasfika' })
const other = buildCreatorCard({ username: 'kaffekarin' })
const campaign = buildCampaignCard({ id: id(7), name: 'Rosta hemma' })
const draftOf = (more: Partial<PostDraft> = {}) => buildPostDraft({ id: id(51), creator, campaign, ...more })
const rows = [
  buildPostDraftRow({ id: id(51), creator, campaign }),
  buildPostDraftRow({ id: id(52), creator: other, campaign, version: 2 }),
]

const open = ({ draft = draftOf(), listed = rows as object[], route = '/mentions', more = {} as FakeRoutes } = {}) => {
  let comments = draft.comments
  return renderWithApp(
    <>
      <MentionReviewPage />
      <Toaster />
    </>,
    {
      route,
      state: { app: { currentUserId: 'u1' } },
      slices: [
        draftLists,
        mentionLists,
        { name: draftRowsName, reducer: draftRows },
        { name: reviewCountsName, reducer: reviewCounts },
      ],
      sagas: { drafts: draftSaga },
      api: {
        'GET /saved_views': { saved_views: [] },
        'GET /mentions': { ...listAnswer('mentions', []), counts: { pending: 0, approved: 0, rejected: 0, all: 0 } },
        'GET /campaigns': listAnswer('campaigns', []),
        'GET /campaigns/:id': wire({ campaign: buildCampaign({ id: id(7) }) }),
        'GET /post_drafts': listAnswer('postDrafts', listed),
        'GET /post_drafts/:id': ({ params }) =>
          wire({
            postDraft: params.id === draft.id ? { ...draft, comments } : draftOf({ id: id(52), creator: other }),
          }),
        'POST /post_drafts/:id/comments': ({ body }) => {
          const made = buildDraftComment({
            id: id(900 + comments.length),
            number: comments.length + 1,
            ...(body as { draftComment: Pick<DraftComment, 'place' | 'text'> }).draftComment,
          })
          comments = [...comments, made]
          return wire({ draftComment: made })
        },
        'PATCH /post_draft_comments/:id': ({ params, body }) => {
          const { draftComment } = body as { draftComment: Partial<DraftComment> }
          comments = comments.map((one) => (one.id === params.id ? { ...one, ...draftComment } : one))
          return wire({ draftComment: comments.find((one) => one.id === params.id)! })
        },
        'DELETE /post_draft_comments/:id': ({ params }) => {
          comments = comments.filter((one) => one.id !== params.id)
          return reply(204)
        },
        'PATCH /post_drafts/:id/approve': wire({ postDraft: { ...draft, state: 'approved' } }),
        'PATCH /post_drafts/:id/request_changes': wire({ postDraft: { ...draft, state: 'changes_requested' } }),
        'POST /post_drafts/:id/extra_round': wire({ postDraft: { ...draft, extraRound: 'asked' } }),
        'PATCH /post_drafts/:id/decline': wire({ postDraft: draft }),
        'GET /agreements/:id/leave_terms': wire({ leaveTerms }),
        ...more,
      },
    },
  )
}
const leaveTerms = {
  id: id(51),
  campaignId: id(7),
  campaignName: 'Rosta hemma',
  brandName: 'Björkbrygg',
  creatorName: 'Emma Sandell',
  fee: 100_000,
  goods: 'with_creator',
  productValue: 149,
  obstacle: null,
  reasons: [{ reason: 'other', owed: 50_000, countsFor: 'brand' }],
  ended: 0,
  agreed: 4,
  leaving: null,
}
const row = (username: string) => screen.findByRole('button', { name: `Visa utkastet av ${username} i Rosta hemma` })
const filled = (name: RegExp) => screen.findByRole('button', { name })
const tab = (name: RegExp) => screen.findByRole('tab', { name })

test('drafts come first while some wait, with what is due in words; otherwise what is published', async () => {
  const late = buildPostDraftRow({ id: id(51), creator, campaign, answerBy: '2020-01-01' })
  const today = buildPostDraftRow({
    id: id(52),
    creator: other,
    campaign,
    answerBy: dayOf(Date.now()),
  })
  const { unmount } = open({ listed: [late, today] })
  expect((await tab(/Utkast\s*2/)).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByText(/skulle ha svarats/)).toBeTruthy()
  expect(screen.getByText('Den som inte får svar i tid får publicera sitt utkast.')).toBeTruthy()
  unmount()
  open({ listed: [] })
  await waitFor(async () => expect((await tab(/Publicerade/)).getAttribute('aria-selected')).toBe('true'))
  expect(await screen.findByText('Inga inlägg att granska')).toBeTruthy()
})

test('an address that asks for posts shows posts, drafts or not; one that names a draft shows that draft', async () => {
  const { unmount } = open({ route: '/mentions?kind=story' })
  expect((await tab(/Publicerade/)).getAttribute('aria-selected')).toBe('true')
  unmount()
  open({ route: `/mentions?state=drafts&draft=${id(52)}` })
  await waitFor(async () => expect((await row('kaffekarin')).getAttribute('aria-pressed')).toBe('true'))
})

test('C without comments puts the focus in a new one; Enter keeps it, and the request for changes becomes the filled button', async () => {
  const { user, api, unmount } = open()
  await screen.findByRole('button', { name: /^Godkänn/ })
  await user.keyboard('c')
  const field = await screen.findByRole('textbox', { name: 'Ny kommentar' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('Visa påsen också{Enter}')
  expect(await screen.findByText('Visa påsen också')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Ny kommentar' })).toBeNull()
  expect(api.to('POST /post_drafts/:id/comments')[0]!.body).toEqual({
    draftComment: { place: { mediaId: id(801), x: 0.5, y: 0.5 }, text: 'Visa påsen också' },
  })
  expect((await filled(/^Begär ändring/)).className).toContain('main')
  expect((await filled(/^Godkänn/)).className).not.toContain('main')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('c')
  expect(await screen.findByText('Ändringen är begärd')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /utkastet av emmasfika/ })).toBeNull())
  expect(api.to('PATCH /post_drafts/:id/request_changes')).toHaveLength(0)
  unmount()
  await waitFor(() => expect(api.to('PATCH /post_drafts/:id/request_changes')).toHaveLength(1))
  expect(api.to('PATCH /post_drafts/:id/request_changes')[0]!.body).toEqual({ version: 1, delayed: true })
})

test('Escape drops what is typed; what is typed and not kept is there when the page is opened again', async () => {
  const first = open()
  await screen.findByRole('button', { name: /^Godkänn/ })
  await first.user.keyboard('c')
  await first.user.type(await screen.findByRole('textbox', { name: 'Ny kommentar' }), 'Ljusare')
  first.unmount()
  const { user, api } = open()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ny kommentar' })
  expect(field.value).toBe('Ljusare')
  await user.type(field, '{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ny kommentar' })).toBeNull())
  expect(api.to('POST /post_drafts/:id/comments')).toHaveLength(0)
})

test('A approves without a question and Z takes it back; with comments that are kept it asks once', async () => {
  const { user, api, unmount } = open()
  await screen.findByRole('button', { name: /^Godkänn/ })
  await user.keyboard('a')
  expect(await screen.findByText('Utkastet är godkänt')).toBeTruthy()
  await user.keyboard('z')
  expect(await row('emmasfika')).toBeTruthy()
  unmount()
  expect(api.to('PATCH /post_drafts/:id/approve')).toHaveLength(0)

  const kept = open({ draft: draftOf({ comments: [buildDraftComment()] }) })
  await screen.findByText('Visa påsen också.')
  await kept.user.keyboard('a')
  await kept.user.click(await screen.findByRole('button', { name: 'Godkänn utan att skicka dem' }))
  expect(await screen.findByText('Utkastet är godkänt')).toBeTruthy()
  kept.unmount()
  await waitFor(() =>
    expect(kept.api.to('PATCH /post_drafts/:id/approve')[0]?.body).toEqual({ version: 1, delayed: true }),
  )
})

test('a missing label cannot be approved, and the button says why', async () => {
  const draft = draftOf()
  const { user } = open({ draft: { ...draft, checks: { ...draft.checks, adLabel: 'missing', adLabelFound: null } } })
  expect(await screen.findByText('Märkning som reklam saknas i texten. Begär ändring.')).toBeTruthy()
  await user.keyboard('a')
  await user.click(await filled(/^Godkänn/))
  expect(await row('emmasfika')).toBeTruthy()
  expect(screen.queryByText('Utkastet är godkänt')).toBeNull()
})

test('words that want proof or care stand among the checks, which counts them, and nothing is blocked by them', async () => {
  const caption = 'Reklam för @bjorkbrygg. Sveriges godaste bryggkaffe, bättre än vin. #rostahemma'
  const { user, unmount } = open({ draft: draftOf({ caption }) })
  expect(await screen.findByText('Påstående utan belägg')).toBeTruthy()
  expect(screen.getByText('”Sveriges godaste”')).toBeTruthy()
  expect(screen.getByText('Alkohol: ”vin”')).toBeTruthy()
  const counted = /^(\d) av (\d)$/.exec(screen.getByText(/^\d av \d$/, { selector: 'section *' }).textContent)
  expect(Number(counted?.[2]) - Number(counted?.[1])).toBe(2)
  await user.keyboard('a')
  expect(await screen.findByText('Utkastet är godkänt')).toBeTruthy()
  unmount()
  open({ draft: draftOf({ caption: 'Reklam för @bjorkbrygg. God morgon. #rostahemma' }) })
  expect(await screen.findByText('Inga påståenden som behöver belägg')).toBeTruthy()
  expect(screen.getByText('inget')).toBeTruthy()
})

test('X asks for a reason and says what follows', async () => {
  const { user, api, unmount } = open()
  await screen.findByRole('button', { name: /^Neka/ })
  await user.keyboard('x')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/500.*betalas till kreatören/)).toBeTruthy()
  expect(dialog.getByText(/500.*går tillbaka till varumärkets konto/)).toBeTruthy()
  expect(dialog.getByText(/149.*är hos kreatören/)).toBeTruthy()
  expect(dialog.getByText('Det räknas hos varumärket i ett år.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Fel produkt')
  await user.click(dialog.getByRole('button', { name: 'Neka och avsluta' }))
  expect(await screen.findByText('Utkastet är nekat')).toBeTruthy()
  unmount()
  await waitFor(() =>
    expect(api.to('PATCH /post_drafts/:id/decline')[0]?.body).toEqual({
      version: 1,
      reason: 'Fel produkt',
      delayed: true,
    }),
  )
})

test('without a round left C asks for one more, and the chip counts what was sent', async () => {
  const draft = draftOf({
    changesUsed: 2,
    abilities: ['comment', 'approve', 'askExtraRound', 'decline'],
    comments: [buildDraftComment()],
  })
  const { user, api, unmount } = open({ draft })
  expect(await screen.findByText('Ändring 2 av 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Begär ändring/ })).toBeNull()
  await user.click(await filled(/^Fråga om en till/))
  expect(await screen.findByText('Frågan är skickad')).toBeTruthy()
  unmount()
  await waitFor(() => expect(api.to('POST /post_drafts/:id/extra_round')).toHaveLength(1))
})

test('a refused answer brings the draft back with the reason', async () => {
  const { user } = open({ more: { 'PATCH /post_drafts/:id/approve': reply(409, { error: 'already_decided' }) } })
  await screen.findByRole('button', { name: /^Godkänn/ })
  await user.keyboard('a')
  await screen.findByText('Utkastet är godkänt')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByText('Utkastet av @emmasfika har redan fått svar')).toBeTruthy()
  expect(await row('emmasfika')).toBeTruthy()
})

/** Marks the word in the text. */
const markKaffe = (text: HTMLElement) => {
  const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  let node = words.nextNode()
  while (node && !node.textContent!.includes('Kaffe')) node = words.nextNode()
  const range = document.createRange()
  const at = node!.textContent!.indexOf('Kaffe')
  range.setStart(node!, at)
  range.setEnd(node!, at + 5)
  document.getSelection()!.removeAllRanges()
  document.getSelection()!.addRange(range)
}

test('a press in the picture opens the field at that spot, and words that are marked open it at the words', async () => {
  const { user, api } = open()
  const surface = await screen.findByRole('button', { name: 'Kommentera Bild 1' })
  surface.parentElement!.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 500 }) as DOMRect
  fireEvent.click(surface, { clientX: 200, clientY: 300, detail: 1 })
  await user.type(await screen.findByRole('textbox', { name: 'Ny kommentar' }), 'Här{Enter}')
  await waitFor(() =>
    expect(api.to('POST /post_drafts/:id/comments')[0]?.body).toEqual({
      draftComment: { place: { mediaId: id(801), x: 0.25, y: 0.5 }, text: 'Här' },
    }),
  )
  const text = screen.getByText('Reklam för').closest('p')!
  markKaffe(text)
  fireEvent.mouseUp(text)
  await user.type(await screen.findByRole('textbox', { name: 'Ny kommentar' }), 'Belägg{Enter}')
  await waitFor(() =>
    expect(api.to('POST /post_drafts/:id/comments')[1]?.body).toEqual({
      draftComment: { place: { from: 24, to: 29, quote: 'Kaffe' }, text: 'Belägg' },
    }),
  )
})

test('pins and comments light each other, an own pin moves by arrows, and one that was sent stays', async () => {
  const sent = buildDraftComment({
    id: id(830),
    number: 2,
    sentAt: '2026-11-20T10:00:00Z',
    doneAt: '2026-11-21T10:00:00Z',
    text: 'Skeden',
  })
  const { user, api } = open({ draft: draftOf({ comments: [buildDraftComment(), sent] }) })
  const [pin] = await screen.findAllByRole('button', { name: 'Kommentar 1: Visa påsen också.' })
  await user.click(pin!)
  for (const one of screen.getAllByRole('button', { name: 'Kommentar 1: Visa påsen också.' }))
    expect(one.getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(pin!, { key: 'ArrowRight' })
  await waitFor(() =>
    expect(api.to('PATCH /post_draft_comments/:id')[0]?.body).toEqual({
      draftComment: { place: { mediaId: id(801), x: 0.52, y: 0.5 } },
    }),
  )
  expect(screen.getByText('Klart')).toBeTruthy()
  fireEvent.keyDown(screen.getAllByRole('button', { name: 'Kommentar 2: Skeden' })[0]!, { key: 'ArrowRight' })
  expect(api.to('PATCH /post_draft_comments/:id')).toHaveLength(1)
})

test('V shows two versions side by side, the words with marks and changed pictures with a slider', async () => {
  const before = buildDraftVersion({
    number: 1,
    caption: 'Reklam för @bjorkbrygg. Sveriges godaste kaffe',
    outcome: 'changes_requested',
  })
  const after = buildDraftVersion({
    number: 2,
    caption: 'Reklam för @bjorkbrygg. Mitt godaste kaffe',
    media: [buildDraftMedia({ id: id(802) })],
  })
  const { user } = open({ draft: draftOf({ caption: after.caption, media: after.media, versions: [after, before] }) })
  expect(await screen.findByText('Ändrat sedan utkast 1:')).toBeTruthy()
  await user.keyboard('v')
  expect((await screen.findByText('Sveriges')).closest('del')).toBeTruthy()
  expect(screen.getByText('Mitt').closest('ins')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Dela bild 1 mellan utkasten' })).toBeTruthy()
  await user.keyboard('v')
  expect(await screen.findByRole('button', { name: 'Kommentera Bild 1' })).toBeTruthy()
})

test('several are approved together', async () => {
  const { user, api, unmount } = open()
  await screen.findByRole('button', { name: /^Godkänn/ })
  await user.click(screen.getByRole('checkbox', { name: 'Markera utkastet av emmasfika i Rosta hemma' }))
  await user.click(screen.getByRole('checkbox', { name: 'Markera utkastet av kaffekarin i Rosta hemma' }))
  await user.click(screen.getByRole('button', { name: /^Godkänn 2/ }))
  expect(await screen.findByText('2 utkast är godkända')).toBeTruthy()
  unmount()
  await waitFor(() =>
    expect(api.to('PATCH /post_drafts/:id/approve').map(({ body }) => (body as { version: number }).version)).toEqual([
      1, 2,
    ]),
  )
})

test('whoever may not answer sees the draft without buttons', async () => {
  open({ draft: draftOf({ abilities: [] }) })
  expect(await screen.findByText('Du kan läsa utkasten men inte svara på dem.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Godkänn/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Kommentera Bild 1' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a picture that cannot be shown can be asked for again; a failed list says so', async () => {
  const { user, unmount } = open()
  fireEvent.error(await screen.findByRole('img', { name: 'Bild 1' }))
  expect(await screen.findByText('Bilden kunde inte visas.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('img', { name: 'Bild 1' })).toBeTruthy()
  unmount()
  open({ route: '/mentions?state=drafts', more: { 'GET /post_drafts': reply(422, { error: 'conflict' }) } })
  expect(await screen.findByText('Utkasten kunde inte hämtas.')).toBeTruthy()
})

test('on a phone a press opens the draft as a sheet, a tap sets a pin and a button keeps it', async () => {
  const restore = answerMedia((query) => query.includes('max-width'))
  const { user, api } = open()
  await user.click(await row('emmasfika'))
  fireEvent.click(await screen.findByRole('button', { name: 'Kommentera Bild 1' }), {
    clientX: 1,
    clientY: 1,
    detail: 1,
  })
  await user.type(await screen.findByRole('textbox', { name: 'Ny kommentar' }), 'Här')
  await user.click(screen.getByRole('button', { name: 'Spara kommentaren' }))
  await waitFor(() => expect(api.to('POST /post_drafts/:id/comments')).toHaveLength(1))
  markKaffe(screen.getByText('Reklam för').closest('p')!)
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  await user.click(await screen.findByRole('button', { name: 'Kommentera ”Kaffe”' }))
  expect(await screen.findByRole('textbox', { name: 'Ny kommentar' })).toBeTruthy()
  restore()
})
