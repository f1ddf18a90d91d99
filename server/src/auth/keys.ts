import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose: what one purpose makes is worth nothing for another, nor as a session token. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `samspel ${purpose}`, 32))
