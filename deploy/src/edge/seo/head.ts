import { inlineJson } from '../inline-json'
import { escapeHtml, safeHref } from './escape'

export type Language = 'sv' | 'en'

/** Metadata of a public page from the API (contract: PageHead, in its JSON form). */
export interface Head {
  title: string
  description: string
  canonical: string | null
  image: string | null
  image_alt: string
  type: 'website' | 'profile' | 'product'
  locale: Language
  json_ld: string | null
  body: { heading: string; paragraphs: string[]; links: { href: string; text: string }[] }
}

/** URL of a path in a language; Swedish has no parameter. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'sv' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

const meta = (attribute: 'name' | 'property', key: string, value: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}"${more} href="${escapeHtml(href)}">`

/** Properties of schema.org that contain URLs; those of this site are given as paths. */
const addresses = new Set(['url', 'image', 'logo', 'urlTemplate'])

const jsonLd = (text: string, origin: string): string[] => {
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) =>
      addresses.has(key) && typeof part === 'string' && safeHref(part) === part && part.startsWith('/')
        ? origin + part
        : part,
    )
    return [`<script type="application/ld+json">${inlineJson(value)}</script>`]
  } catch {
    return []
  }
}

const openGraphLocale = { sv: 'sv_SE', en: 'en_GB' } as const

/** Tags for the page's head. URLs are absolute, as link previews and search engines require. */
export function headTags(head: Head, origin: string): string[] {
  const { title, description, locale } = head
  const canonical = head.canonical !== null && safeHref(head.canonical)
  const address = canonical ? origin + inLanguage(canonical, locale) : undefined
  const image = head.image !== null && safeHref(head.image)?.startsWith('/') ? origin + head.image : undefined
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(canonical && address
      ? [
          link('canonical', address),
          link('alternate', origin + canonical, ' hreflang="sv"'),
          link('alternate', origin + inLanguage(canonical, 'en'), ' hreflang="en"'),
          link('alternate', origin + canonical, ' hreflang="x-default"'),
          meta('property', 'og:url', address),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', 'Samspel'),
    meta('property', 'og:type', head.type),
    meta('property', 'og:locale', openGraphLocale[locale]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', head.image_alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    ...(head.json_ld === null ? [] : jsonLd(head.json_ld, origin)),
  ]
}

const item = ({ href, text }: { href: string; text: string }, language: Language): string => {
  const safe = safeHref(href)
  if (safe === undefined) return ''
  const own = safe.startsWith('/')
  return `<li><a href="${escapeHtml(own ? inLanguage(safe, language) : safe)}"${own ? '' : ' rel="nofollow ugc noopener"'}>${escapeHtml(text)}</a></li>`
}

/** The page as plain content for clients without scripts. Browsers that run scripts do not render it. */
export function plainBody({ body, locale }: Head): string {
  const paragraphs = body.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
  const links = body.links.map((one) => item(one, locale)).join('')
  return `<noscript><main class="plain-text" lang="${locale}"><h1>${escapeHtml(body.heading)}</h1>${paragraphs}${links && `<ul>${links}</ul>`}</main></noscript>`
}

/** Inserts the metadata for search engines and link previews into the page template, before anything else is inserted. */
export function withHead(template: string, head: Head, origin: string): string {
  const tags = headTags(head, origin).join('\n')
  return template
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace(/<body>/, () => `<body>${plainBody(head)}`)
}

/** Sets the language of the page to that of its URL. */
export const withLanguage = (template: string, language: string): string =>
  template.replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
