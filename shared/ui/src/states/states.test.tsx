/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ROUTE_SPINNER_DELAY, Spinner } from '../base/Spinner'
import { FacebookIcon } from '../icons/FacebookIcon'
import { TitleBar } from '../layout/TitleBar'
import { GenericErrorScreen, LoadFailedScreen } from './FailureScreens'
import { Toaster } from './Toaster'
import { notify } from './toasts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

describe('Spinner', () => {
  it('is invisible at 799 ms and visible at 800 (S-39)', () => {
    render(<Spinner label="Laddar" />)
    pass(799)
    expect(screen.queryByLabelText('Laddar')).toBeNull()
    pass(1)
    expect(screen.getByRole('status')).toContainElement(screen.getByLabelText('Laddar'))
  })

  it('of a route shows at 1000 ms, without a delay at once (S-39)', () => {
    const { rerender } = render(<Spinner label="Laddar" delay={ROUTE_SPINNER_DELAY} />)
    pass(999)
    expect(screen.queryByLabelText('Laddar')).toBeNull()
    pass(1)
    expect(screen.queryByLabelText('Laddar')).not.toBeNull()
    rerender(<Spinner key="other" label="Laddar" delay={0} />)
    expect(screen.queryByLabelText('Laddar')).not.toBeNull()
  })
})

describe('failure screens', () => {
  it('reloads with the first button; the second and the logo lead to the start page (S-36)', () => {
    const onReload = jest.fn()
    render(
      <GenericErrorScreen
        title="Hoppsan, något gick fel."
        reloadLabel="Ladda om sidan"
        onReload={onReload}
        homeLabel="Gå till startsidan"
        productName="Samspel"
      />,
    )
    expect(screen.getByRole('heading', { name: 'Hoppsan, något gick fel.' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Ladda om sidan' }))
    expect(onReload).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Gå till startsidan' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Samspel' })).toHaveAttribute('href', '/')
  })

  it('announces the failure and tries again (S-37)', () => {
    const onRetry = jest.fn()
    render(
      <LoadFailedScreen
        title="Hoppsan, innehållet kunde inte laddas."
        retryLabel="Försök igen"
        onRetry={onRetry}
        meta={['mf-wallet 2.3.1', '14:32']}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Hoppsan, innehållet kunde inte laddas.')
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(screen.getByText('mf-wallet 2.3.1')).toBeVisible()
  })
})

describe('TitleBar', () => {
  it('has a back button, a close button, and a right item only when given (S-38)', () => {
    const onBack = jest.fn()
    const onClose = jest.fn()
    const { container, rerender } = render(
      <TitleBar backLabel="Tillbaka" onBack={onBack} closeLabel="Stäng" onClose={onClose} title="Skanna" />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Tillbaka' }))
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }))
    expect([onBack, onClose].map((fn) => fn.mock.calls.length)).toEqual([1, 1])
    expect(container.querySelector('[data-part=right]')).toBeNull()
    rerender(<TitleBar backLabel="Tillbaka" onBack={onBack} right={<a href="/help">Hjälp</a>} />)
    expect(container.querySelector('[data-part=right]')).toContainElement(screen.getByRole('link', { name: 'Hjälp' }))
  })
})

describe('FacebookIcon', () => {
  it('is 24 by 24 px when no size is given (K-09)', () => {
    const { container } = render(<FacebookIcon />)
    const svg = container.querySelector('svg')
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['24', '24'])
  })
})

describe('notify', () => {
  it('can be undone for 6 s, then goes by itself', () => {
    render(<Toaster />)
    const onClick = jest.fn()
    act(() => {
      notify({ message: 'Inlägget är godkänt', action: { label: 'Ångra', onClick } })
    })
    pass(5999)
    expect(screen.getByRole('status')).toHaveTextContent('Inlägget är godkänt')
    pass(1)
    expect(screen.queryByText('Inlägget är godkänt')).toBeNull()
    act(() => {
      notify({ message: 'Nekad', action: { label: 'Ångra', onClick } })
    })
    fireEvent.click(screen.getByRole('button', { name: 'Ångra' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Nekad')).toBeNull()
  })

  it('stays until it is closed where it has no end, however many come after it', () => {
    render(<Toaster />)
    act(() => {
      notify({ kind: 'bad', message: 'Tove väntar igen', duration: null })
      for (let n = 1; n <= 4; n += 1) notify({ message: `Sparat ${n}` })
    })
    expect(screen.queryByText('Sparat 2')).toBeNull()
    expect(screen.getByText('Sparat 4')).toBeVisible()
    pass(60_000)
    expect(screen.queryByText('Sparat 4')).toBeNull()
    expect(screen.getByText('Tove väntar igen')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'close' }))
    expect(screen.queryByText('Tove väntar igen')).toBeNull()
  })

  it('waits while the pointer is on it', () => {
    render(<Toaster />)
    act(() => {
      notify({ message: 'Sparat' })
    })
    const toast = screen.getByText('Sparat')
    fireEvent.mouseEnter(toast.parentElement as HTMLElement)
    pass(20000)
    expect(toast).toBeVisible()
    fireEvent.mouseLeave(toast.parentElement as HTMLElement)
    pass(6000)
    expect(screen.queryByText('Sparat')).toBeNull()
  })
})
