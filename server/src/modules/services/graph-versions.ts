/**
 * Until when Meta answers a version of the Graph API. Source: developers.facebook.com/docs/graph-api/changelog (version 26.0, as of
 * October 2026). A version that is not here has no end yet.
 */
export const graphVersionEnds: Readonly<Record<string, string>> = {
  'v21.0': '2027-01-21',
  'v22.0': '2027-05-20',
  'v23.0': '2027-10-08',
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
}
