/**
 * What a failed mail means. `address`: the address takes no mail. `message`: this mail is not taken. `later`: the receiving side asks to try
 * again, or does not let us in for now. `ours`: server, sign-in or sender, which no recipient can help.
 */
export type Refusal = { whose: 'address' | 'message' | 'later' | 'ours'; code: string | undefined }

/** The fields of nodemailer's errors that tell who refused what. */
interface SmtpError {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

const enhanced = /^\d{3}[ -](?<code>[245]\.\d{1,3}\.\d{1,3})\b/
/** RFC 3463: 1 is about the address, 2 about the mailbox; 3.4 and 6 are about this mail, 7 about whether we are let in. */
const isOfAddress = (code: string) => /^5\.[12]\./.test(code) && !/^5\.1\.[78]$/.test(code)

/**
 * Reads the answer to one mail to one address. Where a server gives no enhanced code (RFC 3463), its refusal of the recipient is one of the
 * address.
 */
export const readRefusal = (error: unknown): Refusal => {
  const { code: kind, command, response = '', responseCode } = error as SmtpError
  const code = enhanced.exec(response)?.groups?.code
  // nodemailer has not asked the server: what stands in `to` is no address.
  if (kind === 'EENVELOPE' && command === 'API') return { whose: 'address', code: '5.1.3' }
  // By 421 a server closes the connection, whatever it was asked: that says nothing of the recipient.
  if (!responseCode || responseCode === 421 || (command !== 'RCPT TO' && command !== 'DATA'))
    return { whose: 'ours', code }
  if (responseCode < 500) return { whose: 'later', code }
  if (code?.startsWith('5.7.')) return { whose: command === 'DATA' ? 'message' : 'later', code }
  if (code ? isOfAddress(code) : command === 'RCPT TO') return { whose: 'address', code }
  return { whose: 'message', code }
}
