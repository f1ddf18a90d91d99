import { expect, test } from '@jest/globals'
import { alertMail } from './security-mails'

const mailTo = (scope: 'user' | 'instagramer', locale: 'sv' | 'en') =>
  alertMail({
    to: 'a@b.example',
    scope,
    locale,
    kind: 'password_changed',
    browser: null,
    at: new Date('2026-11-20T09:00:00Z'),
    link: 'https://samspel.example/not-me?denial_token=T',
  }).text

test('only creators read that the button stops payouts, since staff have none', () => {
  expect(mailTo('instagramer', 'sv')).toContain('stoppar utbetalningar')
  expect(mailTo('instagramer', 'en')).toContain('stop payouts')
  expect(mailTo('user', 'sv')).toContain('loggar ut överallt och väljer ett nytt lösenord. Länken gäller i 7 dagar')
  expect(mailTo('user', 'sv')).not.toContain('utbetalningar')
  expect(mailTo('user', 'en')).not.toContain('payouts')
})
