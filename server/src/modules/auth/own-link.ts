import type { Scope } from '@samspel/api'

interface Page {
  /** Where a link leads when the caller names no page of its own. */
  usual: Record<Scope, string>
  /** Pages that know what to do with the token; no other page ever gets one. */
  known: RegExp
  parameter: string
}

const pages = {
  reset: {
    usual: { user: '/reset-password/brand', instagramer: '/reset-password/creator' },
    known: /^\/(?:reset-password(?:\/[a-z]+)?|instagramer-reset-password)$/,
    parameter: 'reset_password_token',
  },
  confirmation: {
    usual: { user: '/user-email-confirmation', instagramer: '/instagramer-email-confirmation' },
    known: /^\/(?:user|instagramer)-email-confirmation$/,
    parameter: 'confirmation_token',
  },
} as const satisfies Record<string, Page>

/**
 * The address in a mail: the page that the caller asked for when it is ours and takes such tokens, else the usual one
 * (QUALITY 17). It never depends on the request's headers.
 */
export const ownLink = (
  kind: keyof typeof pages,
  {
    appUrl,
    scope,
    redirectUrl,
    token,
  }: { appUrl: string; scope: Scope; redirectUrl?: string | undefined; token: string },
): string => {
  const { usual, known, parameter } = pages[kind]
  const home = new URL(appUrl)
  let link = new URL(usual[scope], home)
  try {
    const asked = new URL(redirectUrl ?? '', home)
    if (asked.origin === home.origin && !asked.username && !asked.password && known.test(asked.pathname)) link = asked
  } catch {
    // Not an address: the usual page.
  }
  link.hash = ''
  link.searchParams.set(parameter, token)
  return link.href
}
