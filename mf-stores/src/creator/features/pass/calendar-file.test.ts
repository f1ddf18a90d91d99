import { expect, test } from '@jest/globals'
import { calendarFile } from './calendar-file'

test('the last day to post as a whole day; long lines go on after a blank, and no line is longer than 75 bytes', () => {
  const title = `Publicera för Björkbrygg: ${'Å'.repeat(60)}, kaffe; te`
  const text = calendarFile(
    { id: 'a', day: '2026-12-04', title, url: 'https://samspel.test/store-campaigns/a/pass' },
    Date.parse('2026-11-20T13:33:00Z'),
  )
  expect(text).toContain('DTSTART;VALUE=DATE:20261204\r\nDTEND;VALUE=DATE:20261205\r\n')
  expect(text).toContain('DTSTAMP:20261120T133300Z\r\n')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Publicera för Björkbrygg: ${'Å'.repeat(60)}\\, kaffe\\; te\r\n`,
  )
})
