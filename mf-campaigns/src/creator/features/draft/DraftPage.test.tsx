/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { DraftMedia, PostDraft } from '@samspel/api'
import { forgetUploads } from '@samspel/forms/media'
import {
  act,
  buildCampaign,
  buildCampaignCard,
  buildCreatorCard,
  type FakeRoutes,
  id,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { DraftPage } from './DraftPage'

const picture = (more: Partial<DraftMedia> = {}): DraftMedia => ({
  id: id(801),
  kind: 'picture',
  url: '/private/1.webp',
  previewUrl: null,
  width: 1_080,
  height: 1_350,
  durationMs: null,
  bytes: 400_000,
  alt: '',
  ...more,
})
const campaign = buildCampaign({ id: id(7), hashtags: ['läppariblåsten'], mentions: ['havsro'], country: 'SE' })
const draft = (more: Partial<PostDraft> = {}): PostDraft => ({
  id: id(50),
  deliveryMethod: 'delivery',
  state: 'writing',
  campaign: buildCampaignCard({ id: id(7), name: 'Läppar i blåsten', brandName: 'Havsro' }),
  creator: buildCreatorCard(),
  caption: 'Reklam för @havsro. Sju grader, motvind.',
  media: [picture()],
  savedAt: '2026-12-08T13:32:00Z',
  versions: [],
  comments: [],
  checks: { adLabel: 'ok', adLabelFound: 'Reklam för', missingAccounts: [], missingHashtags: [], daysBeforeDue: null },
  changesUsed: 0,
  changeRounds: 2,
  extraRound: null,
  answerBy: null,
  sendBy: null,
  publishBy: null,
  abilities: ['write', 'send'],
  ...more,
})
const open = (given: PostDraft, api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <DraftPage />
      <Toaster />
    </>,
    {
      route: `/assignments/${id(50)}/draft`,
      path: '/assignments/:participationId/draft',
      api: {
        'GET /post_drafts/:id': wire({ postDraft: given }),
        'GET /campaigns/:id': wire({ campaign }),
        'DELETE /media_files/:id': undefined,
        'PUT /post_drafts/:id': ({ body }) =>
          wire({
            postDraft: {
              ...given,
              ...(body as { postDraft: object }).postDraft,
              media: given.media,
              savedAt: '2026-12-08T13:40:00Z',
            },
          }),
        ...api,
      },
    },
  )
const field = () => screen.findByRole('textbox', { name: 'Text' })
const button = () => screen.findByRole('button', { name: /Skicka till Havsro/ })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  forgetUploads()
})
afterEach(() => {
  jest.useRealTimers()
})
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('it opens where it was left, with what is right and what is missing first, each with its remedy', async () => {
  const { user } = open(draft())
  expect(await field()).toHaveProperty('value', 'Reklam för @havsro. Sju grader, motvind.')
  expect(screen.getByText('2 av 3 stämmer')).toBeTruthy()
  const checks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(checks.slice(-3)).toEqual(['#läppariblåsten fattasLägg till', 'Reklammärkt först', '@havsro'])
  await user.click(screen.getByRole('button', { name: 'Lägg till #läppariblåsten' }))
  expect(await field()).toHaveProperty('value', 'Reklam för @havsro. Sju grader, motvind. #läppariblåsten')
  expect(screen.getByText('3 av 3 stämmer')).toBeTruthy()
})

test('words that want proof or care warn behind what is missing, without a remedy, and block nothing', async () => {
  const { user } = open(draft({ caption: 'Reklam för @havsro. Sveriges godaste saft, garanterat nyttig för barn.' }))
  await field()
  expect(screen.getByText('2 av 5 stämmer')).toBeTruthy()
  const checks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(checks.slice(-5, -2)).toEqual([
    '#läppariblåsten fattasLägg till',
    'Påstående utan belägg: ”Sveriges godaste”, ”garanterat”',
    'Barn: ”barn”. Hälsa: ”nyttig”',
  ])
  expect(await button()).toHaveProperty('disabled', false)
  await user.clear(await field())
  await user.type(await field(), 'Reklam för @havsro. God saft. #läppariblåsten')
  expect(screen.getByText('3 av 3 stämmer')).toBeTruthy()
  expect(screen.queryByText(/utan belägg/)).toBeNull()
})

test('what is written is saved a second after the last key, from what was read', async () => {
  const { user, api } = open(draft())
  await user.type(await field(), ' Bra')
  expect(api.to('PUT /post_drafts/:id')).toEqual([])
  await pass(1_100)
  expect(api.to('PUT /post_drafts/:id').map(({ body }) => body)).toEqual([
    {
      postDraft: {
        caption: 'Reklam för @havsro. Sju grader, motvind. Bra',
        media: [{ id: id(801), alt: '' }],
        savedAt: '2026-12-08T13:32:00Z',
      },
    },
  ])
  expect(await screen.findByText('Sparat 14:40')).toBeTruthy()
})

