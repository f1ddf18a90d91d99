/** A rule for webpack: Leaflet without the one place where text becomes markup, which the page's policy (Trusted Types) refuses. */
export declare const leafletRule: { test: RegExp; loader: string }
