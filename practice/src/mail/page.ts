import { escapeHtml } from '../html'
import type { KeptMail } from './store'

export interface MailList {
  mails: readonly KeptMail[]
  page: number
  pages: number
  to: string | undefined
}

const when = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'medium' })

const addressOf = (page: number, to: string | undefined) =>
  `/sandbox/mail?${new URLSearchParams({ ...(to && { to }), page: String(page) }).toString()}`

/** The text escaped, with http(s) addresses as links. */
const linkify = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')

const article = (mail: KeptMail) => `<article>
<header><h2>${escapeHtml(mail.subject)}</h2><p><a href="${escapeHtml(`/sandbox/mail?${new URLSearchParams({ to: mail.to }).toString()}`)}">${escapeHtml(mail.to)}</a> · <time datetime="${escapeHtml(mail.at)}">${when.format(new Date(mail.at))}</time></p></header>
<div class="body">${linkify(mail.text)}</div>
<details><summary>As HTML</summary><iframe src="/sandbox/mail/${escapeHtml(mail.id)}" title="${escapeHtml(mail.subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></details>
</article>`

const turn = ({ page, pages, to }: MailList) =>
  pages < 2
    ? ''
    : `<nav aria-label="Pages">
${page > 1 ? `<a href="${escapeHtml(addressOf(page - 1, to))}" rel="prev">Newer</a>` : '<span></span>'}
<span>${page} of ${pages}</span>
${page < pages ? `<a href="${escapeHtml(addressOf(page + 1, to))}" rel="next">Older</a>` : '<span></span>'}
</nav>`

/** What was sent, newest first. */
export const mailPage = (list: MailList): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sent emails - Samspel</title><link rel="stylesheet" href="/sandbox/mail.css"></head>
<body><main><h1>Sent emails</h1>
<p>No mail server is set (SMTP_URL), so emails end up here. Newest first. <a href="/sandbox#mail">Make some come back</a></p>
${list.to ? `<p>To ${escapeHtml(list.to)} · <a href="/sandbox/mail">all</a></p>` : ''}
${list.mails.map(article).join('\n') || '<p class="empty">No emails yet.</p>'}
${turn(list)}
</main></body></html>`

/** A mail's HTML for its frame. Links open outside the frame, which may not navigate. */
export const mailFrame = (html: string): string => html.replace(/<head>/i, '<head><base target="_blank">')

/** Nothing runs or loads inside the frame; inline styles are allowed only there, because mails need them. */
export const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
export const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const mailStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--text:#17171c;--soft:#5b5b66;--line:#e4e4e8;--primary:#4d3bef}
@media (prefers-color-scheme:dark){:root{--page:#131316;--card:#1c1c21;--text:#f2f2f4;--soft:#a9a9b4;--line:#33333b;--primary:#a49bff}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.6rem;margin:0}h2{font-size:1.05rem;margin:0}
p{color:var(--soft);margin:.25rem 0 1rem}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem 1.25rem;margin:0 0 1rem}
.body{white-space:pre-wrap}
details{margin:1rem 0 0}summary{cursor:pointer;color:var(--soft);min-height:1.75rem}
iframe{width:100%;height:28rem;border:1px solid var(--line);border-radius:10px;background:#f7f7f7;color-scheme:light}
nav{display:flex;justify-content:space-between;gap:1rem}nav a{padding:.5rem}
a{color:var(--primary)}
`
