/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { renderWithApp } from '@samspel/testing'
import { lazyPart } from '../remote/lazy-part'
import { lazyDialog } from './lazy-dialog'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Code that cannot be had before `isThere`. */
function code<Props>(part: ComponentType<Props>) {
  const state = { isThere: false }
  const load = jest.fn(async () => {
    if (!state.isThere) throw new Error('gone')
    return part
  })
  return { state, load }
}

describe('lazyPart', () => {
  const Board = ({ name }: { name: string }) => <h2>{name}</h2>

  test('code that is gone says so in its own place, keeps what is typed beside it, and comes when it is asked for again (X-28, S-37)', async () => {
    const { state, load } = code(Board)
    const Part = lazyPart(load)
    renderWithApp(
      <>
        <input aria-label="Note" />
        <Part name="Applications" />
      </>,
    )
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } })
    await pass(10_000)
    expect(screen.getByRole('alert').textContent).toBe('Hoppsan, innehållet kunde inte laddas.')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed')
    state.isThere = true
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Applications' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed')
  })

  test('code is asked for four times, and once for all places that show it (K-06)', async () => {
    const { load } = code(Board)
    const Part = lazyPart(load)
    renderWithApp(
      <>
        <Part name="one" />
        <Part name="two" />
      </>,
    )
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(4)
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  test('a spinner shows itself after the delay (S-39)', async () => {
    const Part = lazyPart(() => new Promise<ComponentType>(() => undefined))
    renderWithApp(<Part />)
    await pass(700)
    expect(screen.queryByRole('img', { name: 'Laddar' })).toBeNull()
    await pass(200)
    expect(screen.getByRole('img', { name: 'Laddar' })).toBeTruthy()
  })

  test('a place may have its own views, with the props of the part, or none', async () => {
    const { load } = code(Board)
    const Own = lazyPart(load, {
      Loading: ({ name }) => <i>{`${name} comes`}</i>,
      Failed: ({ name }) => <i>{name} is gone</i>,
    })
    const Silent = lazyPart(load, { Loading: null, Failed: null })
    const { container } = renderWithApp(
      <>
        <Own name="Board" />
        <Silent name="" />
      </>,
    )
    expect(container.textContent).toBe('Board comes')
    await pass(10_000)
    expect(container.textContent).toBe('Board is gone')
  })
})

describe('lazyDialog', () => {
  interface Props {
    onClose: () => void
    name: string
  }
  const Real = ({ onClose, name }: Props) => (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close</button>
    </div>
  )
  const open = (load: () => Promise<ComponentType<Props>>) => {
    const Dialog = lazyDialog(load)
    function TestPage() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && <Dialog name="Payout" onClose={() => setOpen(false)} />}
        </>
      )
    }
    renderWithApp(<TestPage />)
    return () => fireEvent.click(screen.getByText('Open'))
  }

  test('the code of a dialog is asked for when it is first opened, and once', async () => {
    const load = jest.fn(async () => Real as ComponentType<Props>)
    const press = open(load)
    expect(load).not.toHaveBeenCalled()
    press()
    await pass(0)
    fireEvent.click(screen.getByText('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    press()
    expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('on a slow network a window stands for it from the delay of S-39 on, and can be left', async () => {
    let come = (_: ComponentType<Props>) => undefined as void
    const press = open(() => new Promise((resolve) => (come = resolve)))
    press()
    await pass(700)
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(200)
    const waiting = screen.getByRole('dialog', { name: 'Laddar' })
    fireEvent(waiting, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    press()
    come(Real)
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
  })

  test('code that cannot be loaded is said in the window, which tries again (X-28)', async () => {
    const { state, load } = code(Real)
    open(load)()
    await pass(10_000)
    expect(screen.getByRole('dialog', { name: 'Hoppsan, innehållet kunde inte laddas.' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Hoppsan, innehållet kunde inte laddas.')
    state.isThere = true
    fireEvent.click(screen.getByText('Försök igen'))
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
  })

  test('a dialog that was left after a failure asks anew when it is opened again (X-28)', async () => {
    const { state, load } = code(Real)
    const press = open(load)
    press()
    await pass(10_000)
    fireEvent.click(screen.getByText('close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    state.isThere = true
    press()
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Payout' })).toBeTruthy()
  })
})
