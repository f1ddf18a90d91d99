/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { useQuery } from '@samspel/store'
import { listAnswer, renderWithApp, screen, waitFor } from '@samspel/testing'
import { countMyParticipations } from '../data'
import { useMayKeep } from './use-may-keep'

const path = 'GET /instagramers/me/participations'
function Page() {
  useQuery(countMyParticipations())
  return <p>{useMayKeep() ? 'kept from now on' : 'not kept'}</p>
}
const withWorker = (controller: object | null) => {
  const container = Object.assign(new EventTarget(), { controller })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return container
}
const open = () => renderWithApp(<Page />, { api: { [path]: listAnswer('participations', []) } })

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

test('what the first page read before its worker came is read once more, so that it can be kept', async () => {
  const worker = withWorker(null)
  const { api } = open()
  await waitFor(() => expect(api.to(path)).toHaveLength(1))
  expect(screen.getByText('not kept')).toBeTruthy()
  worker.dispatchEvent(new Event('controllerchange'))
  expect(await screen.findByText('kept from now on')).toBeTruthy()
  await waitFor(() => expect(api.to(path)).toHaveLength(2))
})

test('a page that came through a worker reads nothing again', async () => {
  withWorker({})
  const { api } = open()
  expect(await screen.findByText('kept from now on')).toBeTruthy()
  await waitFor(() => expect(api.to(path)).toHaveLength(1))
})
