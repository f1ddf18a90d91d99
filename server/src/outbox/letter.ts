import type { Locale } from '@samspel/api'
import { escapeHtml, linkify } from '../html'
import type { Mail } from './mails'
import { subjectOf } from './names'

/** The content of a mail, without its layout. */
export interface Letter {
  to: string
  locale: Locale | null
  subject: string
  /** Paragraphs before the button, as plain text. */
  lines: readonly string[]
  /** The main action. Its address is also printed below, for mail programs that do not show the button. */
  action?: { label: string; href: string }
  /** Paragraphs after the button. */
  after?: readonly string[]
}

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${linkify(text).replace(/\n/g, '<br>')}</p>`

const buttonOf = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#4d3bef;color:#fffffe;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
  paragraph(href, 'font-size:13px;color:#66666d;overflow-wrap:anywhere')

/** Formats a letter as a mail: plain text and equivalent simple HTML, in the recipient's language. */
export const letter = ({ to, locale, subject: about, lines, action, after = [] }: Letter): Mail => {
  const subject = subjectOf(about)
  const text = [...lines, ...(action ? [`${action.label}:\n${action.href}`] : []), ...after, 'Samspel'].join('\n\n')
  const body = [
    ...lines.map((line) => paragraph(line)),
    ...(action ? [buttonOf(action)] : []),
    ...after.map((line) => paragraph(line, 'color:#55555c')),
  ].join('\n')
  const html = `<!doctype html><html lang="${locale ?? 'sv'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f7f7f7;color:#19191d;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border:1px solid #e2e3e5;border-radius:14px;background:#fffffe">
<p style="margin:0 0 24px;font-weight:650;font-size:20px;color:#4d3bef">Samspel</p>
${body}
</div></body></html>`
  return { to, subject, text, html }
}
