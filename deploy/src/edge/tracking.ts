/** The script that counts company sign-ups, and the only host on which it is loaded (C-18). */
export interface Tracking {
  url: string
  host: string
}

/**
 * Reads TRACKING_URL and PRODUCTION_HOST; undefined unless both are set.
 * @throws Error if the URL is not https (http is accepted for this machine only), or contains a character that could break out of its
 * place in the page's content security policy
 */
export function readTracking(address: string | undefined, host: string | undefined): Tracking | undefined {
  if (!address?.trim() || !host?.trim()) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  if (!url || !isSafe || /[;,'\s]/.test(url.href))
    throw new Error(`TRACKING_URL: '${address}' is no address of a script such as https://track.example/t.js`)
  return { url: url.href, host: host.trim() }
}
