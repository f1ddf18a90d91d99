import { hkdfSync } from 'node:crypto'

/** Derives a 32-byte key for one purpose. Keys for different purposes are independent of each other and of session tokens. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `samspel ${purpose}`, 32))
