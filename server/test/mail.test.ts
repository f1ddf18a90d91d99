import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { enqueueMail } from '../src/outbox/mails'
import { figure } from './support/figure'
import { startMailServer } from './support/mail-server'
import { linkIn, peopleOf } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

const dueNow = (api: TestApi) => sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
const waiting = async (api: TestApi) =>
  (
    await sql<{
      kind: string
      attempts: number
      last_error: string | null
    }>`SELECT kind, attempts, last_error FROM outbox WHERE done_at IS NULL`.execute(api.db)
  ).rows

describe('mails by SMTP', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  let api: TestApi
  beforeAll(async () => {
    server = await startMailServer()
    api = await openTestApi({ smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'Samspel <hej@samspel.test>' })
  })
  afterAll(async () => {
    await api.close()
    await server.close()
  })
  const mailTo = (address: string) => server.mails.filter(({ to }) => to.includes(address)).at(-1)?.mail

  test.each([
    [
      'sv',
      'Bekräfta din e-postadress',
      'Länken gäller i tre dagar',
      'Återställ ditt lösenord',
      'Länken gäller i en timme',
    ],
    [
      'en',
      'Confirm your email address',
      'The link is good for three days',
      'Reset your password',
      'The link is good for one hour',
    ],
  ] as const)(
    'confirmation and reset arrive in %s, as text and as HTML, with links that are ours (T-46, T-47)',
    async (locale, confirmSubject, confirmLife, resetSubject, resetLife) => {
      const { email } = await peopleOf(api).signUp({ locale })
      await api.deliver()
      const confirmation = mailTo(email)
      await api.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })
      await api.deliver()
      for (const [mail, subject, life, path] of [
        [confirmation, confirmSubject, confirmLife, '/user-email-confirmation'],
        [mailTo(email), resetSubject, resetLife, '/reset-password/brand'],
      ] as const) {
        expect(mail).toMatchObject({
          subject,
          from: { name: 'Samspel', address: 'hej@samspel.test' },
          to: [{ address: email }],
        })
        const link = linkIn(mail?.text)
        expect([link.origin, link.pathname]).toEqual(['http://localhost:8080', path])
        expect(mail?.text).toContain(life)
        expect(mail?.html).toContain(life)
        expect(mail?.html).toContain(`<html lang="${locale}">`)
        expect(mail?.html).toContain(`href="${link.href.replace(/&/g, '&#38;')}"`)
        expect(mail?.html).not.toMatch(/<script|<img|javascript:/)
        const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
        expect(headers).toMatchObject({
          'auto-submitted': 'auto-generated',
          'mime-version': '1.0',
          'content-type': expect.stringContaining('multipart/alternative'),
        })
        expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}\.[0-9a-f]{24}@localhost>$/)
        expect(Date.parse(mail?.date ?? '')).not.toBeNaN()
      }
    },
  )

  test('an address is one address, and a subject one line, whatever is in them', async () => {
    await enqueueMail(api.db, {
      to: 'one@samspel.test, two@evil.test',
      subject: 'Hej\r\nBcc: three@evil.test',
      text: 'Hej',
    })
    await enqueueMail(api.db, { to: 'four@samspel.test', subject: 'Hej\r\nBcc: three@evil.test', text: 'Hej' })
    const before = server.mails.length
    await api.deliver()
    const got = server.mails.slice(before)
    expect(
      got.flatMap(({ to }) => to).filter((address) => address.includes('evil.test') && !address.includes(',')),
    ).toEqual([])
    expect(got.find(({ to }) => to.includes('four@samspel.test'))?.mail.bcc ?? []).toEqual([])
    await sql`DELETE FROM outbox WHERE done_at IS NULL`.execute(api.db)
  })

  test('QUALITY 8 of 40 mails none is lost and none doubled while the server refuses, is gone, and comes back', async () => {
    const addresses = Array.from({ length: 40 }, (_, at) => `queue${at}@samspel.test`)
    const arrived = () => server.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('queue'))
    for (const to of addresses) await enqueueMail(api.db, { to, subject: 'Hej', text: 'Hej' })
    server.state.refuse = true
    await api.deliver()
    expect(arrived()).toEqual([])
    expect(
      (await waiting(api)).filter(
        ({ attempts, last_error: error }) => attempts > 0 && /try again later/.test(error ?? ''),
      ),
    ).toHaveLength(addresses.length)
    server.state.refuse = false
    const { port } = server
    await server.close()
    await dueNow(api)
    await api.deliver()
    expect(
      (await waiting(api)).filter(
        ({ attempts, last_error: error }) => attempts > 1 && /ECONNREFUSED/.test(error ?? ''),
      ),
    ).toHaveLength(addresses.length)
    server = await startMailServer(port)
    await dueNow(api)
    await Promise.all([api.deliver(), api.deliver()])
    expect([await waiting(api), [...arrived()].sort()]).toEqual([[], [...addresses].sort()])
    figure(8, `mail server refuses, is gone, comes back: 0 of ${addresses.length} mails lost, 0 doubled`)
  })
})
