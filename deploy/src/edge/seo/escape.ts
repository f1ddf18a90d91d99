const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand between tags or in a quoted attribute. Separators that end a line for old parsers become spaces. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign]!).replace(/[\u2028\u2029\0]/g, ' ')

/** A path of this site, or a web address; undefined for anything else (`javascript:`, `//elsewhere`). */
export const safeHref = (href: string): string | undefined => {
  if (/^\/(?![/\\])/.test(href)) return href
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined
}
