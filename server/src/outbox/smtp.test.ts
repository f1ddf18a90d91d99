import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { readRefusal } from './refusal'
import { smtpTransport, type Transport } from './smtp'

const started: { server: Server; sockets: Set<Socket>; transport: Transport }[] = []
afterEach(async () => {
  for (const { server, sockets, transport } of started.splice(0)) {
    transport.close?.()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Script {
  /** Undefined: it never says anything. */
  greeting?: string | undefined
  /** By the beginning of a line of the client; the rest is 250. `cut` ends the connection. */
  answers?: Record<string, string | 'cut' | 'nothing'>
  query?: string
}

/** A mail server that says what stands in a script, and what became of a mail through it. */
const sendThrough = async ({ greeting, answers = {}, query = '' }: Script) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let isData = false
    if (greeting !== undefined) socket.write(`${greeting}\r\n`)
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const key = Object.keys(answers).find((start) => (isData ? start === 'content' : line.startsWith(start)))
        const said = key === undefined ? undefined : answers[key]
        if (said === 'cut') return void socket.destroy()
        if (said === 'nothing') continue
        if (said !== undefined && !isData) socket.write(`${said}\r\n`)
        else if (isData && line === '.') socket.write('250 2.0.0 taken\r\n')
        else if (line.startsWith('DATA')) socket.write('354 go on\r\n')
        else if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n')
        else if (!isData) socket.write('250 2.0.0 ok\r\n')
        if (line.startsWith('DATA') && said === undefined) isData = true
        else if (line === '.') isData = false
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const transport = smtpTransport(`smtp://user:pass@127.0.0.1:${port}?greetingTimeout=200&socketTimeout=400${query}`)
  started.push({ server, sockets, transport })
  const mail = { from: 'hej@samspel.test', to: 'anna@samspel.test', subject: 'Hej', text: 'Hej\nhej' }
  return transport.sendMail(mail).then(
    () => 'sent',
    (error: unknown) => readRefusal(error).whose,
  )
}
const greeting = '220 mail.test ESMTP'
const letIn = { AUTH: '235 2.7.0 welcome' }

test('a server that does what it shall gets the mail', async () => {
  expect(await sendThrough({ greeting, answers: letIn })).toBe('sent')
})

test.each<[string, Script]>([
  ['is too busy for anybody', { greeting: '421 4.3.2 too busy' }],
  ['never greets', {}],
  ['greets with nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }],
  ['greets with a refusal', { greeting: '554 5.7.1 no service for you' }],
  ['does not take our password', { greeting, answers: { AUTH: '535 5.7.8 wrong password' } }],
  ['takes no password for the moment', { greeting, answers: { AUTH: '454 4.7.0 try later' } }],
  ['refuses TLS that is asked for', { greeting, answers: { STARTTLS: '454 4.7.0 no TLS' }, query: '&requireTLS=true' }],
  ['promises TLS and speaks none', { greeting, answers: { STARTTLS: '220 go' }, query: '&requireTLS=true' }],
  ['cuts the connection at the greeting', { greeting, answers: { EHLO: 'cut' } }],
  ['cuts the connection in the middle of the mail', { greeting, answers: { ...letIn, content: 'cut' } }],
  ['never says whether it took the mail', { greeting, answers: { ...letIn, content: 'nothing' } }],
  ['closes the door at the recipient', { greeting, answers: { ...letIn, 'RCPT TO': '421 4.3.0 shutting down' } }],
  ['closes the door at the mail', { greeting, answers: { ...letIn, DATA: '421 4.3.0 shutting down' } }],
  ['answers nonsense to the mail', { greeting, answers: { ...letIn, 'MAIL FROM': 'hello?' } }],
])('a server that %s is out of order: the mail waits, and its address is not blamed', async (_what, script) => {
  expect(await sendThrough(script)).toBe('ours')
})

test('a receiver that is asked for later is no fault of the server', async () => {
  expect(await sendThrough({ greeting, answers: { ...letIn, 'RCPT TO': '450 4.2.1 busy' } })).toBe('later')
})
