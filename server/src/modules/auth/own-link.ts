import type { Scope } from '@samspel/api'

interface Page {
  /** Where a link leads when the caller requests no page. */
  usual: Record<Scope, string>
  /** Pages that handle the token; it is never sent to any other. */
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
  denial: {
    usual: { user: '/not-me', instagramer: '/not-me' },
    known: /^\/not-me$/,
    parameter: 'denial_token',
  },
} as const satisfies Record<string, Page>

/**
 * The link for a mail: the page the caller requested if it is ours and handles such tokens, otherwise the default (QUALITY 17). It never
 * depends on request headers.
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
    // Not a valid address: use the default page.
  }
  link.hash = ''
  link.searchParams.set(parameter, token)
  return link.href
}
