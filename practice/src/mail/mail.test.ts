import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createTransport } from 'nodemailer'
import { type StartedPractice, startPractice } from '../start'
import { mail } from './index'

let told: { path: string; type: string; password: string; body: string }[]
let samspel: Server
let practice: StartedPractice
let heard: () => void

beforeEach(async () => {
  told = []
  samspel = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const basic = String(request.headers.authorization).replace('Basic ', '')
      told.push({
        path: request.url ?? '',
        type: String(request.headers['content-type']),
        password: Buffer.from(basic, 'base64').toString().split(':')[1] ?? '',
        body: Buffer.concat(parts).toString(),
      })
      answer.end('{}')
      heard?.()
    })
  }).listen(0, '127.0.0.1')
  await once(samspel, 'listening')
  const publicUrl = `http://127.0.0.1:${(samspel.address() as AddressInfo).port}`
  practice = await startPractice({ publicUrl, services: [mail()] })
})
afterEach(async () => {
  await practice.stop()
  await new Promise((resolve) => samspel.close(resolve))
})

const settings = () => practice.settings().mail?.settings ?? {}
const send = async (to: string, { subject = 'Hej', url = settings().SMTP_URL ?? '' } = {}) => {
  const transport = createTransport(url)
  try {
    await transport.sendMail({
      from: 'Samspel <hej@samspel.test>',
      to,
      subject,
      text: 'Välj: http://localhost:8080/x?a=1&b=2 <nu>',
      html: '<!doctype html><html><head><title>x</title></head><body><p>Välj</p></body></html>',
      messageId: '<one@samspel.test>',
    })
    return 'sent'
  } catch (error) {
    const { responseCode, message } = error as { responseCode?: number; message: string }
    return responseCode ?? message
  } finally {
    transport.close()
  }
}
const page = async (query = '') => (await practice.app.inject(`/sandbox/mail${query}`)).body

test('a mail that was taken over STARTTLS stands on the page, by receiver, and its HTML in a frame without scripts', async () => {
  expect(await send('Anna@samspel.test')).toBe('sent')
  expect(await send('other@samspel.test', { subject: '<script>alert(1)</script>' })).toBe('sent')
  const own = await page('?to=anna@samspel.test')
  expect(own).toContain('<h2>Hej</h2>')
  expect(own).toContain('<a href="http://localhost:8080/x?a=1&amp;b=2" rel="noreferrer">')
  expect(own).toContain('&lt;nu&gt;')
  expect(own).not.toContain('other@samspel.test')
  const all = await page()
  expect(all.indexOf('other@')).toBeLessThan(all.toLowerCase().indexOf('anna@'))
  expect(all).not.toContain('<script>')
  const frame = /<iframe src="([^"]+)"[^>]* sandbox="([^"]*)"/.exec(own)
  expect(frame?.[2]).toBe('allow-popups allow-popups-to-escape-sandbox')
  const { body, headers } = await practice.app.inject(frame?.[1] ?? '')
  expect(body).toContain('<base target="_blank">')
  expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'.*sandbox/)
  expect((await practice.app.inject('/sandbox/mail/none')).statusCode).toBe(404)
})

test('many are shown page by page, and odd questions are answered', async () => {
  const transport = createTransport({ url: `${settings().SMTP_URL ?? ''}&pool=true` })
  for (let at = 0; at < 55; at += 1)
    await transport.sendMail({ from: 'a@samspel.test', to: 'many@samspel.test', subject: `Nummer ${at}`, text: 'Hej' })
  transport.close()
  const count = async (query: string) => (await page(query)).split('<article').length - 1
  expect([await count('?to=many@samspel.test'), await count('?page=2'), await count('?page=9')]).toEqual([50, 5, 5])
  expect(await page('?to=many@samspel.test&page=2')).toMatch(/rel="prev">Newer<[\s\S]*2 of 2/)
  for (const odd of ['?page=x', '?page=-1', '?page=1e9', '?to=a&to=b'])
    expect((await practice.app.inject(`/sandbox/mail${odd}`)).statusCode).toBe(200)
})

test('without the password, and without encryption, no mail is taken', async () => {
  const url = new URL(settings().SMTP_URL ?? '')
  url.password = 'wrong'
  expect(await send('a@samspel.test', { url: url.href })).toBe(535)
  expect(await send('a@samspel.test', { url: `smtp://${url.host}?ignoreTLS=true` })).toBe(530)
  expect(await page()).toContain('No emails yet.')
})

describe('an address', () => {
  test.each([
    ['bounces_now', [550, 550]],
    ['full', [552, 552]],
    ['greylists', [451, 'sent', 'sent']],
    ['works', ['sent']],
  ])('that %s answers so', async (does, wanted) => {
    await practice.steer('mail', 'address', { address: 'Odd@samspel.test', does })
    const got: unknown[] = []
    for (let at = 0; at < wanted.length; at += 1) got.push(await send('odd@samspel.test'))
    expect(got).toEqual(wanted)
    await practice.steer('mail', 'address', { address: 'odd@samspel.test', does: 'works' })
    expect(await send('odd@samspel.test')).toBe('sent')
  })

  test('that sends back afterwards takes the mail, and a delivery report about it reaches Samspel', async () => {
    await practice.steer('mail', 'address', { address: 'late@samspel.test', does: 'bounces_later' })
    const reported = new Promise<void>((resolve) => {
      heard = resolve
    })
    expect(await send('late@samspel.test')).toBe('sent')
    await reported
    expect(told).toMatchObject([
      { path: '/api/mail/webhook', type: 'message/rfc822', password: settings().MAIL_WEBHOOK_SECRET },
    ])
    expect(told[0]?.body).toContain('Final-Recipient: rfc822; late@samspel.test')
    expect(told[0]?.body).toContain('Message-ID: <one@samspel.test>')
  })

  test('whose owner calls a mail spam is told to Samspel', async () => {
    expect(await practice.steer('mail', 'complains', { address: 'angry@samspel.test' })).toMatchObject({ status: 200 })
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      events: [{ kind: 'complained', address: 'angry@samspel.test' }],
    })
  })

  test('that is missing, or is to do what no address does, is refused', async () => {
    await expect(practice.steer('mail', 'address', { address: '', does: 'works' })).rejects.toThrow(
      'address is missing',
    )
    await expect(practice.steer('mail', 'address', { address: 'a@b.se', does: 'flies' })).rejects.toThrow(
      'does is one of',
    )
  })
})

test.each([
  ['limits', 451],
  ['refuses', 550],
  ['down', 421],
] as const)('a server that %s answers so, and works again afterwards', async (mode, code) => {
  practice.mode('mail', mode)
  expect(await send('a@samspel.test')).toBe(code)
  practice.mode('mail', 'works')
  expect(await send('a@samspel.test')).toBe('sent')
})
