import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Provider } from '../../db/tables/accounts'
import type { SocialConfig } from '../../social-config'
import { providerNames } from '../social'

const isSame = (given: string, own: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(own).digest())

/** The network whose app has signed a body by its secret; undefined when none has. */
export const signerOf = (social: SocialConfig, body: Buffer, signature: unknown): Provider | undefined =>
  providerNames.find((name) => {
    const app = social[name]
    if (app?.verifyToken === undefined || typeof signature !== 'string') return false
    return isSame(signature, `sha256=${createHmac('sha256', app.secret).update(body).digest('hex')}`)
  })

/** The network that shows its app's verify token, as it does when the address is set up; undefined when none does. */
export const verifierOf = (social: SocialConfig, token: unknown): Provider | undefined =>
  providerNames.find((name) => {
    const own = social[name]?.verifyToken
    return own !== undefined && typeof token === 'string' && isSame(token, own)
  })
