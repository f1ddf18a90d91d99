import { expect, test } from '@jest/globals'
import { parcelPhase } from './phase'

const parcel = { state: 'to_pack', addressMissing: false, choiceMissing: false, askFrom: null, problem: null } as const
const assignment = { state: 'approved', deliveryProblem: null } as const

test.each([
  ['packing', parcel],
  ['missing', { ...parcel, addressMissing: true }],
  ['missing', { ...parcel, choiceMissing: true }],
  ['sent', { ...parcel, state: 'sent', askFrom: '2026-12-05' }],
  ['asked', { ...parcel, state: 'sent', askFrom: '2026-12-04' }],
  ['asked', { ...parcel, state: 'sent', askFrom: '2026-12-01' }],
  ['problem', { ...parcel, state: 'problem' }],
  [undefined, { ...parcel, state: 'arrived' }],
  [undefined, null],
] as const)('%s: %j', (phase, its) => expect(parcelPhase({ ...assignment, parcel: its }, '2026-12-04')).toBe(phase))

test('nothing is said of the parcel of one who is not approved any more', () => {
  expect(parcelPhase({ ...assignment, state: 'rejected', parcel }, '2026-12-04')).toBeUndefined()
})
