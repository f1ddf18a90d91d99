/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { buildInstagramer, buildUser, createTestStore, reply, wire } from '@samspel/testing'
import { getInstagramerMe, RequestFailure, updateInstagramerMe, updateMe } from '../index'

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.useRealTimers()
})

const taken = reply(422, { errors: { name: ['taken'] } })
const own = (answer: object) =>
  createTestStore({
    api: { 'PATCH /users/me': answer, 'PATCH /instagramers/me': answer, 'GET /instagramers/me': answer },
  })
const staff = { body: { user: { name: 'Alva' } } }
const creator = { body: { instagramer: { name: 'Moa' } } }

test('the update of the own record of staff is form editMe; with skipForm no form state is touched (C-29)', async () => {
  const plain = own(wire({ user: buildUser() }))
  await plain.store.dispatch(updateMe(staff))
  expect(Object.keys(plain.store.getState().forms)).toEqual(['editMe'])
  expect(plain.store.getState().forms.editMe?.submitted).toBe(true)
  expect(plain.api.to('PATCH /users/me')[0]?.body).toEqual({ user: { name: 'Alva' } })

  const skipped = own(wire({ user: buildUser() }))
  await skipped.store.dispatch(updateMe({ ...staff, skipForm: true }))
  expect(skipped.store.getState().forms).toEqual({})
  expect(skipped.api.calls).toHaveLength(1)
})

test('the update of a creator is form editInstagramer, a form of its own, or none (C-37)', async () => {
  const ways = [
    [{}, ['editInstagramer']],
    [{ form: 'bankAccount' }, ['bankAccount']],
    [{ skipForm: true }, []],
    [{ form: 'bankAccount', skipForm: true }, []],
  ] as const
  for (const [option, forms] of ways) {
    const { store } = own(wire({ instagramer: buildInstagramer() }))
    await store.dispatch(updateInstagramerMe({ ...creator, ...option }))
    expect(Object.keys(store.getState().forms)).toEqual(forms)
  }
})

test('with the throw option a 422 rejects, without it nothing is thrown (C-37)', async () => {
  const { store } = own(taken)
  await expect(store.dispatch(updateInstagramerMe({ ...creator, throwErrors: true }))).rejects.toBeInstanceOf(
    RequestFailure,
  )
  await expect(store.dispatch(updateInstagramerMe(creator))).resolves.toMatchObject({ ok: false, status: 422 })
  expect(store.getState().forms.editInstagramer?.errors).toEqual({ name: ['taken'] })
})

test('the own profile: a 500 throws with the option, else the error is kept in state (C-38)', async () => {
  jest.useFakeTimers()
  const { store } = own(reply(500))
  const thrown = expect(store.dispatch(getInstagramerMe({ throwErrors: true }))).rejects.toMatchObject({
    parsedError: { status: 500 },
  })
  await jest.advanceTimersByTimeAsync(120_000)
  await thrown
  const kept = store.dispatch(getInstagramerMe({ cache: 'own' }))
  await jest.advanceTimersByTimeAsync(120_000)
  await expect(kept).resolves.toMatchObject({ ok: false, status: 500 })
  expect(store.getState().queries.own).toMatchObject({ status: 'error', error: { status: 500 } })
  expect(store.getState().app.lastStatus).toEqual({ status: 500, ok: false })
})
