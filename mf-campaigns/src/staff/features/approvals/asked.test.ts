import { expect, test } from '@jest/globals'
import { askHref } from '@samspel/desk/approvals'
import { readAsked } from './asked'

const subjectId = '01890000-0000-7000-8000-000000000001'
const read = (href: string) => readAsked(new URLSearchParams(href.split('?')[1]).get('ask') ?? undefined)

test('what a screen asks for is what the page reads', () => {
  expect(read(askHref({ kind: 'participation', subjectId }))).toEqual({ kind: 'participation', subjectId })
  expect(read(askHref({ kind: 'counter', subjectId, fee: 70_000 }))).toEqual({
    kind: 'counter',
    subjectId,
    fee: 70_000,
  })
})

test.each([undefined, '', 'participation', `payout.${subjectId}`, 'participation.1', `counter.${subjectId}`])(
  'an address that asks for nothing opens nothing: %s',
  (text) => expect(readAsked(text)).toBeUndefined(),
)
