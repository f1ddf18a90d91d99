const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for element content and quoted attributes. Line separators, which old parsers treat as line ends, become spaces. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign]!).replace(/[\u2028\u2029\0]/g, ' ')

/** Returns a path of this site or a web URL; undefined for anything else (`javascript:`, `//elsewhere`). */
export const safeHref = (href: string): string | undefined => {
  if (/^\/(?![/\\])/.test(href)) return href
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined
}
