/**
 * Key and envelope address of `https://<key>@<host>/<path>/<project>`.
 * @throws Error if it is none: Sentry's client would ignore it silently
 */
export const readDsn = (dsn: string): { key: string; url: string } => {
  const { protocol = '', host = '', username = '', pathname = '' } = URL.canParse(dsn) ? new URL(dsn) : {}
  const [, folders = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project)
    throw new Error('SENTRY_DSN must be of the form https://<key>@<host>/<project>')
  return { key: username, url: `${protocol}//${host}${folders}/api/${project}/envelope/` }
}
