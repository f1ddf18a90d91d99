/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { useState } from 'react'
import { act, renderWithApp, screen, slowPage } from '@samspel/testing'
import { useGoOn } from './go-on'
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
