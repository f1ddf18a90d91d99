/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { act, cleanup, renderWithApp, screen, waitFor } from '@samspel/testing'
import {
  DateInput,
  Form,
  Num,
  required,
  type Schema,
  SubmitButton,
  Switch,
  useFormValue,
  useFormValues,
} from '../index'

const sent: unknown[] = []
const open = (
  children: ReactNode,
  { initialValues = {}, schema = {} }: { initialValues?: object; schema?: Schema } = {},
) =>
  renderWithApp(
    <Form id="f" schema={schema} initialValues={initialValues} onSubmit={(values) => void sent.push(values)}>
      {children}
      <SubmitButton />
    </Form>,
    { state: { app: { currentUserId: 'u1' } } as never },
  )
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const button = () => screen.getByRole('button', { name: 'Spara' }) as HTMLButtonElement
const calendarOf = async (name: string) => {
  await waitFor(() => expect(field(name).type).toBe('text'))
  return field(name)
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  sent.length = 0
})

test('a number that cannot be read stays, is an error of its own, and cannot be sent until it is corrected', async () => {
  const { user } = open(<Num name="most" label="Följare" />, {
    initialValues: { most: 20_000 },
    schema: { most: required },
  })
  await user.clear(field('Följare'))
  await user.type(field('Följare'), '10k')
  await user.tab()
  expect(field('Följare').value).toBe('10k')
  expect(screen.getByText('ogiltigt heltal')).toBeTruthy()
  expect(screen.queryByText('fältet är obligatoriskt')).toBeNull()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await user.clear(field('Följare'))
  await user.type(field('Följare'), '10 000 st{Enter}')
  await waitFor(() => expect(sent).toEqual([{ most: 10_000 }]))
})

test('a sum is read with its öre, or says what it takes', async () => {
  const { user } = open(<Num name="sum" label="Belopp" decimals={2} suffix="kr" />)
  await user.type(field('Belopp'), '2 500–3 000')
  await user.tab()
  expect(screen.getByText('går inte att läsa som ett tal. Skriv till exempel 1 250,50.')).toBeTruthy()
  await user.clear(field('Belopp'))
  await user.type(field('Belopp'), '99:50{Enter}')
  await waitFor(() => expect(sent).toEqual([{ sum: 99.5 }]))
})

test('a day that cannot be read stays with its error; one without a year is read', async () => {
  const { user } = open(<DateInput name="start" label="Börjar" min="2026-11-28" max="2027-11-27" />, {
    initialValues: { start: '2026-12-24' },
  })
  await calendarOf('Börjar')
  await user.clear(field('Börjar'))
  await user.type(field('Börjar'), 'efter jul')
  await user.tab()
  expect(field('Börjar').value).toBe('efter jul')
  expect(screen.getByText('går inte att läsa som ett datum. Skriv till exempel 5 dec 2026.')).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await user.clear(field('Börjar'))
  await user.type(field('Börjar'), '5/12')
  await user.tab()
  expect(field('Börjar').value).toMatch(/^5 dec 202\d$/)
  await user.click(button())
  await waitFor(() => expect(sent).toEqual([{ start: expect.stringMatching(/^202\d-12-05$/) }]))
})

test('the same day typed again after what could not be read is a day again', async () => {
  const { user } = open(<DateInput name="start" label="Börjar" />, { initialValues: { start: '2026-12-24' } })
  await calendarOf('Börjar')
  await user.clear(field('Börjar'))
  await user.type(field('Börjar'), '24 dec 2026')
  await user.tab()
  expect(field('Börjar').value).toBe('24 dec 2026')
  expect(screen.getByText('Inget är ändrat ännu.')).toBeTruthy()
})

test('half a day in a phone’s own control is said and not sent as none', async () => {
  const { matchMedia } = window
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never
  const { user } = open(<DateInput name="start" label="Börjar" />, { initialValues: { start: '2026-12-24' } })
  const input = field('Börjar')
  act(() => input.focus())
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  await user.tab()
  window.matchMedia = matchMedia
  expect(screen.getByText(/^går inte att läsa som ett datum/)).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBe('true')
})

test('what could not be read comes back with its draft, on screen', async () => {
  const fields = (
    <>
      <Num name="most" label="Följare" />
      <DateInput name="start" label="Börjar" />
    </>
  )
  const first = open(fields)
  await calendarOf('Börjar')
  await first.user.type(field('Följare'), '10k')
  await first.user.type(field('Börjar'), 'efter jul')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  first.unmount()
  const second = open(fields)
  await waitFor(() => expect([field('Följare').value, field('Börjar').value]).toEqual(['10k', 'efter jul']))
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await second.user.clear(field('Börjar'))
  await second.user.type(field('Börjar'), '5 dec 2026')
  await second.user.clear(field('Följare'))
  await second.user.tab()
  await waitFor(() => expect(field('Börjar').value).toBe('5 dec 2026'))
  await second.user.click(button())
  await waitFor(() => expect(sent).toEqual([{ most: null, start: '2026-12-05' }]))
})

test('a field that does not apply any more blocks nothing and is sent as empty', async () => {
  const Paid = () => {
    const values = useFormValues()
    return useFormValue('isPaid') ? <Num name="price" label="Pris" /> : <p>{JSON.stringify(values)}</p>
  }
  const { user } = open(
    <>
      <Switch name="isPaid" label="Betalt" />
      <Paid />
    </>,
    { initialValues: { isPaid: true } },
  )
  await user.type(field('Pris'), '10k')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByLabelText('Betalt'))
  expect(screen.getByText('{"isPaid":false,"price":null}')).toBeTruthy()
  await user.click(button())
  await waitFor(() => expect(sent).toEqual([{ isPaid: false, price: null }]))
})
