import { fileURLToPath } from 'node:url'

/** A rule for webpack: Leaflet without the one place where text becomes markup, which the page's policy (Trusted Types) refuses. */
export const leafletRule = {
  test: /leaflet-src\.js$/,
  loader: fileURLToPath(new URL('leaflet-without-markup.mjs', import.meta.url)),
}
