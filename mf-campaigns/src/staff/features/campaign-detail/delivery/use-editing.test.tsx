/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { ParcelRow } from '@samspel/api'
import { act, buildParcelRow, id, renderWithApp, reply, waitFor, wire } from '@samspel/testing'
import { type Editing, useEditing } from './use-editing'

const row: ParcelRow = { ...buildParcelRow({ id: id(1) }), greeting: '', abilities: ['pack'] }
const put = () => undefined
let editing: Editing
function Cells() {
  editing = useEditing([row], put)
  return null
}
const type = (text: string) => act(() => editing.change(row.id, 'greeting', { text, carrier: null }))

/** Saves a greeting, and writes on before the answer comes. */
const writeOn = async (answer: object) => {
  let settle = (_: object) => {}
  const { api } = renderWithApp(<Cells />, {
    api: { 'PATCH /parcels/:id': () => new Promise<object>((resolve) => (settle = resolve)) } as never,
  })
  act(() => editing.open(row.id, 'greeting'))
  type('Hej')
  act(() => editing.leave(row.id, 'greeting'))
  expect(editing.draftFor(row.id, 'greeting')).toMatchObject({ text: 'Hej', isSaving: true })
  await waitFor(() => expect(api.to('PATCH /parcels/:id')).toHaveLength(1))
  type('Hej Tove')
  await act(async () => settle(answer))
}

test.each([
  ['saved', wire({ parcel: { ...row, greeting: 'Hej' } })],
  ['refused', reply(409, { error: 'already_decided' })],
])('what is written on while the former words are on their way stays, once those are %s', async (_, answer) => {
  await writeOn(answer)
  expect(editing.draftFor(row.id, 'greeting')).toEqual({ text: 'Hej Tove', carrier: null })
})

test('what was saved is no draft any more; what was refused is one, with its reason', async () => {
  let isRefusing = true
  renderWithApp(<Cells />, {
    api: {
      'PATCH /parcels/:id': () =>
        isRefusing ? reply(409, { error: 'already_decided' }) : wire({ parcel: { ...row, greeting: 'Hej' } }),
    } as never,
  })
  act(() => editing.open(row.id, 'greeting'))
  type('Hej')
  act(() => editing.leave(row.id, 'greeting'))
  await waitFor(() =>
    expect(editing.draftFor(row.id, 'greeting')).toMatchObject({ text: 'Hej', problem: expect.any(String) }),
  )
  isRefusing = false
  act(() => editing.leave(row.id, 'greeting'))
  await waitFor(() => expect(editing.draftFor(row.id, 'greeting')).toBeUndefined())
})
