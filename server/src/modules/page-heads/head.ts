import type { Locale, PageHead } from '@samspel/api'
import { type ListName, listNames, listPaths } from './paths'
import { type Texts, texts } from './texts'

/** A link of the plain text page. */
export type Link = PageHead['body']['links'][number]

export interface HeadDraft {
  locale: Locale
  title: string
  description: string
  canonical: string | null
  image: string
  imageAlt?: string
  type?: PageHead['type']
  /** schema.org; Samspel's own addresses are paths, which the edge completes. */
  jsonLd: object | null
  paragraphs: readonly string[]
  links: readonly Link[]
}

const siteName = 'Samspel'

/** One line of it, cut at a word with … when it is too long. */
export const shortened = (text: string, most: number): string => {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  // A surrogate without its other half is no letter.
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,.;:–-]+$/, '')}…`
}

/** A name with its town, unless the name ends with it. */
export const withCity = (name: string, city: string): string =>
  name.toLowerCase().endsWith(city.toLowerCase()) ? name : `${name}, ${city}`

export const sentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

/** What stands in lists: name and path of the other lists. */
export const listLinks = (text: Texts, without?: ListName): Link[] => [
  ...listNames.filter((name) => name !== without).map((name) => ({ href: listPaths[name], text: text[name] })),
  { href: '/p/suggest-product', text: text['suggest-product'] },
]

const longestJsonLd = 20_000

/** The head as the contract has it: title with the product's name (row S-04), every text within its length. */
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
  /** A brand's one address: its collaboration page, where it has one. */
  brand: ({ id, slug }: { id: string; slug: string | null }) =>
    slug ? `/b/${encodeURIComponent(slug)}` : `/p/brands/${id}`,
  creator: (slug: string) => `/page/${encodeURIComponent(slug)}`,
}
