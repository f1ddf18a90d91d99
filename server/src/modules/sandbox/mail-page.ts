import { escapeHtml, linkify } from './html'

export interface SandboxMail { id: string; recipient: string; subject: string; body_text: string; created_at: string }

const when = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'medium' })

const article = (mail: SandboxMail) => `<article>
<header><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.recipient)} · <time datetime="${escapeHtml(mail.created_at)}">${when.format(new Date(mail.created_at))}</time></p></header>
<div class="body">${linkify(mail.body_text)}</div>
</article>`

/** The page of the mail sandbox: what would have been sent, newest first. */
export const mailPage = (mails: readonly SandboxMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mails - Samspel</title><link rel="stylesheet" href="/sandbox/mail.css"></head>
<body><main><h1>Mails</h1>
<p>No mail server is set (SMTP_URL), so mails end up here. Newest first.</p>
${mails.map(article).join('\n') || '<p class="empty">No mail yet.</p>'}
</main></body></html>`

export const mailStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--text:#17171c;--soft:#5b5b66;--line:#e4e4e8;--primary:#4d3bef}
@media (prefers-color-scheme:dark){:root{--page:#131316;--card:#1c1c21;--text:#f2f2f4;--soft:#a9a9b4;--line:#33333b;--primary:#a49bff}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.6rem;margin:0}h2{font-size:1.05rem;margin:0}
p{color:var(--soft);margin:.25rem 0 1rem}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem 1.25rem;margin:0 0 1rem}
.body{white-space:pre-wrap;overflow-wrap:anywhere}
a{color:var(--primary)}
`
