import { expect, test } from '@jest/globals'
import { idle, type Scan, type ScanEvent, scanReducer } from './scan'
import { buildCounterPickup } from './testing'
import type { PassVerdict } from './types'

const code = 'K7RM4T9X'
const after = (...events: ScanEvent[]): Scan => events.reduce(scanReducer, idle)
const checked = (verdict: PassVerdict): ScanEvent => ({
  type: 'checked',
  code,
  verdict,
  isConfirmed: true,
  at: '2026-11-20T13:32:00.000Z',
  key: 'key-1',
})
const read: ScanEvent[] = [
  { type: 'opened', by: 'camera' },
  { type: 'read', code },
]
const ready = checked({ outcome: 'ready', pickup: buildCounterPickup() })
const error = { status: 500, kind: 'http', id: undefined, message: { id: 'x' } } as never

test('two taps: open, read by itself, hand out, and back to the list', () => {
  expect(after(...read)).toEqual({ step: 'checking', by: 'camera', code })
  expect(after(...read, ready)).toMatchObject({ step: 'found', code, isHanding: false, key: 'key-1' })
  expect(after(...read, ready, { type: 'handing' })).toMatchObject({ step: 'found', isHanding: true })
  expect(after(...read, ready, { type: 'handing' }, { type: 'closed' })).toEqual(idle)
})

test('the camera sees the same code many times a second: only the first is taken', () => {
  expect(after(...read, { type: 'read', code: 'OTHERCDE' })).toEqual(after(...read))
  expect(after(...read, ready, { type: 'read', code })).toEqual(after(...read, ready))
})

test('an answer to a scan that was left, or to another code, changes nothing', () => {
  expect(after(...read, { type: 'closed' }, ready)).toEqual(idle)
  expect(after({ type: 'opened', by: 'keys' }, { type: 'read', code: 'AAAAAAAA' }, ready)).toMatchObject({
    step: 'checking',
    code: 'AAAAAAAA',
  })
})

test('only what is ready is handed out; a second press is the same hand-out', () => {
  const used = after(...read, checked({ outcome: 'used', at: '2026-11-20T12:05:00.000Z' }))
  expect(scanReducer(used, { type: 'handing' })).toBe(used)
  const handing = after(...read, ready, { type: 'handing' })
  expect(scanReducer(handing, { type: 'handing' })).toEqual(handing)
})

test('a hand-out that failed can be tried again under its key; one that was refused says why and cannot', () => {
  const failed = after(...read, ready, { type: 'handing' }, { type: 'handFailed', error })
  expect(failed).toMatchObject({ step: 'found', isHanding: false, key: 'key-1', error })
  expect(scanReducer(failed, { type: 'handing' })).not.toHaveProperty('error')
  const refused = scanReducer(failed, { type: 'refused', verdict: { outcome: 'used', by: 'Elin' } })
  expect(refused).toMatchObject({ step: 'found', verdict: { outcome: 'used' }, isConfirmed: true })
  expect(scanReducer(refused, { type: 'handing' })).toBe(refused)
})

test('limited, failed and unreachable keep the code that was typed', () => {
  for (const event of [
    { type: 'limited', code, until: 1 },
    { type: 'failed', code, error },
    { type: 'unreachable', code },
  ] as const)
    expect(after({ type: 'opened', by: 'keys' }, { type: 'read', code }, event)).toMatchObject({
      step: event.type,
      by: 'keys',
      code,
    })
})
