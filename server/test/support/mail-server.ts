import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that keeps what it accepts. `refuse` makes it reject mails temporarily, `hold` leaves the sender without an answer, `replies`
 * are what it says to single recipients and to a sender instead of 250.
 */
export const startMailServer = async (port = 0, { startTls = false } = {}) => {
  const mails: { to: string[]; mail: Email; isSecure: boolean }[] = []
  const state = { refuse: false, hold: false, replies: new Map<string, string>(), connections: 0 }
  let resolveHeld: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    resolveHeld = resolve
  })
  const replyTo = (address: string) => {
    const reply = state.refuse ? '451 try again later' : state.replies.get(address)
    return reply ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: startTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      state.connections += 1
      done()
    },
    onMailFrom: ({ address }, _session, done) => done(replyTo(address)),
    onRcptTo: ({ address }, _session, done) => done(replyTo(address)),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.hold) return resolveHeld()
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          const refusal = replyTo(`data of ${session.envelope.rcptTo[0]?.address ?? ''}`)
          if (refusal) return done(refusal)
          mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail, isSecure: session.secure })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    mails,
    state,
    /** Resolves when a client waits for the answer after a complete mail. */
    held,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
