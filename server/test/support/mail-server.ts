import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it accepts; `refuse` makes it reject mails temporarily, `hold` leaves the sender without an answer. */
export const startMailServer = async (port = 0) => {
  const mails: { to: string[]; mail: Email }[] = []
  const state = { refuse: false, hold: false }
  let resolveHeld: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    resolveHeld = resolve
  })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(state.refuse ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.hold) return resolveHeld()
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
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
