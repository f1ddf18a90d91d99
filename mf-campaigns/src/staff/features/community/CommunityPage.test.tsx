/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { CommunityList, CommunityMember } from '@samspel/api'
import {
  buildCampaign,
  buildCreatorCard,
  buildInstagramer,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  type WireRequest,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { CommunityPage } from './CommunityPage'

const at = '2025-11-21T13:32:00.000Z'
const counts = { requested: 1, approved: 2, declined: 0, removed: 1, all: 4 }
const list: CommunityList = {
  id: id(900),
  brandId: id(200),
  brandName: 'Fjällbris',
  name: 'Ambassadörer',
  description: 'De bästa',
  isOpen: true,
  counts,
  createdAt: at,
  updatedAt: at,
}
const member = (n: number, state: CommunityMember['state']): CommunityMember => ({
  id: id(950 + n),
  communityListId: list.id,
  instagramerId: id(400 + n),
  state,
  note: '',
  creator: buildCreatorCard({ name: `Kreatör ${n}` }, n),
  createdAt: at,
  changedAt: at,
})
const membersAnswer = (members: CommunityMember[]) => ({ ...listAnswer('communityMembers', members), counts })
const open = (api: object = {}, route = `/communities/${list.id}`) =>
  renderWithApp(null, {
    route,
    routes: [
      { path: '/communities', element: <p>listorna</p> },
      {
        path: '/communities/:id',
        element: (
          <>
            <CommunityPage />
            <Toaster />
          </>
        ),
      },
    ],
    api: {
      'GET /community_lists/:id': { community_list: wire(list) },
      'GET /community_lists/:id/members': ({ query }: { query: URLSearchParams }) =>
        membersAnswer(
          query.get('state') === 'requested'
            ? [member(3, 'requested')]
            : [member(1, 'approved'), member(2, 'approved')],
        ),
      'PATCH /community_lists/:id/members': ({ body }: WireRequest) => {
        const { memberIds, state } = body as { memberIds: string[]; state: 'approved' | 'declined' | 'removed' }
        return wire({
          communityMembers: memberIds.map((one) => ({ ...member(1, state), id: one })),
          communityList: list,
        })
      },
      'GET /campaigns': listAnswer('campaigns', [buildCampaign({ id: id(1), name: 'Vinter', state: 'confirmed' })]),
      'GET /instagramers': {
        ...listAnswer('instagramers', [buildInstagramer({ id: id(470), name: 'Siv Ek', username: 'sivek' })]),
        next_cursor: null,
      },
      ...api,
    },
  })
const readText = async (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })
const pressMenu = async (user: ReturnType<typeof open>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fler val' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('tabs: requested, approved, declined, removed and all, with counts; a question to join is approved, and what can be is undone (T-22)', async () => {
  const { user, api } = open()
  await screen.findByText('Kreatör 1')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Vill gå med1',
    'Godkända2',
    'Nekade0',
    'Borttagna1',
    'Alla4',
  ])
  await user.click(screen.getByRole('tab', { name: /Alla/ }))
  await waitFor(() => expect(api.to('GET /community_lists/:id/members').at(-1)!.query.has('state')).toBe(false))
  await user.click(screen.getByRole('tab', { name: /Vill gå med/ }))
  await user.click(await screen.findByRole('button', { name: 'Godkänn Kreatör 3' }))
  await waitFor(() =>
    expect(api.to('PATCH /community_lists/:id/members').map(({ body }) => body)).toEqual([
      { memberIds: [id(953)], state: 'approved', from: 'requested' },
    ]),
  )
  await user.click(screen.getByRole('tab', { name: /Godkända/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Välj alla på sidan' }))
  expect(screen.getByText('2 valda')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() =>
    expect(api.to('PATCH /community_lists/:id/members').at(-1)!.body).toEqual({
      memberIds: [id(951), id(952)],
      state: 'removed',
      from: 'approved',
    }),
  )
})

test('what somebody else has decided meanwhile is left alone, and said; undo takes back only what is as it was left', async () => {
  const { user, api } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Välj alla på sidan' }))
  api.on({
    'PATCH /community_lists/:id/members': wire({
      communityMembers: [member(1, 'removed'), member(2, 'declined')],
      communityList: list,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  expect(await screen.findByText('1 borttagen')).toBeTruthy()
  expect(screen.getByText('1 hade redan ändrats av någon annan')).toBeTruthy()
  api.on({ 'PATCH /community_lists/:id/members': reply(409, { error: 'already_decided' }) })
  await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }))
  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  expect(await screen.findByText('2 hade redan ändrats av någon annan')).toBeTruthy()
  api.on({
    'PATCH /community_lists/:id/members': wire({
      communityMembers: [member(1, 'removed'), member(2, 'removed')],
      communityList: list,
    }),
  })
  await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }))
  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  await waitFor(() =>
    expect(api.to('PATCH /community_lists/:id/members').at(-1)!.body).toEqual({
      memberIds: [id(951), id(952)],
      state: 'approved',
      from: 'removed',
    }),
  )
})

