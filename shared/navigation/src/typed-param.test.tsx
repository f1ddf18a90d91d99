/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { act, fireEvent, render, screen, waitFor } from '@samspel/testing'
import { useTypedParam } from './typed-param'
import { TYPING_PAUSE_MS } from './typing-pause'

function Box() {
  const [typed, type, words] = useTypedParam('q')
  return (
    <>
      <input value={typed} onChange={(event) => type(event.target.value)} />
      <output>{words}</output>
    </>
  )
}

test('typed words reach the address after a pause, trimmed, and the box follows the history (S-06)', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Box /> }], { initialEntries: ['/?q=bok&page=2'] })
  render(<RouterProvider router={router} />)
  const box = screen.getByRole('textbox') as HTMLInputElement
  expect(box.value).toBe('bok')
  fireEvent.change(box, { target: { value: 'björk ' } })
  expect(router.state.location.search).toBe('?q=bok&page=2')
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('björk'))
  expect(box.value).toBe('björk ')
  await act(() => router.navigate('/?q=havet'))
  expect(box.value).toBe('havet')
  expect(screen.getByRole('status').textContent).toBe('havet')
})

const openWithOffer = () => {
  let arrive = (_: { Component: () => string }) => {}
  const page = new Promise<{ Component: () => string }>((resolve) => {
    arrive = resolve
  })
  const router = createMemoryRouter(
    [
      { path: '/', element: <Box /> },
      { path: '/offer', lazy: () => page },
      { path: '/notices', element: <p>notices</p> },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  return { router, arrive: () => act(async () => arrive({ Component: () => 'the offer' })) }
}

test('words that are still waiting do not call off a page that was asked for meanwhile (S-06)', async () => {
  const { router, arrive } = openWithOffer()
  jest.useFakeTimers()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'björk' } })
  act(() => void router.navigate('/offer'))
  act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS * 2))
  jest.useRealTimers()
  await arrive()
  expect(await screen.findByText('the offer')).toBeTruthy()
})

test('#14 nor one that React has not rendered as asked for yet', async () => {
  const { router, arrive } = openWithOffer()
  jest.useFakeTimers()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'björk' } })
  act(() => {
    void router.navigate('/offer')
    jest.advanceTimersByTime(TYPING_PAUSE_MS * 2)
  })
  jest.useRealTimers()
  await arrive()
  expect(await screen.findByText('the offer')).toBeTruthy()
})

test('#14 nor do they go with a page that is there before React has rendered it', async () => {
  const { router } = openWithOffer()
  jest.useFakeTimers()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'björk' } })
  await act(async () => {
    await router.navigate('/notices')
    jest.advanceTimersByTime(TYPING_PAUSE_MS * 2)
  })
  jest.useRealTimers()
  expect(await screen.findByText('notices')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('#14 where the page is called off, they reach the address after all', async () => {
  const { router } = openWithOffer()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'björk' } })
  act(() => void router.navigate('/offer'))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(router.state.location.search).toBe('?q=bj%C3%B6rk'))
})
