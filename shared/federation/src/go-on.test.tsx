/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { useState } from 'react'
import { act, fireEvent, renderWithApp, screen, slowPage } from '@samspel/testing'
import { useGo, useGoOn } from './go-on'
import { enterRouter } from './navigation'

let find = (_: string) => {}
function Finding({ push = false }: { push?: boolean }) {
  const [to, setTo] = useState<string>()
  find = setTo
  useGoOn(to, { push })
  return <p>looking</p>
}
const open = (push = false) => {
  const slow = slowPage('/elsewhere', 'elsewhere')
  const app = renderWithApp(<Finding push={push} />, {
    path: '/finding',
    route: '/finding',
    routes: [slow.route, { path: '/found', element: <p>found</p> }],
  })
  return { ...app, ...slow }
}
afterEach(() => window.history.replaceState(null, '', '/'))

test('a page goes on once it knows where to, and the next one takes its place', async () => {
  const { router } = open()
  act(() => find('/found'))
  expect(await screen.findByText('found')).toBeTruthy()
  expect(router.state.historyAction).toBe('REPLACE')
})

test('asked to, it leaves itself in the history', async () => {
  const { router } = open(true)
  act(() => find('/found'))
  expect(await screen.findByText('found')).toBeTruthy()
  expect(router.state.historyAction).toBe('PUSH')
})

test('whoever is on the way to another page gets there', async () => {
  const { router, arrive } = open()
  void act(() => void router.navigate('/elsewhere'))
  act(() => find('/found'))
  await arrive()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('a link changes the address before the router hears of it', () => {
  const { router } = open()
  window.history.pushState(null, '', '/notices')
  act(() => find('/found'))
  expect(router.state.location.pathname).toBe('/finding')
})

test('a navigation that the router has begun is kept, also before React has rendered that', async () => {
  const { router, arrive } = open()
  const leave = enterRouter(router)
  act(() => {
    void router.navigate('/elsewhere')
    find('/found')
  })
  await arrive()
  leave()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('where the way to another page is called off it goes on after all', async () => {
  const { router } = open()
  void act(() => void router.navigate('/elsewhere'))
  act(() => find('/found'))
  await act(() => router.navigate('/finding'))
  expect(await screen.findByText('found')).toBeTruthy()
})

let saved = () => {}
function Saving() {
  const go = useGo()
  return (
    <button
      type="button"
      onClick={() => void new Promise<void>((resolve) => (saved = resolve)).then(() => go('/found'))}
    >
      save
    </button>
  )
}
const save = () => {
  const slow = slowPage('/elsewhere', 'elsewhere')
  const app = renderWithApp(<Saving />, {
    path: '/saving',
    route: '/saving',
    routes: [slow.route, { path: '/found', element: <p>found</p> }],
  })
  fireEvent.click(screen.getByRole('button'))
  return { ...app, ...slow }
}

test('#14 what was saved is followed by its page', async () => {
  save()
  await act(async () => saved())
  expect(await screen.findByText('found')).toBeTruthy()
})

test('#14 whoever is on the way elsewhere when it is saved gets there', async () => {
  const { router, arrive } = save()
  void act(() => void router.navigate('/elsewhere'))
  await act(async () => saved())
  await arrive()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('#14 whoever is elsewhere when it is saved stays there', async () => {
  const { router, arrive } = save()
  void act(() => void router.navigate('/elsewhere'))
  await arrive()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  await act(async () => saved())
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('#14 it is followed by its page also where the way elsewhere was called off', async () => {
  const { router } = save()
  void act(() => void router.navigate('/elsewhere'))
  await act(() => router.navigate('/saving'))
  await act(async () => saved())
  expect(await screen.findByText('found')).toBeTruthy()
})
