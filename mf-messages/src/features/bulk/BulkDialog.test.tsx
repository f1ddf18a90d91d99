/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { BulkRecipient } from '@samspel/api'
import {
  act,
  buildCampaign,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { BulkDialog } from './BulkDialog'

const campaign = buildCampaign({ id: id(301), name: 'Julpyssel', brandId: id(200) })
const person = (n: number, over: Partial<BulkRecipient> = {}): BulkRecipient => ({
  instagramerId: id(400 + n),
  name: `Tove ${n}`,
  avatarUrl: null,
  muted: false,
  blocked: false,
  values: {} as BulkRecipient['values'],
  ...over,
})
const recipients = (people: BulkRecipient[]) => wire({ recipients: people })
const open = (more: object = {}) =>
  renderWithApp(<BulkDialog onClose={() => undefined} />, {
    api: {
      'GET /campaigns': listAnswer('campaigns', [campaign]),
      'GET /campaigns/:id/message_recipients': recipients([person(1), person(2)]),
      'GET /brands/:id/message_templates': listAnswer('messageTemplates', []),
      ...more,
    } as never,
  })
beforeEach(() => localStorage.clear())

const send = () => screen.getByRole('button', { name: /^Skicka/ })

describe('#18 a message to many', () => {
  test('says to how many it goes once they are known, and cannot be sent before', async () => {
    let answer = (_: object) => {}
    const { user, api } = open({
      'GET /campaigns/:id/message_recipients': () => new Promise<object>((resolve) => (answer = resolve)),
    })
    expect(await screen.findByRole('button', { name: 'Skicka' })).toBeTruthy()
    await user.selectOptions(await screen.findByLabelText('Kampanj'), 'Julpyssel')
    await user.type(screen.getByLabelText('Text'), 'Hej')
    await user.click(send())
    expect(screen.getByText('Deltagarna är inte hämtade än.')).toBeTruthy()
    await act(async () => answer(recipients([person(1), person(2)])))
    await waitFor(() => expect(send().textContent).toBe('Skicka till 2'))
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('whose participants cannot be read says so, keeps the text and asks for them again', async () => {
    const { user, api } = open({ 'GET /campaigns/:id/message_recipients': reply(500, { error: 'internal' }) })
    await user.selectOptions(await screen.findByLabelText('Kampanj'), 'Julpyssel')
    await user.type(screen.getByLabelText('Text'), 'Hej')
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    expect(screen.getByText(/Deltagarna kunde inte hämtas/)).toBeTruthy()
    api.on({ 'GET /campaigns/:id/message_recipients': recipients([person(1)]) } as never)
    await user.click(again)
    await waitFor(() => expect(send().textContent).toBe('Skicka till 1'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hej')
  })

  test('drawing p2: who gets it is seen before anything is written, all of them by name', async () => {
    const { user } = open({
      'GET /campaigns/:id/message_recipients': recipients([1, 2, 3, 4, 5, 6].map((n) => person(n))),
    })
    await user.selectOptions(await screen.findByLabelText('Kampanj'), 'Julpyssel')
    expect(await screen.findByText('och 2 till')).toBeTruthy()
    expect(screen.queryByText('Tove 6')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Visa alla 6' }))
    expect(screen.getByText('Tove 6')).toBeTruthy()
  })

  test('whose campaigns cannot be read says so and asks for them again', async () => {
    const { user, api } = open({ 'GET /campaigns': reply(500, { error: 'internal' }) })
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    expect(screen.getByText(/Kampanjerna kunde inte hämtas/)).toBeTruthy()
    api.on({ 'GET /campaigns': listAnswer('campaigns', [campaign]) } as never)
    await user.click(again)
    expect(
      await within(await screen.findByLabelText('Kampanj')).findByRole('option', { name: 'Julpyssel' }),
    ).toBeTruthy()
  })

  test('that was not sent says so in the dialog', async () => {
    const { user } = open({ 'POST /campaigns/:id/message_bulks': reply(503, { error: 'unavailable' }) })
    await user.selectOptions(await screen.findByLabelText('Kampanj'), 'Julpyssel')
    await user.type(screen.getByLabelText('Text'), 'Hej')
    await waitFor(() => expect(send().textContent).toBe('Skicka till 2'))
    await user.click(send())
    expect(within(await screen.findByRole('dialog')).getByRole('alert').textContent).toContain('gick inte iväg')
  })

  const write = async (user: ReturnType<typeof open>['user']) => {
    await user.selectOptions(await screen.findByLabelText('Kampanj'), 'Julpyssel')
    await user.type(screen.getByLabelText('Text'), 'Hej')
    await waitFor(() => expect(send().textContent).toBe('Skicka till 2'))
  }
  const failing = { 'POST /campaigns/:id/message_bulks': reply(503, { error: 'unavailable' }) }
  const keysOf = ({ api }: ReturnType<typeof open>) =>
    api.to('POST /campaigns/:id/message_bulks').map(({ headers }) => headers['Idempotency-Key'])
  const press = async ({ user, api }: ReturnType<typeof open>, times: number) => {
    await user.click(send())
    await waitFor(() => expect(api.to('POST /campaigns/:id/message_bulks')).toHaveLength(times))
    await screen.findByRole('alert')
  }

  test('that is tried again is the same message, and another text another one', async () => {
    const app = open(failing)
    await write(app.user)
    await press(app, 1)
    await press(app, 2)
    const [first, second] = keysOf(app)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    await app.user.type(screen.getByLabelText('Text'), '!')
    await press(app, 3)
    expect(keysOf(app)[2]).not.toBe(first)
  })

  test('is there again after the dialog was closed, with its key, until it is sent', async () => {
    const before = open(failing)
    await write(before.user)
    await press(before, 1)
    const [key] = keysOf(before)
    expect(key).toBeTruthy()
    before.unmount()

    const after = open(failing)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('Hej')
    await waitFor(() => expect(send().textContent).toBe('Skicka till 2'))
    await press(after, 1)
    expect(keysOf(after)).toEqual([key])

    after.api.on({
      'POST /campaigns/:id/message_bulks': wire({
        messageBulk: {
          id: id(900),
          brandId: id(200),
          campaignId: id(301),
          campaignName: 'Julpyssel',
          name: '',
          state: 'waiting',
          recipientCount: 2,
          secondsLeft: 10,
          sendAt: '2026-11-20T12:00:00Z',
          byName: 'Sara',
        },
      }),
    } as never)
    await after.user.click(send())
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull())
    after.unmount()
    open(failing)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('')
  })
})
