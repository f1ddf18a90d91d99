import { readInlineConfig } from '@samspel/federation/registry'

/** The queue that the tracking script processes when it starts, oldest call first. */
interface TrackedWindow {
  samspelTracking?: [call: 'identify', values: { email: string }][]
}

/** Adds a script to the page; replaced in tests. */
export type LoadScript = (address: string) => void

const addScript: LoadScript = (address) => {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

/**
 * Row C-18: after a company signs up, loads the tracking script and identifies the user, on the production host only. The edge configures
 * script and host (`TRACKING_URL`, `PRODUCTION_HOST`); without them nothing happens. The script reads its calls from
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
