/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, type FakeRoutes, fireEvent, renderWithApp, reply, screen } from '@samspel/testing'
import { Form, SlugInput, SubmitButton } from '../index'

const route = 'HEAD /collaboration_pages/slug/:slug'
const page = (answers: FakeRoutes, initial = '') =>
  renderWithApp(
    <Form id="slug" initialValues={{ slug: initial }} onSubmit={() => undefined}>
      <SlugInput name="slug" label="Adress" prefix="samspel.se/" current="anna" />
      <SubmitButton />
    </Form>,
    { api: answers },
  )

const type = (text: string) => fireEvent.change(screen.getByLabelText('Adress'), { target: { value: text } })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const settled = async (answer: FakeRoutes[string]) => {
  page({ [route]: answer })
  type('abc')
  await wait(500)
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the slug is lowercased as typed (V-22)', async () => {
  page({ [route]: reply(404) })
  type('AbC')
  expect((screen.getByLabelText('Adress') as HTMLInputElement).value).toBe('abc')
  await wait(500)
})

test('one lookup, 500 ms after the last key (V-24)', async () => {
  const { api } = page({ [route]: reply(404) })
  for (const text of ['a', 'ab', 'abc']) {
    type(text)
    await wait(100)
  }
  await wait(399)
  expect(api.calls).toHaveLength(0)
  await wait(1)
  expect(api.calls.map(({ method, path, isPublic }) => [method, path, isPublic])).toEqual([
    ['HEAD', '/collaboration_pages/slug/abc', true],
  ])
})

test('no lookup when empty or the current slug, and one per value (V-25)', async () => {
  const { api } = page({ [route]: reply(404) }, 'anna')
  for (const text of ['', 'anna']) {
    type(text)
    await wait(1000)
  }
  expect(api.calls).toHaveLength(0)
  expect(screen.queryByText('är redan upptagen')).toBeNull()
  for (const text of ['abc', 'abcd', 'abc']) {
    type(text)
    await wait(1000)
  }
  expect(api.calls).toHaveLength(2)
})

test('200 and 403 mean taken (V-26)', async () => {
  for (const status of [200, 403]) {
    const { unmount } = page({ [route]: reply(status) })
    type('abc')
    await wait(500)
    expect(screen.getByText('är redan upptagen')).toBeTruthy()
    unmount()
  }
})

test.each([0, 401, 422, 429, 500, 503])('a lookup that fails says so: status %i (V-27)', async (status) => {
  await settled(reply(status))
  expect(screen.getByText('förfrågan misslyckades')).toBeTruthy()
  expect(screen.queryByLabelText('Adressen är ledig')).toBeNull()
})

test('a failed lookup is not remembered: the same value is asked for again (V-27)', async () => {
  const { api } = page({ [route]: reply(500) })
  for (const text of ['abc', 'abcd', 'abc']) {
    type(text)
    await wait(500)
  }
  expect(api.calls).toHaveLength(3)
})

test('404 means free (V-26)', async () => {
  await settled(reply(404))
  expect(screen.getByLabelText('Adressen är ledig')).toBeTruthy()
  expect(screen.queryByText('är redan upptagen')).toBeNull()
})

test('the base of the address stands before the input, which holds only the slug (S-41, V-22)', () => {
  page({ [route]: reply(404) }, 'anna')
  expect(screen.getByText('samspel.se/')).toBeTruthy()
  expect((screen.getByLabelText('Adress') as HTMLInputElement).value).toBe('anna')
})

test('an address is not said to be free before that is known (V-28)', async () => {
  const seen: boolean[] = []
  page({ [route]: reply(404) })
  const watch = new MutationObserver(() => seen.push(screen.queryByLabelText('Adressen är ledig') !== null))
  watch.observe(document.body, { childList: true, subtree: true, attributes: true })
  type('abc')
  await wait(499)
  expect(seen).not.toContain(true)
  expect(screen.queryByLabelText('Adressen är ledig')).toBeNull()
  await wait(1)
  await wait(0)
  expect(screen.getByLabelText('Adressen är ledig')).toBeTruthy()
  watch.disconnect()
})

test('one mark at a time: spinner, then check mark or warning (V-28)', async () => {
  let answer = (_: object) => {}
  page({ [route]: () => new Promise<object>((resolve) => (answer = resolve)) })
  type('abc')
  await wait(500)
  const marks = () =>
    ['Kontrollerar om adressen är ledig', 'Adressen är ledig', 'Adressen går inte att använda'].filter((label) =>
      screen.queryByLabelText(label),
    )
  expect(marks()).toEqual(['Kontrollerar om adressen är ledig'])
  answer(reply(404))
  await wait(0)
  expect(marks()).toEqual(['Adressen är ledig'])
  type('abcd')
  await wait(500)
  answer(reply(403))
  await wait(0)
  expect(marks()).toEqual(['Adressen går inte att använda'])
})
