import { escapeHtml } from '../html'
import type { Locale } from '../locale'
import { type Act, type ActField, modes, type Practice, type Service } from '../service'
import { modeWords, words } from './words'

interface Shown {
  services: readonly Service[]
  practice: Practice
  locale: Locale
  said: string | undefined
}

const optionsOf = ({ options }: ActField, practice: Practice) =>
  typeof options === 'function' ? options(practice) : (options ?? [])

const fieldOf = (field: ActField, { practice, locale }: Shown): string => {
  const label = escapeHtml(field.label[locale])
  const name = escapeHtml(field.name)
  if (field.kind !== 'select') return `<label>${label}<input name="${name}" type="${field.kind}"></label>`
  const choices = optionsOf(field, practice)
    .map((option) => `<option value="${escapeHtml(option.value)}">${escapeHtml(option.label[locale])}</option>`)
    .join('')
  return `<label>${label}<select name="${name}">${choices}</select></label>`
}

const actForm = (service: Service, [name, act]: [string, Act], shown: Shown): string =>
  `<form method="post" action="/sandbox/api/${escapeHtml(`${service.name}/${name}`)}"><h3>${escapeHtml(act.title[shown.locale])}</h3>
${act.fields.map((field) => fieldOf(field, shown)).join('\n')}
<button>${words.does[shown.locale]}</button></form>`

const section = (service: Service, shown: Shown): string => {
  const { locale, practice } = shown
  const current = practice.modeOf(service.name)
  const choices = modes
    .map((mode) => `<option value="${mode}"${mode === current ? ' selected' : ''}>${modeWords[mode][locale]}</option>`)
    .join('')
  return `<section id="${escapeHtml(service.name)}"><h2>${escapeHtml(service.title[locale])}</h2>
<form method="post" action="/sandbox/api/${escapeHtml(service.name)}/mode"><label>${words.mode[locale]}<select name="mode">${choices}</select></label><button>${words.change[locale]}</button></form>
${Object.entries(service.acts)
  .map((entry) => actForm(service, entry, shown))
  .join('\n')}</section>`
}

/** The page /sandbox: each service with its mode and what can be made to happen. */
export const practicePage = (shown: Shown): string => {
  const { services, locale, said } = shown
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title[locale]} - Samspel</title><link rel="stylesheet" href="/sandbox/page.css"></head>
<body><main><h1>${words.title[locale]}</h1><p>${words.about[locale]}</p>
${said === undefined ? '' : `<p role="status">${words.happened[locale]}: <code>${escapeHtml(said)}</code></p>`}
${services.map((service) => section(service, shown)).join('\n') || `<p>${words.none[locale]}</p>`}
</main></body></html>`
}
