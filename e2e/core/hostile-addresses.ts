import type { Page } from '@playwright/test'

const HOST = 'evil.example'

/**
 * Values for every parameter that determines a redirect (`destination`, stored return paths, `auth_origin_url`, `redirect_url`). Each tries
 * to make the browser leave Samspel or run code. They are not encoded: use `encodeURIComponent` in a query. `{origin}` stands for Samspel's
 * own origin, see {@link hostileAddressesOf}.
 */
export const hostileAddresses: readonly string[] = [
  // Complete URLs
  `https://${HOST}`,
  `http://${HOST}/`,
  `HTTPS://${HOST}`,
  `https:/${HOST}`,
  `https:${HOST}`,
  `https:///${HOST}`,
  `https:\\\\${HOST}`,
  `https:\\/${HOST}`,
  `https://${HOST}#/login`,
  `https://${HOST}?{origin}`,
  `https://${HOST}/{origin}/`,
  `ftp://${HOST}/`,
  `ws://${HOST}/`,
  `//user:pass@${HOST}/`,
  // Without a scheme
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `//${HOST}/%2e%2e`,
  `//${HOST}:443/`,
  `//%65vil.example`,
  `//evil%2eexample`,
  `//\u0065vil。example`,
  // Backslashes, which browsers treat as slashes
  `/\\${HOST}`,
  `\\\\${HOST}`,
  `\\/${HOST}`,
  `/\\/${HOST}`,
  `/\\\\${HOST}`,
  `//\\${HOST}`,
  `\\${HOST}`,
  // Characters that browsers strip before parsing
  `/\t/${HOST}`,
  `/\n/${HOST}`,
  `/\r/${HOST}`,
  `\t//${HOST}`,
  `\n//${HOST}`,
  ` //${HOST}`,
  `\u0000//${HOST}`,
  `/\u0000/${HOST}`,
  `\u00a0//${HOST}`,
  `\ufeff//${HOST}`,
  `\u200b//${HOST}`,
  // Dot segments that browsers remove, leaving two leading slashes
  `/.//${HOST}`,
  `/..//${HOST}`,
  `/x/..//${HOST}`,
  `/%2e//${HOST}`,
  `/./\\${HOST}`,
  `/x/../\\${HOST}`,
  `/%2e%2e//${HOST}`,
  // Our own origin as part of another
  `{origin}.${HOST}`,
  `{origin}@${HOST}`,
  `{origin}:x@${HOST}`,
  `{origin}%40${HOST}`,
  `{origin}\\@${HOST}`,
  `{origin}%2e${HOST}`,
  `//{host}@${HOST}`,
  `//{host}.${HOST}`,
  `{origin}\t.${HOST}`,
  // Confusable characters
  `https://evil．example`,
  `//evil｡example`,
  `／／${HOST}`,
  `/／${HOST}`,
  `//ⓔvil.example`,
  // Doubly encoded
  `%2f%2f${HOST}`,
  `/%2f${HOST}`,
  `/%5c${HOST}`,
  `%5c%5c${HOST}`,
  `%68ttps://${HOST}`,
  `/%09/${HOST}`,
  `/%0d%0aLocation:%20https://${HOST}`,
  `/\r\nLocation: https://${HOST}`,
  // URLs that run code or open a document of their own
  'javascript:window.stolen="yes"',
  'JaVaScRiPt:window.stolen="yes"',
  'java\tscript:window.stolen="yes"',
  '\u0001javascript:window.stolen="yes"',
  'javascript://{host}/%0awindow.stolen="yes"',
  'data:text/html,<script>window.stolen="yes"</script>',
  'vbscript:msgbox(1)',
  `blob:https://${HOST}/1`,
  `view-source:https://${HOST}`,
  `file:///etc/passwd`,
  `intent://${HOST}#Intent;scheme=https;end`,
  // Samspel's own host with another scheme or port, and redirecting paths
  'http://{host}:1/',
  `/login?destination=https%3A%2F%2F${HOST}`,
  `/login/creator?destination=%2F%2F${HOST}`,
  `/connect-provider-complete?redirect=https://${HOST}`,
  '/native-auth?jwt=x',
]

/** The values with Samspel's own origin filled in. */
export const hostileAddressesOf = (origin: string): string[] =>
  hostileAddresses.map((value) => value.replaceAll('{origin}', origin).replaceAll('{host}', new URL(origin).host))

/** Records every foreign URL that a page of this context requests, and whether any code ran. Check at the end of the test. */
export function watchDepartures(page: Page, origin: string): { foreign: string[]; ranCode: () => Promise<boolean> } {
  const foreign: string[] = []
  const isForeign = (address: string) =>
    !address.startsWith(`${origin}/`) &&
    !address.startsWith(`blob:${origin}/`) &&
    !address.startsWith('data:') &&
    address !== 'about:blank'
  page.context().on('request', (request) => {
    if (isForeign(request.url())) foreign.push(request.url())
  })
  page.on('framenavigated', (frame) => {
    if (isForeign(frame.url())) foreign.push(frame.url())
  })
  return {
    foreign,
    ranCode: () => page.evaluate(() => (window as unknown as { stolen?: unknown }).stolen !== undefined),
  }
}
