import PostalMime from 'postal-mime'
import type { Config } from '../../config'
import { namesMailTo } from '../../outbox/smtp'
import type { Reported } from './reported'

/** Groups of fields, as in message/delivery-status (RFC 3464): one about the message, then one for each recipient. */
const groupsOf = (report: string): Map<string, string>[] =>
  report
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => {
      const lines = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line))
      return new Map(lines.flatMap((line) => (line ? [[line[1]!.toLowerCase(), line[2]!.trim()] as const] : [])))
    })

/** `rfc822; anna@example.com` → `anna@example.com`. */
const addressIn = (field: string | undefined) =>
  /^\s*(?:rfc822|utf-8)\s*;\s*<?([^<>\s]+@[^<>\s]+?)>?\s*$/i.exec(field ?? '')?.[1]

/**
 * What a delivery report (RFC 3464) says of mails of ours: recipients for whom it gave up. Anybody can write such a report, so one counts
 * only if it holds the message id of a mail that we sent to the address; forwarding names another one, hence `to` of what came back.
 */
export const reportedInMail = async (
  raw: Buffer,
  config: Pick<Config, 'sessionSecret'>,
  now: Date,
): Promise<Reported[]> => {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  const whole = raw.toString('latin1')
  const returned = /^To:\s*.*?<?([^<>\s]+@[^<>\s]+?)>?\s*$/gim
  const contents = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8'),
  }))
  const originals = contents
    .filter(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType))
    .map(({ text }) => text)
  const named = originals.flatMap((text) => [...text.matchAll(returned)].map(([, address = '']) => address))
  return contents
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .flatMap(({ text }) => groupsOf(text))
    .flatMap((group): Reported[] => {
      const status = group.get('status')?.split(' ')[0]
      if (group.get('action')?.toLowerCase() !== 'failed' || !status) return []
      const candidates = [addressIn(group.get('original-recipient')), addressIn(group.get('final-recipient')), ...named]
      const address = candidates.find((one) => one && namesMailTo(config, `${whole}\n${originals.join('\n')}`, one))
      if (!address || /^5\.[3567]\./.test(status)) return []
      return [{ address, kind: /^5\.[12]\./.test(status) ? 'bounced' : 'unreachable', code: status, at: now }]
    })
}