test('import: first rows are shown, the server’s error stands at the field with the text kept, and the report tells every row', async () => {
  const { user, api } = open({ 'POST /community_lists/:id/imports': reply(422, { errors: { csv: ['invalid'] } }) })
  await screen.findByText('Kreatör 1')
  await pressMenu(user, 'Importera CSV')
  const field = await screen.findByLabelText('Eller klistra in')
  await user.click(field)
  await user.paste('Namn;Username\nMoa;@moa\nSiv;siv')
  expect(await screen.findByText(/Kolumnen Username används/)).toBeTruthy()
  expect(screen.getByRole('cell', { name: '@moa' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Importera' }))
  await screen.findByRole('alert')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Avbryt' }))
  await pressMenu(user, 'Importera CSV')
  const again = await screen.findByLabelText<HTMLTextAreaElement>('Eller klistra in')
  expect(again.value).toContain('@moa')
  api.on({
    'POST /community_lists/:id/imports': wire({
      rows: [
        { line: 2, value: '@moa', outcome: 'added', instagramerId: id(401) },
        { line: 3, value: 'siv', outcome: 'not_found', instagramerId: null },
      ],
      communityList: list,
      counts: { added: 1, alreadyMember: 0, notFound: 1, invalid: 0, duplicate: 0 },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Importera' }))
  expect(await screen.findByText('1 kreatör tillagd')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Rader efter utfall'), 'not_found')
  const report = screen.getByRole('table', { name: 'Vad det blev av varje rad' })
  expect(within(report).getAllByRole('row')).toHaveLength(2)
  expect(within(report).getByText('Hittades inte')).toBeTruthy()
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Ladda ner rader som inte gick (1)' }))
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^ambassadorer-.*\.csv$/)]))
})

test('import: the list’s own export is read, a refused file leaves nothing of the one before it, and no refused text is sent', async () => {
  const { user, api } = open({ 'POST /community_lists/:id/imports': reply(422, { errors: { csv: ['invalid'] } }) })
  await screen.findByText('Kreatör 1')
  await pressMenu(user, 'Importera CSV')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Eller klistra in')
  const choose = (bytes: Uint8Array) =>
    user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      Object.assign(new File([bytes as never], 'lista.csv', { type: 'text/csv' }), {
        arrayBuffer: async () => bytes.buffer,
      }),
    )
  const text = 'sep=;\r\nAnvändarnamn;Kreatör\r\nmoa;Moa\r\n;;\r\n'
  await choose(Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]))
  expect(await screen.findByText(/1 rad.*Kolumnen Användarnamn används/)).toBeTruthy()
  await choose(Uint8Array.from([0x50, 0x4b, 0, 4]))
  expect(await screen.findByText(/Filen är ingen CSV-fil/)).toBeTruthy()
  expect(field.value).toBe('')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importera' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.click(field)
  await user.paste('Namn;Ort\nMoa;Lund')
  expect(await screen.findByText(/Ingen kolumn heter Användarnamn/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Importera' }))
  expect(api.to('POST /community_lists/:id/imports')).toEqual([])
})

test('the members are saved as a file for programs that read Swedish: semicolons, å, ä and ö, no cell that would run as a formula', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const risky = { ...member(2, 'approved'), creator: buildCreatorCard({ name: '=SUM(A1)' }, 2) }
  const { user } = open({
    'GET /community_lists/:id/members': () => membersAnswer([member(1, 'approved'), risky]),
  })
  await screen.findByText('Kreatör 1')
  await pressMenu(user, 'Exportera CSV')
  await screen.findByText('2 rader i filen')
  expect(names).toEqual(['ambassadorer.csv'])
  const text = await readText(files[0]!)
  const [header, first, second] = text.split('\r\n')
  expect(text.codePointAt(0)).toBe(0xfeff)
  expect(header!.split(';').length).toBeGreaterThan(2)
  expect(first).toContain(';Kreatör 1;')
  expect(first).toMatch(/;2025-11-21$/)
  expect(first).toMatch(/;\d+,\d+;/)
  expect(second).toContain(`;'=SUM(A1);`)
})

test('there is no campaign to invite to: that comes first, with the way to a new one, in place of a form', async () => {
  const { user } = open({ 'GET /campaigns': listAnswer('campaigns', []) })
  await screen.findByText('Kreatör 1')
  await user.click(screen.getByRole('button', { name: 'Bjud in listan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bjud in listan Ambassadörer' }))
  expect(await dialog.findByText('Inga kampanjer tar emot ansökningar just nu.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Ny kampanj' })).toBeTruthy()
  expect(dialog.queryByLabelText(/Kampanj/)).toBeNull()
})

test('creators are added, the list is invited, and deleting says what it does', async () => {
  const { user, api } = open({
    'POST /community_lists/:id/members': { added: 1, already_members: 0, community_list: wire(list) },
    'POST /campaigns/:id/invitations': { invited: 2, already: 0, outside: 0 },
    'DELETE /community_lists/:id': undefined,
  })
  await screen.findByText('Kreatör 1')
  await user.click(screen.getByRole('button', { name: 'Lägg till kreatörer' }))
  await user.click(await screen.findByRole('combobox', { name: /Kreatörer/ }))
  await user.click(await screen.findByRole('option', { name: /Siv Ek/ }))
  await user.click(screen.getByRole('button', { name: 'Lägg till' }))
  await waitFor(() =>
    expect(api.to('POST /community_lists/:id/members').map(({ body }) => body)).toEqual([
      { instagramerIds: [id(470)] },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Bjud in listan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bjud in listan Ambassadörer' })
  expect(within(dialog).getByText('2 godkända medlemmar bjuds in.')).toBeTruthy()
  await user.click(await within(dialog).findByRole('combobox', { name: /Kampanj/ }))
  await user.click(await screen.findByRole('option', { name: /Vinter/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Bjud in' }))
  await waitFor(() =>
    expect(api.to('POST /campaigns/:id/invitations').map(({ body }) => body)).toEqual([
      { communityListIds: [list.id] },
    ]),
  )
  await user.click((await screen.findAllByRole('button', { name: 'Stäng' })).at(-1)!)
  await pressMenu(user, 'Ta bort listan')
  expect(await screen.findByText(/Listan och dess 4 rader försvinner/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ta bort listan' }))
  expect(await screen.findByText('listorna')).toBeTruthy()
})
