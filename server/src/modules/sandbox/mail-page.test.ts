import { describe, expect, test } from '@jest/globals'
import { mailPage } from './mail-page'

const mail = (body_text: string, subject = 'Hej') =>
  mailPage({
    mails: [{ id: '1', recipient: 'a@samspel.test', subject, body_text, created_at: '2026-11-21T10:00:00.000Z' }],
    page: 1,
    pages: 1,
    to: undefined,
  })

describe('the mail sandbox', () => {
  test('makes links of addresses and of nothing else', () => {
    expect(mail('Välj nytt: http://localhost:8080/reset-password/brand?reset_password_token=a_b-c&x=1 tack')).toContain(
      '<a href="http://localhost:8080/reset-password/brand?reset_password_token=a_b-c&amp;x=1" rel="noreferrer">',
    )
    expect(mail('javascript:alert(1)')).toContain('<div class="body">javascript:alert(1)</div>')
  })

  test('escapes what people wrote', () => {
    const page = mail('<script>alert(1)</script> http://x.test/"onmouseover="alert(1)', '<img src=x onerror=alert(1)>')
    expect(page).not.toMatch(/<script|<img|"onmouseover/)
  })
})
