/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderWithApp, screen } from '@samspel/testing'
import type { Decision } from '../areas/decide'
import type { ShellServices } from '../services/context'
import { ShellContext } from '../services/context'
import { ContentOutlet } from './ContentOutlet'

const services = (phase: 'loading' | 'ready' = 'ready') => {
  const state = { match: undefined, phase }
  return {
    host: { element: document.createElement('section'), getState: () => state, subscribe: () => () => undefined },
  } as unknown as ShellServices
}
const show = (decision: Decision, given = services()) =>
  renderWithApp(
    <ShellContext value={given}>
      <ContentOutlet decision={decision} area={undefined} search="" />
    </ShellContext>,
  )
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the place of the content', () => {
  it('while the role is being resolved a loader appears after 1000 ms (R-22)', () => {
    show({ kind: 'wait' })
    pass(999)
    expect(screen.queryByRole('img', { name: 'Laddar' })).toBeNull()
    pass(1)
    expect(screen.getByRole('img', { name: 'Laddar' })).toBeDefined()
  })

  it('so it does for a remote that is long in coming (S-39)', () => {
    show({ kind: 'remote', remote: 'mf-x', focused: false }, services('loading'))
    pass(999)
    expect(screen.queryByRole('img', { name: 'Laddar' })).toBeNull()
    pass(1)
    expect(screen.getByRole('img', { name: 'Laddar' })).toBeDefined()
  })

  it('an unknown address gets its own page with a way home, and a title', () => {
    show({ kind: 'not-found' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan finns inte')
    expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/')
    expect(document.title).toBe('Sidan finns inte - Samspel')
  })

  it('a page of another area says so (R-21)', () => {
    show({ kind: 'denied' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan är inte till för ditt konto')
  })

  it('the remotes stay in the page behind a page of the shell’s own', () => {
    const given = services()
    show({ kind: 'not-found' }, given)
    expect(given.host.element.isConnected).toBe(true)
    expect(given.host.element.parentElement?.hidden).toBe(true)
  })
})
