import type { Scope } from '@samspel/api'

const defaultPath = { user: '/reset-password/brand', instagramer: '/reset-password/creator' } as const satisfies Record<Scope, string>

/** The address in a reset mail: the page that the caller asked for when it is ours, else the usual one (QUALITY 17). */
export const resetLink = (appUrl: string, scope: Scope, redirectUrl: string, token: string): string => {
  const home = new URL(appUrl)
  let link = new URL(defaultPath[scope], home)
  try {
    const asked = new URL(redirectUrl, home)
    if (asked.origin === home.origin && !asked.username && !asked.password) link = asked
  } catch {
    // Not an address: the usual page.
  }
  link.hash = ''
  link.searchParams.set('reset_password_token', token)
  return link.href
}
