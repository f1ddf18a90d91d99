import { localeOf } from '../locale'
import type { Service } from '../service'
import { pushActs } from './acts'
import { apnsSettings, type SeenTokens, startApns } from './apns'
import { fcmRoute, fcmSettings, tokenRoute } from './fcm'
import { pushPage } from './page'
import { worldOf } from './store'
import { webPushRoute } from './web'

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Google's and Apple's push services for phones and one for browsers, with a page of what they were given. */
export const push = (): Service => {
  const access = new Map<string, number>()
  const seen: SeenTokens = { last: '', ended: '' }
  let apnsUrl = ''
  return {
    name: 'push',
    title: { sv: 'Pushar till telefoner', en: 'Pushes to phones' },
    unless: 'NATIVE_PUSH_URL',
    settingsOf: 'push-gateway',
    settings: (practice) => ({
      PUSH_GATEWAY_SECRET: worldOf(practice).value.secret,
      ...fcmSettings(practice),
      ...apnsSettings(practice, apnsUrl),
    }),
    routes: async (app, practice) => {
      const apns = await startApns(practice, seen)
      apnsUrl = apns.url
      app.addHook('onClose', apns.stop)
      app.get('/sandbox/push', async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', policy)
          .type('text/html; charset=utf-8')
          .send(pushPage(localeOf(request), [...worldOf(practice).value.pushes].reverse())),
      )
      await app.register(async (own) => tokenRoute(own, practice, access))
      await app.register(async (own) => fcmRoute(own, practice, access))
      await app.register(async (own) => webPushRoute(own, practice))
    },
    acts: pushActs((of) => {
      if (of === 'google') access.clear()
      else seen.ended = seen.last
    }),
  }
}
