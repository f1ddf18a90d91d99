import { deriveKey } from '../../auth/keys'
import type { Provider } from '../../db/tables/accounts'

export const sandboxPaths = {
  root: '/sandbox/social',
  authorize: '/sandbox/social/authorize',
  token: '/sandbox/social/token',
  me: '/sandbox/social/me',
  accounts: '/sandbox/social/me/accounts',
  styles: '/sandbox/social/consent.css',
} as const

/** Samspel as an app registered with the sandbox. */
export const sandboxApp = (sessionSecret: string, provider: Provider) => ({
  id: `sandbox-${provider}`,
  secret: deriveKey(sessionSecret, `sandbox app ${provider}`).toString('base64url'),
})
