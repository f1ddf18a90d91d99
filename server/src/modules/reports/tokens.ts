import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '../../config'

type Secret = Pick<Config, 'sessionSecret'>

const signed = ({ sessionSecret }: Secret, purpose: string, id: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32)))
    .update(id)
    .digest('base64url')

/** The token of an address: made from its id, so that it can be shown again although the database keeps only its hash. */
export const tokenOf = (config: Secret, linkId: string): string => signed(config, 'samspel report link', linkId)

/** What a reader's mail says to end it: for one address of one link. */
export const stopTokenOf = (config: Secret, linkId: string, email: string): string =>
  signed(config, 'samspel report mail', `${linkId} ${email}`)
