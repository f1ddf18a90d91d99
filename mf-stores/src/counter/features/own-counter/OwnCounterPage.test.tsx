/** @jest-environment @happy-dom/jest-environment */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from '@jest/globals'
import { act, buildStore, id, listAnswer, renderWithApp, screen, slowPage, waitFor } from '@samspel/testing'
import { storeLists } from '../../../data/lists'
import { kept } from '../../../kept'
import { signInAs } from '../../../testing'
import { OwnCounterPage } from './OwnCounterPage'

const store = buildStore({ id: id(501), name: 'Havsro Umeå' })
const open = () => {
  const answers: ((answer: object) => void)[] = []
  const slow = slowPage('/notices', 'Notiser')
  const app = renderWithApp(<OwnCounterPage />, {
    path: '/counter',
    route: '/counter',
    slices: [storeLists],
    state: { app: { brandId: id(200) } },
    routes: [slow.route, { path: '/counter/:id', element: <p>the counter</p> }],
    api: { 'GET /brands/:id/stores': () => new Promise<object>((resolve) => answers.push(resolve)) },
  })
  return { ...app, ...slow, answers }
}

beforeEach(async () => {
  localStorage.clear()
  signInAs('k1', 'user')
  await kept.forget()
})

test('the only store of the brand is chosen by itself, and the phone knows it the next time', async () => {
  const first = open()
  await waitFor(() => expect(first.answers).toHaveLength(1))
  await act(async () => first.answers[0]!(listAnswer('stores', [store])))
  expect(await screen.findByText('the counter')).toBeTruthy()
  expect(first.router.state.location.pathname).toBe(`/counter/${store.id}`)
  first.unmount()
  const second = open()
  expect(await screen.findByText('the counter')).toBeTruthy()
  expect(second.answers).toHaveLength(0)
})

test('a clerk who is on the way to another page gets there, also when the only store is known meanwhile', async () => {
  const { router, answers, arrive } = open()
  await waitFor(() => expect(answers).toHaveLength(1))
  void act(() => void router.navigate('/notices'))
  await act(async () => answers[0]!(listAnswer('stores', [store])))
  await arrive()
  expect(await screen.findByText('Notiser')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/notices')
})
