/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Form, SubmitButton, TextInput } from '@samspel/forms'
import { IntlProvider } from '@samspel/i18n'
import { act, cleanup, render, renderWithApp, screen, waitFor } from '@samspel/testing'
import { UiProvider } from '@samspel/ui'
import { showMissingRegistry } from '../boot/MissingRegistry'
import { ShellBoundary } from '../boot/ShellBoundary'
import { handOver, readDone } from './hand-over'
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

const FORM = `<form><input data-name="email" type="email"><input data-name="password" type="password"><button type="submit"></button></form>`
const fieldsOf = (place: Element) => [...place.querySelectorAll<HTMLInputElement>('input')]

function LoginForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  return (
    <>
      <h1>Logga in</h1>
      <Form
        id="login"
        initialValues={{ email: '', password: '' }}
        onSubmit={(values) => void onSubmit(values)}
        guard={false}
        draft={false}
      >
        <TextInput name="email" type="email" label="E-post" />
        <TextInput name="password" label="Lösenord" />
        <SubmitButton />
      </Form>
    </>
  )
}
/** A painted form in which something was typed, and the page's own, mounted. */
const typedBefore = (act: (painted: Element) => void) => {
  const painted = document.getElementById('painted')!
  painted.innerHTML = `<div class="painted-phone">${FORM}</div><div class="painted-desk">${FORM}</div>`
  act(painted.querySelector('.painted-desk')!)
  const onSubmit = jest.fn()
  const view = renderWithApp(<LoginForm onSubmit={onSubmit} />)
  view.container.id = 'root'
  return { host: { ...hostWith(''), element: view.container as HTMLDivElement }, onSubmit }
}

test('what was typed and sent before the page took over is in its form, and is sent by it', async () => {
  const { host, onSubmit } = typedBefore((form) => {
    const [email, password] = fieldsOf(form)
    email!.value = 'a@b.se'
    password!.value = 'hemligt'
    form.querySelector('form')!.dataset['pressed'] = ''
    password!.focus()
  })
  render(<Taker host={host} />)
  host.become('ready')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'a@b.se', password: 'hemligt' }))
  expect(isPainted()).toBe(false)
  expect(fieldsOf(host.element).map(({ value }) => value)).toEqual(['a@b.se', 'hemligt'])
})

test('what was not sent stays typed, with the focus where it was', async () => {
  const { host, onSubmit } = typedBefore((form) => {
    const [, password] = fieldsOf(form)
    password!.value = 'hem'
    password!.focus()
  })
  render(<Taker host={host} />)
  host.become('ready')
  await waitFor(() => expect(fieldsOf(host.element)[1]!.value).toBe('hem'))
  await settle()
  expect(document.activeElement).toBe(fieldsOf(host.element)[1])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('words of a search wait for its field, and Enter for them', async () => {
  const painted = document.getElementById('painted')!
  painted.innerHTML = '<div><input type="search" aria-label="Sök" placeholder="Sök"></div>'
  const [typed] = fieldsOf(painted)
  typed!.value = 'kaffe'
  typed!.dataset['pressed'] = ''
  const done = readDone(painted)
  const root = document.createElement('div')
  handOver(done, root)
  const searched = jest.fn()
  root.innerHTML = '<input type="search" aria-label="Sök" placeholder="Sök">'
  root.addEventListener('keydown', ({ key }) => searched(key, fieldsOf(root)[0]!.value))
  await waitFor(() => expect(searched.mock.calls).toEqual([['Enter', 'kaffe']]))
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
