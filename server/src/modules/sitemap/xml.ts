import type { Entry } from './sections'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const changedOn = (changed: string | undefined) => (changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '')

const entry = (origin: string, { path, changed }: Entry): string => {
  const address = escaped(origin + path)
  const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  return `<url><loc>${address}</loc>${changedOn(changed)}${link('sv', address)}${link('en', `${address}?lang=en`)}${link('x-default', address)}</url>\n`
}

/** Writes a sitemap of these entries, line by line. */
export const sitemapOf = async function* (origin: string, entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const one of entries) yield entry(origin, one)
  yield '</urlset>\n'
}

export const indexOf = (origin: string, names: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.map((name) => `<sitemap><loc>${escaped(`${origin}/${name}`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