test('without network the text stays on the device, and is sent once the network is back', async () => {
  let isDown = true
  const { user, api } = open(draft(), {
    'PUT /post_drafts/:id': () =>
      isDown
        ? Promise.reject(new TypeError('offline'))
        : wire({ postDraft: draft({ savedAt: '2026-12-08T13:41:00Z' }) }),
  })
  await user.type(await field(), '!')
  await pass(1_100)
  expect(await screen.findByText('Sparat på enheten')).toBeTruthy()
  isDown = false
  act(() => void globalThis.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Sparat 14:41')).toBeTruthy()
  expect(api.to('PUT /post_drafts/:id')).toHaveLength(2)
})

test('what another device has kept is shown beside the own text, and neither is lost', async () => {
  const other = draft({ caption: 'Reklam för @havsro. Från datorn.', savedAt: '2026-12-08T13:39:00Z' })
  const { user, api } = open(draft(), {
    'PUT /post_drafts/:id': ({ body }) =>
      (body as { postDraft: PostDraft }).postDraft.savedAt === other.savedAt
        ? wire({ postDraft: draft({ savedAt: '2026-12-08T13:42:00Z' }) })
        : reply(409, { error: 'conflict' }),
  })
  await user.type(await field(), '!')
  api.on({ 'GET /post_drafts/:id': wire({ postDraft: other }) })
  await pass(1_100)
  const theirs = within(await screen.findByRole('region', { name: /På den andra enheten/ }))
  expect(theirs.getByText('Reklam för @havsro. Från datorn.')).toBeTruthy()
  expect(await button()).toHaveProperty('disabled', true)
  expect(screen.getByText('Välj först vilken text som gäller.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Behåll den här' }))
  await pass(1_100)
  expect(await screen.findByText('Sparat 14:42')).toBeTruthy()
  expect(api.to('PUT /post_drafts/:id').at(-1)!.body).toMatchObject({
    postDraft: { caption: 'Reklam för @havsro. Sju grader, motvind.!', savedAt: other.savedAt },
  })
})

test('a missing label blocks with its reason, and its remedy puts it first', async () => {
  const { user } = open(draft({ caption: 'Sju grader. #läppariblåsten' }))
  expect(await button()).toHaveProperty('disabled', true)
  expect(screen.getByText('Texten ska börja med reklammärkning.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Lägg till Reklam för @havsro/ }))
  expect(await field()).toHaveProperty('value', 'Reklam för @havsro. Sju grader. #läppariblåsten')
  expect(await button()).toHaveProperty('disabled', false)
})

test('sent, it is saved first; a refusal is said above the button and nothing is lost', async () => {
  const { user, api } = open(draft(), { 'POST /post_drafts/:id/send': reply(422, { error: 'draft_unchanged' }) })
  await user.type(await field(), '!')
  await user.click(await button())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(api.calls.map(({ method }) => method).slice(-2)).toEqual(['PUT', 'POST'])
  expect(await field()).toHaveProperty('value', 'Reklam för @havsro. Sju grader, motvind.!')
})

/** A browser that reads no picture, and parts that arrive when the test says so. */
const holdParts = () => {
  const arrive: (() => void)[] = []
  class HeldRequest {
    status = 200
    responseText = '{}'
    upload = {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {}
    send() {
      arrive.push(() => this.onloadend())
    }
  }
  const real = globalThis.XMLHttpRequest
  Object.assign(globalThis, {
    XMLHttpRequest: HeldRequest,
    createImageBitmap: () => Promise.reject(new Error('no pictures here')),
  })
  return { arrive, restore: () => Object.assign(globalThis, { XMLHttpRequest: real }) }
}

test('pressed while a picture is on its way it says so, and sends once all is there', async () => {
  const { arrive, restore } = holdParts()
  const file = (state: 'uploading' | 'ready') => ({
    mediaFile: {
      ...picture({ id: id(803) }),
      state,
      name: 'a.jpg',
      bytes: 3,
      partBytes: 4_194_304,
      receivedParts: [],
    },
  })
  const { user, api } = open(draft(), {
    'POST /media_files': wire(file('uploading')),
    'POST /media_files/:id/finish': wire(file('ready')),
    'POST /post_drafts/:id/send': wire({ postDraft: draft({ state: 'sent' }) }),
  })
  await field()
  await user.upload(screen.getByLabelText('Välj bilder eller film'), new File(['abc'], 'a.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(arrive).toHaveLength(1))
  await user.click(await button())
  expect(screen.getByText(/^Skickas när allt är uppladdat/)).toBeTruthy()
  expect(api.to('POST /post_drafts/:id/send')).toEqual([])
  act(() => arrive[0]!())
  await waitFor(() => expect(api.to('POST /post_drafts/:id/send')).toHaveLength(1))
  expect(api.to('PUT /post_drafts/:id').at(-1)!.body).toMatchObject({
    postDraft: { media: [{ id: id(801) }, { id: id(803) }] },
  })
  restore()
})

test('a file that the device no longer has says so on its tile, and blocks until it is taken out', async () => {
  const { user } = open(draft({ media: [picture(), picture({ id: id(802), url: '' })] }))
  expect(await screen.findByText(/Filen finns inte kvar på den här enheten/)).toBeTruthy()
  expect(await button()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Ta bort Bild 2' }))
  expect(await button()).toHaveProperty('disabled', false)
})

test('a draft that waits for an answer is not written in', async () => {
  open(draft({ state: 'sent', abilities: ['withdraw'] }))
  expect(await screen.findByText('Utkastet går inte att ändra nu.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where no draft is asked for it says so; a failure can be tried again', async () => {
  open(draft(), { 'GET /post_drafts/:id': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText('Här behövs inget utkast.')).toBeTruthy()
})
