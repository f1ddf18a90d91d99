/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { SlotProps, Widget } from './contract'
import { Slot } from './slot'
import type { SlotWidget } from './source'
import { setSlotSource } from './source'

const widget = (id: string, load: SlotWidget['load']): SlotWidget => ({ id, remote: 'mf-x', version: '1', load })

afterEach(() => setSlotSource(undefined))

test('a slot shows the widgets of the remotes, in order, with the props of the place', async () => {
  const a = widget('a', () => Promise.resolve(({ brand }) => <i>{`a${String(brand)}`}</i>))
  const b = widget('b', () => Promise.resolve(() => <i>b</i>))
  setSlotSource({ widgetsOf: (slot) => (slot === 'pickup:link' ? [a, b] : []), report: () => {} })
  const { container } = render(<Slot name="pickup:link" props={{ campaignId: 'c', brand: '9' }} />)
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
  const { container } = render(<Slot name="nav.bell" />)
  await screen.findByText('fine')
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  expect(container.textContent).toBe('fine')
  quiet.mockRestore()
})

test('without a host every slot is empty', () => {
  expect(render(<Slot name="nav.bell" />).container.textContent).toBe('')
})

declare module './contract' {
  interface Slots {
    /** As another team's repository adds one, for this test alone. */
    'test:merged': { brandId: string; onDone?: () => void }
  }
}

test('what a place hands on and what a widget counts on are held to the contract of the slot', () => {
  const Own: ComponentType<{ brandId: string }> = () => null
  const Demanding: ComponentType<{ brandId: string; city: string }> = () => null
  const Other: ComponentType<{ brandId: number }> = () => null
  const places = [
    <Slot key="1" name="test:merged" props={{ brandId: 'b' }} />,
    <Slot key="2" name="nav.badge:reports" />,
    // @ts-expect-error a prop is missing
    <Slot key="3" name="test:merged" props={{}} />,
    // @ts-expect-error no props at all
    <Slot key="4" name="test:merged" />,
    // @ts-expect-error a prop of another type
    <Slot key="5" name="test:merged" props={{ brandId: 7 }} />,
    // @ts-expect-error a prop that the slot does not have
    <Slot key="6" name="pickup:link" props={{ campaignId: 'c', brand: 'b', city: 'x' }} />,
    // @ts-expect-error a slot that hands nothing on
    <Slot key="7" name="nav.bell" props={{ count: 1 }} />,
    // @ts-expect-error no slot of this name
    <Slot key="8" name="pickup:lnk" props={{ campaignId: 'c', brand: 'b' }} />,
  ]
  const widgets = [
    Own satisfies Widget<'test:merged'>,
    // @ts-expect-error a prop that the slot does not hand on
    Demanding satisfies Widget<'test:merged'>,
    // @ts-expect-error a prop of another type
    Other satisfies Widget<'test:merged'>,
  ]
  const props: SlotProps<'test:merged'> = { brandId: 'b' }
  expect([places.length, widgets.length, props.brandId]).toEqual([8, 3, 'b'])
})
