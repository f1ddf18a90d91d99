import { escapeHtml } from '../html'
import type { Locale } from '../locale'
import { wordsOf } from './words'
import type { StripeObject } from './world'

export const pagePath = '/sandbox/payments'

const frame = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} - Samspel</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${pagePath}/page.css"></head>
<body><main><p class="tag">${escapeHtml(wordsOf(locale).sandbox)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

const money = (ore: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', {
    style: 'currency',
    currency: 'SEK',
    minimumFractionDigits: ore % 100 === 0 ? 0 : 2,
  }).format(ore / 100)

const button = (look: string, value: string, label: string) =>
  `<button class="${look}" name="answer" value="${value}">${escapeHtml(label)}</button>`

const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`

/** The page on which a top-up is paid, or not. */
export const payPage = (session: StripeObject, locale: Locale, isDeclined: boolean): string => {
  const words = wordsOf(locale)
  const sum = money(session.amount_total as number, locale)
  const offered = session.payment_method_types as string[]
  return frame(
    locale,
    words.title,
    `<p>${escapeHtml(words.stands)}</p>${isDeclined ? `<p class="bad" role="alert">${escapeHtml(words.declined)}</p>` : ''}
<dl>${row((session.practice as { title: string }).title, sum)}${row(words.card, '•••• 4242')}</dl>
<form method="post" action="${pagePath}/${escapeHtml(session.id)}">${button('go', 'pay', words.pay(sum))}
${offered.includes('swish') ? button('line', 'swish', words.swish) : ''}${offered.includes('klarna') ? button('line', 'klarna', words.klarna) : ''}
${button('line', 'decline', words.decline)}${button('plain', 'cancel', words.cancel)}</form>`,
  )
}

/** For a checkout that is over, or never was. */
export const closedPage = (locale: Locale, back: string | undefined): string => {
  const words = wordsOf(locale)
  return frame(
    locale,
    words.closed,
    `<p>${escapeHtml(words.closedText)}</p><p><a href="${escapeHtml(back || '/wallet')}">${escapeHtml(words.back)}</a></p>`,
  )
}

/** Where somebody ends a subscription, or keeps it. */
export const portalPage = (
  locale: Locale,
  { id, back, isEnding }: { id: string; back: string; isEnding: boolean },
): string => {
  const words = wordsOf(locale)
  return frame(
    locale,
    words.portal,
    `<p>${escapeHtml(words.portalText)}</p><form method="post" action="${pagePath}/portal/${escapeHtml(id)}">
${isEnding ? button('go', 'resume', words.resume) : button('go', 'end', words.end)}</form>
<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p>`,
  )
}

/** An invoice that its card did not pay. */
export const invoicePage = (invoice: StripeObject, locale: Locale): string => {
  const words = wordsOf(locale)
  const sum = money(invoice.amount_due as number, locale)
  return frame(
    locale,
    words.invoice,
    `<dl>${row(words.invoice, sum)}</dl><form method="post" action="${pagePath}/invoices/${escapeHtml(invoice.id)}">
${button('go', 'pay', words.pay(sum))}</form>`,
  )
}

export const pageStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--text:#17171c;--soft:#5b5b66;--line:#e4e4e8;--primary:#4d3bef;--on:#fffffe;--bad:#a8201a}
@media (prefers-color-scheme:dark){:root{--page:#131316;--card:#1c1c21;--text:#f2f2f4;--soft:#a9a9b4;--line:#33333b;--primary:#a49bff;--on:#17171c;--bad:#ff9b93}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:28rem;margin:8vh auto;padding:2rem 1.5rem;background:var(--card);border:1px solid var(--line);border-radius:14px}
h1{font-size:1.6rem;margin:.25rem 0}p{color:var(--soft);margin:.25rem 0 1rem}.tag{font-size:.85rem}.bad{color:var(--bad);font-weight:600}
dl{display:grid;grid-template-columns:1fr auto;gap:.75rem 1rem;margin:1.5rem 0;padding:1rem 0;border-block:1px solid var(--line)}dd{margin:0;font-weight:600;text-align:end}
form{display:grid;gap:.5rem}button{font:inherit;font-weight:600;min-height:3rem;border-radius:10px;border:1px solid transparent;cursor:pointer;background:none;color:var(--text)}
.go{background:var(--primary);color:var(--on)}.line{border-color:var(--line)}.plain{color:var(--primary)}a{color:var(--primary)}
`
