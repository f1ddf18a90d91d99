/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Choice } from '../choice'
import { firstChoice, readChoice } from '../choice'
import { makeFramePlace } from './frame-place'

type Answer = (token: string | null) => void

let answers: Map<Choice['role'], Answer>

beforeEach(() => {
  answers = new Map()
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    fetch: jest.fn(
      (address: string) =>
        new Promise((resolve) =>
          answers.set(readChoice(address.split('?')[1]!).role, (token) => resolve({ json: async () => ({ token }) })),
        ),
    ),
  })
})
afterEach(() => {
  window.sessionStorage.clear()
  document.body.replaceChildren()
})

const frames = () => [...document.querySelectorAll('iframe')]

test('of two choices in a row the later one is shown and signed in, whichever is answered first', async () => {
  const problems: unknown[] = []
  const place = makeFramePlace((id) => problems.push(id))
  document.body.append(place.element)
  const earlier = place.show({ ...firstChoice, role: 'creator' })
  const later = place.show({ ...firstChoice, role: 'anonymous' })
  answers.get('anonymous')!(null)
  await later
  answers.get('creator')!('token of the creator')
  await earlier

  expect(frames()).toHaveLength(1)
  expect(frames()[0]!.name).toContain('role=anonymous')
  expect(window.sessionStorage.getItem('samspel.session')).toBeNull()
  expect(problems).toHaveLength(1)
})

test('the app of the choice before is gone when the session changes under it', async () => {
  const place = makeFramePlace(() => undefined)
  document.body.append(place.element)
  const first = place.show({ ...firstChoice, role: 'creator' })
  answers.get('creator')!('token of the creator')
  await first

  const seen: number[] = []
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => void seen.push(frames().length))
  const second = place.show({ ...firstChoice, role: 'company' })
  expect(frames()).toHaveLength(1)
  answers.get('company')!('token of the company')
  await second
  clear.mockRestore()

  expect(seen).toEqual([0])
  expect(frames()[0]!.name).toContain('role=company')
  expect(window.sessionStorage.getItem('samspel.session')).toContain('company')
})
