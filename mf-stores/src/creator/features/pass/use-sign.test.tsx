/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { act, buildStore, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { buildOwn } from '../../../testing'
import { useSign } from './use-sign'

const own = buildOwn()
const onDone = jest.fn()
function Probe() {
  const { state, confirm } = useSign(own, onDone)
  return (
    <button type="button" onClick={() => void confirm('sign-1')}>
      {state.kind === 'other_store' ? `other_store ${state.name ?? ''}` : state.kind}
    </button>
  )
}
const scan = async (answer: object) => {
  onDone.mockClear()
  const app = renderWithApp(<Probe />, {
    api: {
      'POST /store_participations/:id/confirm': answer,
      'GET /stores/token/:token': wire({ store: { id: id(9), brandId: id(200) } }),
      'GET /stores/:id': wire({ store: buildStore({ id: id(9), name: 'Nordstan' }) }),
    },
  })
  await app.user.click(screen.getByRole('button', { name: 'looking' }))
  return app
}

test.each([
  ['not_equal', 'other_store Nordstan'],
  ['token_invalid', 'old_sign'],
])('a sign that the server refuses with %s is %s', async (problem, said) => {
  await scan(() => reply(422, { errors: { token: [problem] } }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

test('without a connection the scan waits, and is sent once when there is one', async () => {
  const { api } = await scan(() => reply(0))
  expect(await screen.findByText('waiting')).toBeTruthy()
  api.on({ 'POST /store_participations/:id/confirm': wire({ storeParticipation: { ...own, state: 'picked_up' } }) })
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
  })
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(api.to('POST /store_participations/:id/confirm').map(({ body }) => body)).toEqual(
    Array(2).fill({ counter: { token: 'sign-1' } }),
  )
})
