const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

/** Text as HTML: escaped, http(s) addresses made links. */
export const linkify = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')
