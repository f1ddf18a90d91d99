/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { IntlProvider } from '@samspel/i18n'
import { act, cleanup, render, screen } from '@samspel/testing'
import { UiProvider } from '@samspel/ui'
import { showMissingRegistry } from '../boot/MissingRegistry'
import { ShellBoundary } from '../boot/ShellBoundary'
import { useTakeOver } from './use-take-over'

type Phase = 'idle' | 'loading' | 'ready' | 'failed'

function hostWith(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  let state = { phase: 'loading' as Phase }
  const listeners = new Set<() => void>()
  return {
    element,
    getState: () => state as never,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become: (phase: Phase) =>
      act(() => {
        state = { phase }
        for (const listener of listeners) listener()
      }),
  }
}

function Taker({ host, isRemote = true }: { host: ReturnType<typeof hostWith>; isRemote?: boolean }) {
  useTakeOver(host as never, isRemote)
  return null
}

const isPainted = () => document.getElementById('painted') !== null
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

beforeAll(() => import('./take-over'))
beforeEach(() => {
  document.documentElement.dataset['painted'] = '/p'
  const painted = document.createElement('div')
  painted.id = 'painted'
  painted.innerHTML = '<a href="/p/brands">Varumärken</a>'
  document.body.prepend(painted)
})
afterEach(() => {
  cleanup()
  document.getElementById('painted')?.remove()
  document.getElementById('root')?.remove()
  delete document.documentElement.dataset['painted']
  jest.useRealTimers()
})

test('the view stays until the page has its heading and nothing on it is still to come', async () => {
  const host = hostWith('')
  render(<Taker host={host} />)
  host.become('ready')
  host.element.innerHTML = '<h1>Erbjudande</h1><div aria-busy="true"></div>'
  await settle()
  expect(isPainted()).toBe(true)
  host.element.innerHTML = '<h1>Presspaketet</h1>'
  await settle()
  expect(isPainted()).toBe(false)
  expect(document.documentElement.dataset['painted']).toBeUndefined()
})

test('a remote that failed is seen', async () => {
  const host = hostWith('')
  render(<Taker host={host} />)
  await settle()
  expect(isPainted()).toBe(true)
  host.become('failed')
  await settle()
  expect(isPainted()).toBe(false)
})

test('a page of the shell itself is seen', async () => {
  render(<Taker host={hostWith('')} isRemote={false} />)
  await settle()
  expect(isPainted()).toBe(false)
})

test('a view that was not for this visitor is no longer in the page', () => {
  delete document.documentElement.dataset['painted']
  render(<Taker host={hostWith('')} />)
  expect(isPainted()).toBe(false)
})

test('a page that never comes to rest is seen all the same', async () => {
  jest.useFakeTimers()
  const host = hostWith('<div aria-busy="true"></div>')
  render(<Taker host={host} />)
  host.become('ready')
  await act(() => jest.advanceTimersByTimeAsync(8_000))
  expect(isPainted()).toBe(false)
})

test('the focus goes to the same link, or to the field that the page begins with', async () => {
  const host = hostWith('<h1>Logga in</h1><div data-first-focus="true"><input /></div>')
  const root = document.createElement('div')
  root.id = 'root'
  root.append(host.element)
  document.body.append(root)
  render(<Taker host={host} />)
  host.become('ready')
  await settle()
  expect(document.activeElement).toBe(root.querySelector('input'))
})

test('a shell that has no registry is seen', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  act(() => showMissingRegistry(root, () => undefined))
  expect(isPainted()).toBe(false)
  expect(await screen.findByRole('button')).toBeTruthy()
  root.remove()
})

test('a frame that broke is seen', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = (): never => {
    throw new Error('the frame broke')
  }
  render(
    <IntlProvider locale="sv">
      <UiProvider>
        <ShellBoundary tell={() => undefined} version="1">
          <Broken />
        </ShellBoundary>
      </UiProvider>
    </IntlProvider>,
  )
  expect(isPainted()).toBe(false)
  jest.restoreAllMocks()
})
