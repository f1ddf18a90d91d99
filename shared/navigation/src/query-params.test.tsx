/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { act, fireEvent, render, screen } from '@samspel/testing'
import { useQueryParams } from './query-params'

function Filter({ name }: { name: string }) {
  const [query, setQuery] = useQueryParams()
  return <button onClick={() => setQuery({ [name]: query[name] ? '' : 'yes' })}>{name}</button>
}

const open = (address: string) => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <Filter name="city" />
            <Filter name="open" />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return {
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    search: () => router.state.location.search,
  }
}

test('two filters that are set before the first is rendered both stand in the address (S-06)', async () => {
  const { press, search } = open('/stores?q=bok')
  await act(async () => {
    press('city')
    press('open')
  })
  expect(search()).toBe('?q=bok&city=yes&open=yes')
})

test('a filter that is taken away stays away, whatever is set in the same moment (S-06)', async () => {
  const { press, search } = open('/stores?city=yes')
  await act(async () => {
    press('city')
    press('open')
  })
  expect(search()).toBe('?open=yes')
})

test('a change that was rendered and taken back does not come again with the next (S-06)', async () => {
  const { press, search } = open('/stores')
  await act(async () => press('city'))
  await act(async () => press('city'))
  await act(async () => press('open'))
  expect(search()).toBe('?open=yes')
})
