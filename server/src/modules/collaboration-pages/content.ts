import type { CollaborationLink, PageTheme } from '@samspel/api'
import { isReadable } from '@samspel/api/page-colours'
import { isWebAddress } from '@samspel/api/web-address'
import { type FieldErrors, invalid } from '../../errors'

/** Validates links for storage; 422 at the first invalid field of each. */
export const readLinks = (links: readonly CollaborationLink[]): CollaborationLink[] => {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  const read = links.map((link, at) => {
    const trimmed = { ...link, title: link.title.trim(), url: link.url.trim() }
    if (seen.has(link.id)) errors[`links[${at}].id`] = ['taken']
    if (!trimmed.title) errors[`links[${at}].title`] = ['required']
    if (!isWebAddress(trimmed.url)) errors[`links[${at}].url`] = ['invalid_url']
    seen.add(link.id)
    return trimmed
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return read
}

/** 422 when the contrast is too low to read; null means Samspel's own colours. */
export const readTheme = (theme: PageTheme | null): PageTheme | null => {
  if (theme && !isReadable(theme)) throw invalid({ theme: ['contrast_too_low'] })
  return theme
}
