import { escapeHtml } from '../html'
import type { Locale } from '../locale'
import { type Choice, choices } from './people'
import { consentWords, scopeText } from './words'
import type { Network } from './world'

const written = { facebook: 'Facebook', instagram: 'Instagram' } as const

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M17 1.5a8 8 0 0 0 0 16zM15 14.5a8 8 0 0 1 0 16z' fill='%234d3bef'/%3E%3Cpath d='M17 1.5h6.5a4 4 0 0 1 0 8H17zM15 30.5H8.5a4 4 0 0 1 0-8H15z' fill='%23948dff'/%3E%3C/svg%3E"

const frame = (locale: Locale, network: Network, title: string, body: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} - Samspel</title><link rel="icon" href="${icon}"><link rel="stylesheet" href="/sandbox/${network}/consent.css"></head>
<body><main>${body}</main></body></html>`

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)

const choice = (
  { key, name, about, face }: Choice,
  locale: Locale,
  first: boolean,
  faceOf: (face: number) => string | undefined,
) => {
  const picture = faceOf(face)
  return `<label class="person"><input type="radio" name="person" value="${key}"${first ? ' checked' : ''}>
<span class="face" aria-hidden="true">${picture ? `<img src="${escapeHtml(picture)}" alt="" width="44" height="44">` : escapeHtml(initials(name))}</span>
<span class="who"><strong>${escapeHtml(name)}</strong><small>${escapeHtml(about[locale])}</small></span></label>`
}

export interface ConsentPage {
  locale: Locale
  network: Network
  /** Where the answer is sent. */
  action: string
  /** The permissions asked for, each of which can be declined. */
  scopes: readonly string[]
  /** The app's parameters, to be passed through. */
  fields: Readonly<Record<string, string>>
  /** Address of a drawn portrait; undefined without the demo pictures. */
  faceOf: (face: number) => string | undefined
}

/** The page on which an invented person gives or refuses consent. */
export const consentPage = ({ locale, network, action, scopes, fields, faceOf }: ConsentPage): string => {
  const words = consentWords(locale, written[network])
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const grants = scopes
    .map(
      (scope) =>
        `<li><label><input type="checkbox" name="grant.${escapeHtml(scope)}" value="1" checked> ${escapeHtml(scopeText(scope, locale))}</label></li>`,
    )
    .join('')
  return frame(
    locale,
    network,
    words.title,
    `<header><p class="tag">${escapeHtml(words.sandbox)}</p><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.stands)}</p></header>
<form method="post" action="${escapeHtml(action)}">${hidden}
<section class="asks"><h2>${escapeHtml(words.asks)}</h2><ul>${grants}</ul></section>
<fieldset><legend>${escapeHtml(words.choose)}</legend>${choices.map((person, at) => choice(person, locale, at === 0, faceOf)).join('\n')}</fieldset>
<div class="deeds"><button class="go" name="answer" value="yes">${escapeHtml(words.go)}</button>
<button class="line" name="answer" value="no">${escapeHtml(words.deny)}</button>
<button class="plain" name="answer" value="failure">${escapeHtml(words.fail)}</button></div>
</form>`,
  )
}

/** Shown for a request that no registered app can have sent. It redirects nowhere. */
export const wrongAppPage = (locale: Locale, network: Network): string => {
  const { wrongApp, wrongAppText, sandbox } = consentWords(locale, written[network])
  return frame(
    locale,
    network,
    wrongApp,
    `<header><p class="tag">${escapeHtml(sandbox)}</p><h1>${escapeHtml(wrongApp)}</h1><p>${escapeHtml(wrongAppText)}</p></header>`,
  )
}
