import type { Locale, RequestOf } from '@samspel/api'
import { isEmail } from '@samspel/api'

export interface Suggestion {
  product: string
  description: string
  instagram: string
  tiktok: string
  links: string[]
  email: string
}

export const emptySuggestion: Suggestion = {
  product: '',
  description: '',
  instagram: '',
  tiktok: '',
  links: [],
  email: '',
}

/** Maximum lengths, as in the contract. */
export const longest = { product: 300, description: 1_000, social: 200, email: 254 } as const
/** Ten channels in total, two of which have fields of their own. */
export const mostLinks = 8

export type Network = 'instagram' | 'tiktok'
const homes: Record<Network, { host: RegExp; address: (name: string) => string }> = {
  instagram: { host: /(?:^|\.)instagram\.com$/, address: (name) => `https://www.instagram.com/${name}/` },
  tiktok: { host: /(?:^|\.)tiktok\.com$/, address: (name) => `https://www.tiktok.com/@${name}` },
}

/** Parses a link typed with or without its scheme; undefined unless a browser can open it as a page. */
export function readLink(text: string): URL | undefined {
  const typed = text.trim()
  if (/\s/.test(typed) || isEmail(typed)) return undefined
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
    return /^https?:$/.test(url.protocol) && /.\.../.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

/** The address of an account, typed as its name or a link; undefined for anything else. */
export function readAccount(network: Network, text: string): string | undefined {
  const { host, address } = homes[network]
  const typed = text.trim()
  const [, name] = /^@?([\w.]{1,30})$/.exec(typed) ?? []
  if (name && !host.test(typed.toLowerCase())) return address(name)
  const link = readLink(typed)
  return link && host.test(link.hostname) && link.pathname.length > 1 ? link.href : undefined
}

/** The channels to send, with the field each comes from. */
export const socialsOf = ({
  instagram,
  tiktok,
  links,
}: Pick<Suggestion, 'instagram' | 'tiktok' | 'links'>): { field: keyof Suggestion; address: string }[] => [
  ...(['instagram', 'tiktok'] as const).flatMap((field) => {
    const typed = { instagram, tiktok }[field].trim()
    return typed ? [{ field, address: readAccount(field, typed) ?? typed }] : []
  }),
  ...links.map((link) => ({ field: 'links' as const, address: readLink(link)?.href ?? link })),
]

/** Row V-32: whether the sender can be contacted. */
export const hasContact = (values: Partial<Suggestion>): boolean =>
  [values.instagram, values.tiktok, values.email].some((text) => text?.trim()) || Boolean(values.links?.length)

type Body = NonNullable<RequestOf<'createProductSuggestion'>['body']>

export const bodyOf = (values: Suggestion, locale: Locale): Body => {
  const description = values.description.trim()
  return {
    productSuggestion: {
      product: values.product.trim(),
      ...(description && { description }),
      socials: socialsOf(values).map(({ address }) => address),
      email: values.email.trim() || null,
      locale,
    },
  }
}
