/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { AppDispatch } from '@samspel/store'
import { dropAct, keepAct, type KeptAct, keptActs, sendKept } from './kept-acts'

const arrived: KeptAct = { kind: 'arrived', participationId: 'p1', parcelId: 'k1', at: '2026-12-04T10:00:00.000Z' }
const broken: KeptAct = {
  kind: 'problem',
  participationId: 'p2',
  parcelId: 'k2',
  at: '2026-12-04T11:00:00.000Z',
  problem: { kind: 'not_arrived', text: '' },
}
const answers = (...outcomes: object[]) => {
  const dispatch = jest.fn((_request: unknown) => Promise.resolve(outcomes[dispatch.mock.calls.length - 1]))
  return dispatch as typeof dispatch & AppDispatch
}
const payloads = (dispatch: ReturnType<typeof answers>) =>
  dispatch.mock.calls.map(([request]) => (request as { payload: object }).payload)

beforeEach(() => localStorage.clear())

test('what was said without a network is sent once, in order, with the moment of the press', async () => {
  keepAct('lina', arrived)
  keepAct('lina', broken)
  const dispatch = answers({ ok: true }, { ok: true })
  await sendKept(dispatch, 'lina', () => {})
  await sendKept(dispatch, 'lina', () => {})
  expect(payloads(dispatch)).toEqual([
    expect.objectContaining({ params: { id: 'k1' }, body: { at: arrived.at } }),
    expect.objectContaining({
      params: { id: 'p2' },
      body: { deliveryProblem: { kind: 'not_arrived', text: '', at: broken.at } },
    }),
  ])
  expect(keptActs('lina')).toEqual([])
})

test('without an answer all of it waits on; what is refused goes and is told', async () => {
  keepAct('lina', arrived)
  keepAct('lina', broken)
  await sendKept(answers({ ok: false, parsedError: { status: 0 } }), 'lina', () => {})
  expect(keptActs('lina')).toEqual([arrived, broken])
  const told: string[] = []
  await sendKept(answers({ ok: false, parsedError: { status: 422 } }, { ok: true }), 'lina', ({ parcelId }) =>
    told.push(parcelId),
  )
  expect(told).toEqual(['k1'])
  expect(keptActs('lina')).toEqual([])
})

test('of one parcel the newest word counts, and another creator’s are left alone', () => {
  keepAct('lina', arrived)
  keepAct('lina', { ...broken, parcelId: 'k1' })
  keepAct('tove', arrived)
  expect(keptActs('lina')).toEqual([{ ...broken, parcelId: 'k1' }])
  dropAct('lina', { parcelId: 'k1' })
  expect(keptActs('lina')).toEqual([])
  expect(keptActs('tove')).toEqual([arrived])
})

test('what cannot be read is nothing', () => {
  localStorage.setItem('draft.parcels.lina', '{"kind"')
  expect(keptActs('lina')).toEqual([])
})
