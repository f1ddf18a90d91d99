import type { Locale, PageHead } from '@samspel/api'
import { type ListName, listNames, listPaths, plainPaths } from './paths'
import { type Texts, texts } from './texts'

/** A link on the plain text page. */
export type Link = PageHead['body']['links'][number]

export interface HeadDraft {
  locale: Locale
  title: string
  description: string
  canonical: string | null
  image: string
  imageAlt?: string
  type?: PageHead['type']
  /** schema.org data. Samspel's own addresses are paths, which the edge makes absolute. */
  jsonLd: object | null
  paragraphs: readonly string[]
  links: readonly Link[]
}

const siteName = 'Samspel'

/** Reduces text to one line, cut at a word with … when it is too long. */
export const shortened = (text: string, most: number): string => {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  // Do not leave half of a surrogate pair.
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,.;:–-]+$/, '')}…`
}

/** A name with its town, unless it already ends with that. */
export const withCity = (name: string, city: string): string =>
  name.toLowerCase().endsWith(city.toLowerCase()) ? name : `${name}, ${city}`

export const sentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Links to the other lists: name and path. */
export const listLinks = (text: Texts, without?: ListName): Link[] => [
  ...listNames.filter((name) => name !== without).map((name) => ({ href: listPaths[name], text: text[name] })),
  { href: plainPaths['suggest-product'], text: text['suggest-product'] },
  { href: plainPaths.help, text: text.help },
]

const longestJsonLd = 20_000

/** Assembles the head as the contract defines it: the title includes the product's name (row S-04), and every text is within its limit. */
export const toHead = ({
  locale,
  title,
  description,
  canonical,
  image,
  imageAlt,
  type = 'website',
  jsonLd,
  paragraphs,
  links,
}: HeadDraft): PageHead => {
  const data = jsonLd && JSON.stringify({ '@context': 'https://schema.org', ...jsonLd })
  const heading = shortened(title, 200) || siteName
  return {
    title: `${heading} - ${siteName}`,
    description: shortened(description, 160),
    canonical,
    image,
    imageAlt: shortened(imageAlt ?? texts[locale].imageAlt, 300),
    type,
    locale,
    jsonLd: data && data.length <= longestJsonLd ? data : null,
    body: {
      heading,
      paragraphs: paragraphs.map((paragraph) => paragraph.trim().slice(0, 5_000)).filter(Boolean),
      links: links.map(({ href, text }) => ({ href, text: shortened(text, 200) || href.slice(0, 200) })),
    },
  }
}

export const pathOf = {
  campaign: (id: string) => `/p/marketplace/${id}`,
  storeCampaign: (id: string) => `/p/marketplace/store-campaigns/${id}`,
  store: (id: string) => `/p/marketplace/stores/${id}`,
  /** A brand's canonical address: its collaboration page, if it has one. */
  brand: ({ id, slug }: { id: string; slug: string | null }) =>
    slug ? `/b/${encodeURIComponent(slug)}` : `/p/brands/${id}`,
  creator: (slug: string) => `/page/${encodeURIComponent(slug)}`,
}
