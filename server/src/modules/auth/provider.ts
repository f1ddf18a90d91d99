import type { ModulePlugin } from '../../http/app'

/** The page that a visitor came from, with an error in its query; only pages of this site are returned to. */
export const backWithError = (appUrl: string, origin: string | undefined): string => {
  const home = new URL(appUrl)
  const page = origin && URL.canParse(origin) ? new URL(origin) : home
  const target = page.origin === home.origin ? page : new URL('/login/creator', home)
  target.searchParams.set('error', 'provider_unavailable')
  return target.href
}

/**
 * Where a creator's sign-in by Instagram or Facebook starts (row C-41). Until the social provider can sign people in, the visitor is
 * sent back at once and the login page says that it failed.
 */
export const providerSignIn: ModulePlugin = (app, { config }) => {
  app.get<{ Querystring: { auth_origin_url?: string } }>('/api/auth/instagramers/auth/:provider(instagram|facebook)', async (request, reply) =>
    reply.redirect(backWithError(config.appUrl, request.query.auth_origin_url), 302))
}
