/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { renderWithApp } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { lateDialog } from './late-dialog'

afterEach(() => void jest.useRealTimers())

interface Props {
  onClose: () => void
  name: string
}

const Real = ({ onClose, name }: Props) => (
  <div role="dialog" aria-label={name}>
    <button onClick={onClose}>Close</button>
  </div>
)

function pageWith(load: () => Promise<ComponentType<Props>>) {
  const Late = lateDialog(load)
  return function TestPage() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Late name="Payout" onClose={() => setOpen(false)} />}
      </>
    )
  }
}

test('issue 13 A5 the code of a dialog is asked for when it is first opened, and once', async () => {
  const load = jest.fn(async () => Real as ComponentType<Props>)
  const TestPage = pageWith(load)
  renderWithApp(<TestPage />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(await screen.findByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('Open'))
  expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('X-28 code that cannot be fetched is said, and the same button tries again', async () => {
  jest.useFakeTimers()
  let isOnline = false
  const TestPage = pageWith(async () => {
    if (!isOnline) throw new Error('gone')
    return Real as ComponentType<Props>
  })
  renderWithApp(
    <>
      <TestPage />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByText('Open'))
  // The waits between the tries of K-06.
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Det gick inte att öppna. Försök igen.')).toBeTruthy()
  isOnline = true
  fireEvent.click(screen.getByText('Open'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
})
