import { expect, test } from '@jest/globals'
import { letter } from './letter'
import { nameInMail, subjectOf } from './names'

test.each([
  ['Björkbrygg', 'Björkbrygg'],
  ['  Björk\r\nbrygg\u0000\t AB ', 'Björk brygg AB'],
  ['Vinn pengar http://evil.example/x?y=1 nu', 'Vinn pengar nu'],
  ['HTTPS://evil.example', 'Samspel'],
  ['www.evil.example/vinst Åsa', 'Åsa'],
  ['Åsa mailto:a@evil.example', 'Åsa'],
  ['a@evil.example', 'Samspel'],
  ['evil.example', 'evil example'],
  ['http\uff1a//evil\uff0eexample', 'Samspel'],
  ['\u202egnihtyna\u202c', 'gnihtyna'],
  ['ev\u200bil\u2028rad', 'evil rad'],
  ['A.P.C. 2.0', 'A.P.C. 2.0'],
  ['J & Co <b>', 'J & Co <b>'],
  ['', 'Samspel'],
])('in a mail to a stranger the name %j is %j', (typed, shown) => {
  expect(nameInMail(typed)).toBe(shown)
})

test('a name takes at most 60 characters of a mail, a subject 150; no character is cut in two', () => {
  expect(nameInMail('å'.repeat(120))).toBe(`${'å'.repeat(59)}…`)
  expect([...nameInMail('🚀'.repeat(120))].every((character) => character === '🚀' || character === '…')).toBe(true)
  expect(subjectOf('ö'.repeat(400))).toHaveLength(150)
})

test('the subject of every letter is one line without links', () => {
  const { subject, html } = letter({
    to: 'a@samspel.test',
    locale: 'sv',
    subject: 'Kampanjen Vinn\r\nBcc: x@y.se http://evil.example är inställd',
    lines: [],
  })
  expect(subject).toBe('Kampanjen Vinn Bcc: är inställd')
  expect(html).not.toContain('evil')
})
