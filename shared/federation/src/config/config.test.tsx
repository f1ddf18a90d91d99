/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { configValues } from '@samspel/federation'
import { createConfig } from './create-config'

const title = { sv: 'En', en: 'One' }
const { useConfig, getConfig, subscribe } = createConfig({
  name: 'mf-x',
  config: {
    rows: { type: 'number', default: 20, min: 10, max: 50, title },
    fast: { type: 'flag', default: false, title },
    order: { type: 'choice', default: 'new', choices: ['new', 'old'], title },
    note: { type: 'text', default: '', max: 5, title },
  },
})

const set = (values: Parameters<typeof configValues.take>[0][string]) => configValues.take({ 'mf-x': values })
afterEach(() => set(undefined))

// Types come from the schema: these lines do not compile otherwise.
const typed = (): { rows: number; fast: boolean; order: 'new' | 'old'; note: string } => getConfig()
// @ts-expect-error a setting that the schema does not have
const unknown = () => getConfig().rowz

test('without values each setting has its default', () => {
  expect(typed()).toEqual({ rows: 20, fast: false, order: 'new', note: '' })
  expect(unknown()).toBeUndefined()
})

test('a component renders anew with a value that is changed while it stands, and only then', () => {
  const renders = jest.fn()
  function Shown() {
    renders()
    const { rows, fast } = useConfig()
    return <p>{`${rows} ${fast}`}</p>
  }
  render(<Shown />)
  expect(screen.getByText('20 false')).toBeInTheDocument()
  act(() => set({ rows: 30, fast: true }))
  expect(screen.getByText('30 true')).toBeInTheDocument()
  const before = renders.mock.calls.length
  act(() => set({ rows: 30, fast: true }))
  act(() => configValues.take({ 'mf-y': { rows: 1 } }))
  expect(renders.mock.calls.length).toBe(before)
  act(() => set(undefined))
  expect(screen.getByText('20 false')).toBeInTheDocument()
})

test('outside of React a listener hears of a change of its own remote, until it leaves', () => {
  const listener = jest.fn()
  const leave = subscribe(listener)
  configValues.take({ 'mf-y': { rows: 1 } })
  expect(listener).not.toHaveBeenCalled()
  set({ order: 'old' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(getConfig().order).toBe('old')
  expect(getConfig()).toBe(getConfig())
  leave()
  set({ order: 'new' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what this release does not know or allow is passed over', () => {
  set({ rows: 51, fast: 'yes', order: 'odd', note: 'longer', other: 1 })
  expect(getConfig()).toEqual({ rows: 20, fast: false, order: 'new', note: '' })
})
