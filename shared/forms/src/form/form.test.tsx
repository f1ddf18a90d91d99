/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { Link } from 'react-router-dom'
import { apiAction, useAppDispatch } from '@samspel/store'
import { act, type AppOptions, buildUser, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { canSubmit, email, Form, type FormProps, Password, required, SubmitButton, TextInput } from '../index'

const update = apiAction('updateMe')
type Values = { name: string; email: string; password?: string }

function Page(props: Partial<FormProps<Values>>) {
  const dispatch = useAppDispatch()
  return (
    <>
      <Form<Values>
        id="editMe"
        schema={{ name: required, email }}
        initialValues={{ name: 'Alva', email: 'a@b.se' }}
        onSubmit={(values) => dispatch(update({ body: { user: values } as never }))}
        {...props}
      >
        <TextInput name="name" label="Namn" />
        <TextInput name="email" label="Email" />
        <Password name="password" label="Lösenord" />
        <SubmitButton />
      </Form>
      <Link to="/elsewhere">Annat</Link>
    </>
  )
}

const open = (options: AppOptions = {}, props: Partial<FormProps<Values>> = {}) =>
  renderWithApp(<Page {...props} />, {
    route: '/form',
    path: '/form',
    routes: [{ path: '/elsewhere', element: <p>Någon annanstans</p> }],
    ...options,
  })
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const button = () => screen.getByRole('button', { name: 'Spara' })
const isEnabled = () => !button().hasAttribute('disabled') && button().getAttribute('aria-disabled') !== 'true'
const question = 'The form contains unsaved changes, do you want to continue anyway?'

beforeEach(() => {
  sessionStorage.clear()
})

test('enabled only when changed, valid, not validating and not submitting; the label is Spara (T-38)', async () => {
  const all = [0, 1].flatMap((changed) =>
    [0, 1].flatMap((valid) =>
      [0, 1].flatMap((validating) => [0, 1].map((submitting) => [changed, valid, validating, submitting].map(Boolean))),
    ),
  )
  const enabled = all.filter(([changed, valid, validating, submitting]) =>
    canSubmit({ changed: changed!, valid: valid!, validating: validating!, submitting: submitting! }),
  )
  expect(all).toHaveLength(16)
  expect(enabled).toEqual([[true, true, false, false]])
  open()
  expect(button().textContent).toBe('Spara')
})

test('a disabled submit says why (T-38)', async () => {
  const { user } = open()
  expect(isEnabled()).toBe(false)
  expect(screen.getByText('Inget är ändrat ännu.')).toBeTruthy()
  await user.clear(field('Namn'))
  expect(screen.getByText('Saknas eller behöver rättas: Namn')).toBeTruthy()
  await user.type(field('Namn'), 'Ava')
  expect(isEnabled()).toBe(true)
})

test('before anything was typed nothing is called wrong: the button names what is required', async () => {
  const { user } = open({}, { initialValues: { name: '', email: '' } })
  expect(screen.getByText('Fyll i först: Namn, Email')).toBeTruthy()
  await user.type(field('Email'), '@')
  expect(screen.queryByText('Fyll i först: Namn, Email')).toBeNull()
  expect(screen.getByText('Saknas eller behöver rättas: Namn, Email')).toBeTruthy()
})

test('a press on the button that cannot send leads to the first field that is wrong, and says what is wrong at each', async () => {
  const { user, api } = open({}, { initialValues: { name: 'Alva', email: '' } })
  await user.click(button())
  expect(document.activeElement).toBe(field('Email'))
  expect(screen.getByText('ange en giltig emailadress')).toBeTruthy()
  await user.clear(field('Namn'))
  await user.click(button())
  expect(document.activeElement).toBe(field('Namn'))
  expect(api.calls).toHaveLength(0)
})

test('of many fields three are named; a field that has no place in the form is counted', async () => {
  const names = ['a', 'b', 'c', 'd']
  renderWithApp(
    <Form
      id="many"
      schema={Object.fromEntries([...names, 'hidden'].map((name) => [name, required]))}
      initialValues={{}}
      onSubmit={() => undefined}
    >
      {names.map((name) => (
        <TextInput key={name} name={name} label={`Fält ${name}`} />
      ))}
      <SubmitButton />
    </Form>,
  )
  expect(screen.getByText('Fyll i först: Fält a, Fält b, Fält c och 2 till')).toBeTruthy()
})

test('wrong at once, said after leaving the field (V-01)', async () => {
  const { user } = open()
  await user.type(field('Email'), '@')
  expect(isEnabled()).toBe(false)
  await user.clear(field('Namn'))
  expect(screen.queryByText('fältet är obligatoriskt')).toBeNull()
  await user.tab()
  expect(screen.getByText('fältet är obligatoriskt')).toBeTruthy()
  expect(field('Namn').getAttribute('aria-invalid')).toBe('true')
})

test('errors of the server go to their fields and an alert; what was typed stays, the field is focused, and it can be sent again (X-29)', async () => {
  const { user, api } = open({
    api: { 'PATCH /users/me': reply(422, { errors: { email: ['account_exists'], brand_name: ['taken'] } }) },
  })
  await user.type(field('Namn'), ' Lind')
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Kunde inte spara, kontrollera uppgifterna och försök igen',
  )
  expect(screen.getByRole('alert').textContent).toContain('är redan upptagen')
  expect(screen.getByText('account already exists')).toBeTruthy()
  expect(field('Namn').value).toBe('Alva Lind')
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(isEnabled()).toBe(true)
  api.on({ 'PATCH /users/me': wire({ user: buildUser() }) })
  await user.click(button())
  await screen.findByText('Inget är ändrat ännu.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server’s name of a field may differ from the form’s (V-21)', async () => {
  const { user } = open(
    { api: { 'PATCH /users/me': reply(422, { errors: { collaboration_page_slug: ['taken'] } }) } },
    { fieldNames: { collaborationPageSlug: 'name' } },
  )
  await user.type(field('Namn'), 'x')
  await user.click(button())
  await screen.findByText('är redan upptagen')
  expect(field('Namn').getAttribute('aria-invalid')).toBe('true')
})

test('the form’s state stands in the store, without its password (E-35)', async () => {
  const { user, store } = open()
  await user.type(field('Namn'), 'x')
  await user.type(field('Lösenord'), 'hemligt')
  expect(store.getState().forms.editMe).toMatchObject({
    values: { name: 'Alvax', email: 'a@b.se' },
    initialValues: { name: 'Alva' },
    submitting: false,
  })
  expect(JSON.stringify(store.getState().forms)).not.toContain('hemligt')
})

test('leaving a changed form asks, and staying stays (T-39)', async () => {
  const { user, router } = open()
  await user.type(field('Namn'), 'x')
  await user.click(screen.getByText('Annat'))
  await screen.findByText(question)
  await user.click(screen.getByRole('button', { name: 'Stanna kvar' }))
  expect(router.state.location.pathname).toBe('/form')
  expect(field('Namn').value).toBe('Alvax')
  await user.click(screen.getByText('Annat'))
  await user.click(await screen.findByRole('button', { name: 'Lämna sidan' }))
  await screen.findByText('Någon annanstans')
})

test('an unchanged form is left without a question, and so is a saved one (T-39)', async () => {
  const first = open()
  await first.user.click(screen.getByText('Annat'))
  await screen.findByText('Någon annanstans')
  first.unmount()
  const { user } = open({ api: { 'PATCH /users/me': wire({ user: buildUser() }) } })
  await user.type(field('Namn'), 'x')
  await user.click(button())
  await screen.findByText('Inget är ändrat ännu.')
  await user.click(screen.getByText('Annat'))
  await screen.findByText('Någon annanstans')
})

test('what is typed while a save is on its way is still unsaved after it', async () => {
  let answer = (_: object) => {}
  const { user } = open({ api: { 'PATCH /users/me': () => new Promise<object>((resolve) => (answer = resolve)) } })
  await user.type(field('Namn'), '1')
  await user.click(button())
  await user.type(field('Namn'), '2')
  await act(async () => answer(wire({ user: buildUser() })))
  await waitFor(() => expect(isEnabled()).toBe(true))
  expect(field('Namn').value).toBe('Alva12')
})

test('a route change that another remote or the shell asks for is held until answered (T-39)', async () => {
  const { user } = open()
  await user.type(field('Namn'), 'x')
  const cancelNavigation = jest.fn<(cancel: Promise<boolean>) => void>()
  const detail = { oldUrl: 'http://localhost/form', newUrl: 'http://localhost/wallet', cancelNavigation }
  act(() => void window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail })))
  await user.click(await screen.findByRole('button', { name: 'Stanna kvar' }))
  expect(await cancelNavigation.mock.calls[0]![0]).toBe(true)
})

test('closing the browser on a changed form is held too (T-39)', async () => {
  const { user } = open()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await user.type(field('Namn'), 'x')
  expect(leave()).toBe(true)
})
