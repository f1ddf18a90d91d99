export { messageLimits } from '../message-limits'

/** What a template can name; the Swedish name beside the English one. */
export const templateVariables = {
  first_name: 'förnamn',
  campaign: 'kampanj',
  last_day: 'sista_dag',
  days_left: 'dagar_kvar',
  fee: 'arvode',
  brand: 'varumärke',
} as const
export type TemplateVariable = keyof typeof templateVariables
/** What the variables stand for in one thread; those that are missing there are absent or null. */
export type TemplateValues = Partial<Record<TemplateVariable, string | null>>

/** A piece of a filled template: plain text, or a variable with its value; without one it is missing. */
export interface TemplatePart {
  text: string
  variable?: string
  missing?: true
}

const byName = new Map<string, TemplateVariable>(
  (Object.entries(templateVariables) as [TemplateVariable, string][]).flatMap(([key, swedish]) => [
    [key, key],
    [swedish, key],
  ]),
)

/** Fills a template: `{first_name}` or `{förnamn}`. A name that nobody knows is as missing as a value that is not there. */
export const fillTemplate = (body: string, values: TemplateValues): TemplatePart[] =>
  body
    .split(/(\{[\p{L}_]{1,40}\})/u)
    .filter(Boolean)
    .map((piece) => {
      if (!/^\{[\p{L}_]{1,40}\}$/u.test(piece)) return { text: piece }
      const variable = piece.slice(1, -1)
      const key = byName.get(variable.toLowerCase())
      const value = key && values[key]
      return value ? { text: value, variable } : { text: piece, variable, missing: true }
    })

/** A filled template as text, or the names that are missing. */
export const filledText = (body: string, values: TemplateValues): { text: string; missing: string[] } => {
  const parts = fillTemplate(body, values)
  return {
    text: parts.map(({ text }) => text).join(''),
    missing: [...new Set(parts.flatMap(({ missing, variable }) => (missing && variable ? [variable] : [])))],
  }
}

/** A piece of a message: text, or a link with the host that it truly leads to. */
export interface MessagePart {
  text: string
  href?: string
  host?: string
  /** The host is written in letters that can look like others: it is shown in its plain form. */
  isLookalike?: true
}

const linkPattern = /\bhttps?:\/\/[^\s<>"']+/giu

/** Cuts a message into text and links. The host shown is the one that is asked, in plain letters (punycode), without name and password. */
export const messageParts = (body: string): MessagePart[] => {
  const parts: MessagePart[] = []
  let at = 0
  for (const match of body.matchAll(linkPattern)) {
    const typed = match[0].replace(/[.,;:!?)\]}]+$/u, '')
    let url: URL
    try {
      url = new URL(typed)
    } catch {
      continue
    }
    if (match.index > at) parts.push({ text: body.slice(at, match.index) })
    // A name before the @ is there to be taken for the host: it goes.
    url.username = ''
    url.password = ''
    parts.push({
      text: typed,
      href: url.href,
      host: url.hostname,
      ...(/(?:^|\.)xn--/u.test(url.hostname) && { isLookalike: true as const }),
    })
    at = match.index + typed.length
  }
  if (at < body.length) parts.push({ text: body.slice(at) })
  return parts
}
