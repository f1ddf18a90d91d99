/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { Slot } from './slot'
import type { SlotWidget } from './source'
import { setSlotSource } from './source'

const widget = (id: string, load: SlotWidget['load']): SlotWidget => ({ id, remote: 'mf-x', version: '1', load })

afterEach(() => setSlotSource(undefined))

test('a slot shows the widgets of the remotes, in order, with the props of the place', async () => {
  const a = widget('a', () => Promise.resolve(({ count }) => <i>{`a${String(count)}`}</i>))
  const b = widget('b', () => Promise.resolve(() => <i>b</i>))
  setSlotSource({ widgetsOf: (slot) => (slot === 'here' ? [a, b] : []), report: () => {} })
  const { container } = render(<Slot name="here" props={{ count: 9 }} />)
  await screen.findByText('b')
  expect(container.textContent).toBe('a9b')
})

test('a widget that cannot be loaded, or throws, shows nothing and is reported; the others stay', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const lost = widget('lost', () => Promise.reject(new Error('gone')))
  const broken = widget('broken', () =>
    Promise.resolve(() => {
      throw new Error('broken')
    }),
  )
  const fine = widget('fine', () => Promise.resolve(() => <i>fine</i>))
  const report = jest.fn()
  setSlotSource({ widgetsOf: () => [lost, broken, fine], report })
  const { container } = render(<Slot name="here" />)
  await screen.findByText('fine')
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  expect(container.textContent).toBe('fine')
  quiet.mockRestore()
})

test('without a host every slot is empty', () => {
  expect(render(<Slot name="here" />).container.textContent).toBe('')
})
