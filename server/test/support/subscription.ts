import { createECDH, randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'

/** A subscription to pushes as a browser makes it. */
export const subscription = (name = 'Saras dator') => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${uuidv7()}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
  name,
})
