/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { apiAction, useAppDispatch } from '@samspel/store'
import { act, type AppOptions, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { drafts, Form, FormAlerts, type FormProps, Password, SubmitButton, TextInput } from '../index'

const update = apiAction('updateMe')
type Values = { name: string; password?: string }

function Page(props: Partial<FormProps<Values>>) {
  const dispatch = useAppDispatch()
  return (
    <Form<Values>
      id="editMe"
      initialValues={{ name: 'Alva' }}
      onSubmit={(values) => dispatch(update({ body: { user: values } as never }))}
      {...props}
    >
      <TextInput name="name" label="Namn" />
      <Password name="password" label="Lösenord" />
      <SubmitButton />
    </Form>
  )
}
/** A form that has its alerts in a page's own place for them. */
const OwnPlace = () => (
  <Form<Values> id="editMe" initialValues={{ name: 'Alva' }} onSubmit={() => undefined as never} ownAlert>
    <main>
      <FormAlerts />
      <TextInput name="name" label="Namn" />
    </main>
  </Form>
)
const open = (options: AppOptions = {}, props: Partial<FormProps<Values>> = {}) =>
  renderWithApp(<Page {...props} />, options)
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const state = { app: { currentUserId: 'u1' } }
const reload = ({ unmount }: { unmount: () => void }) => {
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
}

beforeEach(() => sessionStorage.clear())

test('nothing is lost: what was typed comes back once, to the same person, after the session ended', async () => {
  const first = open({ state })
  await first.user.type(field('Namn'), ' Lind')
  await first.user.type(field('Lösenord'), 'hemligt')
  bus.publish('session:expired', { path: '/form' })
  first.unmount()
  expect(JSON.stringify(sessionStorage)).not.toContain('hemligt')

  const other = open({ state: { app: { currentUserId: 'u2' } } })
  expect(field('Namn').value).toBe('Alva')
  other.unmount()

  const again = open({ state })
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
  expect(screen.getByText('Det du skrev är tillbaka, men det är inte sparat än.')).toBeTruthy()
  again.unmount()
  open({ state })
  expect(field('Namn').value).toBe('Alva')
})

test.each([
  ['somebody signed in', state],
  ['a visitor', {}],
])('a reload brings back what %s had typed, passwords never', async (_, of) => {
  const first = open({ state: of })
  await first.user.type(field('Namn'), ' Lind')
  await first.user.type(field('Lösenord'), 'hemligt')
  reload(first)
  expect(JSON.stringify(sessionStorage)).not.toContain('hemligt')
  open({ state: of })
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
  expect(field('Lösenord').value).toBe('')
})

test('an unchanged form and one that keeps no drafts write nothing', async () => {
  reload(open({ state }))
  const second = open({ state }, { draft: false })
  await second.user.type(field('Namn'), 'x')
  reload(second)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('nobody’s form waits for whose it is: the draft comes when the server has said who is signed in', async () => {
  const first = open({ state })
  await first.user.type(field('Namn'), ' Lind')
  reload(first)
  const { store } = open({ state: { auth: { authenticated: true, scope: 'user' } } as never })
  expect(field('Namn').value).toBe('Alva')
  act(() => void store.dispatch({ type: 'auth/success', payload: { user: { id: 'u1' } } }))
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
})

test('a draft of one record is not put into the form of another', async () => {
  const first = open({ state })
  await first.user.type(field('Namn'), ' Lind')
  reload(first)
  const other = open({ state }, { initialValues: { name: 'Berit' } })
  expect(field('Namn').value).toBe('Berit')
  other.unmount()
  window.history.replaceState(null, '', '/another')
  const elsewhere = open({ state })
  expect(field('Namn').value).toBe('Alva')
  elsewhere.unmount()
  window.history.replaceState(null, '', '/')
  expect(drafts.take('u1', 'editMe', { name: 'Alva' })).toEqual({ name: 'Alva Lind' })
})

test('a page that was only set aside keeps its form and forgets the draft', async () => {
  const { user } = open({ state })
  await user.type(field('Namn'), ' Lind')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(field('Namn').value).toBe('Alva Lind')
})

test('offline: the text is said, what was typed stays and can be sent again (X-29, X-01)', async () => {
  const { user } = open({ state, api: { 'PATCH /users/me': reply(0) } })
  await user.type(field('Namn'), ' Lind')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.',
  )
  expect(field('Namn').value).toBe('Alva Lind')
  expect(screen.getByRole('button', { name: 'Spara' }).hasAttribute('disabled')).toBe(false)
})

test('a form that keeps what was typed until it is sent has it when it is closed, opened, reloaded and opened again', async () => {
  const first = open({ state }, { draft: 'untilSent' })
  await first.user.type(field('Namn'), ' Lind')
  first.unmount()
  const second = open({ state }, { draft: 'untilSent' })
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
  reload(second)
  open({ state }, { draft: 'untilSent' })
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
})

test('what was sent is forgotten, also by a form that closes before its answer is done', async () => {
  let close = () => {}
  const onSubmit = () => {
    act(() => close())
    return Promise.resolve({ ok: true, parsedError: undefined } as const)
  }
  const first = open({ state }, { draft: 'untilSent', onSubmit })
  close = first.unmount
  await first.user.type(field('Namn'), ' Lind')
  await first.user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByLabelText('Namn')).toBeNull())
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
})

test('a form that is closed by choice keeps nothing unless it is told to', async () => {
  const first = open({ state })
  await first.user.type(field('Namn'), ' Lind')
  first.unmount()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('what came back is told where the form has its alerts, once, until it is closed', async () => {
  const first = renderWithApp(<OwnPlace />, { state })
  await first.user.type(field('Namn'), ' Lind')
  reload(first)
  const again = renderWithApp(<OwnPlace />, { state })
  const [told, ...more] = await screen.findAllByText('Det du skrev är tillbaka, men det är inte sparat än.')
  expect(more).toEqual([])
  expect(screen.getByRole('main')).toContainElement(told!)
  await again.user.click(screen.getByRole('button', { name: 'close' }))
  expect(told).not.toBeInTheDocument()
})

test('a form that closes without asking keeps what was typed, as a dialog does that Escape closes', async () => {
  const first = open({ state }, { guard: false })
  await first.user.type(field('Namn'), ' Lind')
  first.unmount()
  open({ state }, { guard: false })
  await waitFor(() => expect(field('Namn').value).toBe('Alva Lind'))
})
