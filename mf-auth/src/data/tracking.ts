import { readInlineConfig } from '@samspel/federation/registry'

/** What the tracking script finds when it starts: calls to make, oldest first. */
interface TrackedWindow {
  samspelTracking?: [call: 'identify', values: { email: string }][]
}

/** How a script comes into the page; given in tests. */
export type LoadScript = (address: string) => void

const addScript: LoadScript = (address) => {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/**
 * Row C-18: after the sign-up of a company the tracking script is loaded and the user identified, on the production host only. The edge
 * names script and host (`TRACKING_URL`, `PRODUCTION_HOST`); without them nothing happens. The script takes its calls from
 * `window.samspelTracking`.
 */
export const trackCompany = (
  email: string,
  {
    hosts = [window.location.host, window.location.hostname],
    tracking = readInlineConfig(document).tracking,
    load = addScript,
  } = {},
): void => {
  if (!tracking || !hosts.includes(tracking.host)) return
  const tracked = window as TrackedWindow
  ;(tracked.samspelTracking ??= []).push(['identify', { email }])
  load(tracking.url)
}
