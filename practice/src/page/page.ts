import { type Happening, happenings } from '../happened'
import { escapeHtml } from '../html'
import type { Locale } from '../locale'
import { type Act, type ActField, modes, type Practice, type Service } from '../service'
import { modeWords, words } from './words'

interface Shown {
  services: readonly Service[]
  practice: Practice
  locale: Locale
}

const optionsOf = ({ options }: ActField, practice: Practice) =>
  typeof options === 'function' ? options(practice) : (options ?? [])

const fieldOf = (field: ActField, { practice, locale }: Shown): string => {
  const label = escapeHtml(field.label[locale])
  const name = escapeHtml(field.name)
  if (field.kind !== 'select')
    return `<label>${label}<input name="${name}" type="${field.kind}" autocomplete="off"></label>`
  const choices = optionsOf(field, practice)
    .map((option) => `<option value="${escapeHtml(option.value)}">${escapeHtml(option.label[locale])}</option>`)
    .join('')
  return `<label>${label}<select name="${name}">${choices}</select></label>`
}

const actForm = (service: Service, [name, act]: [string, Act], shown: Shown): string =>
  `<details name="${escapeHtml(service.name)}"><summary>${escapeHtml(act.title[shown.locale])}</summary>
<form method="post" action="/sandbox/api/${escapeHtml(`${service.name}/${name}`)}" aria-label="${escapeHtml(act.title[shown.locale])}">
${act.fields.map((field) => fieldOf(field, shown)).join('\n')}
<button class="main">${words.does[shown.locale]}</button></form></details>`

const modeForm = ({ name }: Service, { practice, locale }: Shown): string => {
  const current = practice.modeOf(name)
  const buttons = modes.map(
    (mode) =>
      `<button name="mode" value="${mode}" aria-pressed="${String(mode === current)}">${modeWords[mode][locale]}</button>`,
  )
  return `<form class="modes" role="group" aria-label="${words.mode[locale]}" method="post" action="/sandbox/api/${escapeHtml(name)}/mode">${buttons.join('')}</form>`
}

const modeChip = ({ name }: Service, { practice, locale }: Shown): string => {
  const mode = practice.modeOf(name)
  return `<span class="chip ${mode}">${modeWords[mode][locale]}</span>`
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Europe/Stockholm' })

const titleOf = ({ service, what }: Happening, { services, locale }: Shown): string => {
  const found = services.find(({ name }) => name === service)
  if (!found) return `${words.called[locale]}: ${what}`
  const mode = modes.find((each) => `mode ${each}` === what)
  const did = mode ? `${words.mode[locale]}: ${modeWords[mode][locale]}` : (found.acts[what]?.title[locale] ?? what)
  return `${found.title[locale]}: ${did}`
}

const happeningRow = (happening: Happening, shown: Shown): string => {
  const { at, said, ok } = happening
  const failed = ok ? '' : `, ${words.refused[shown.locale]}`
  return `<li class="happening${ok ? '' : ' bad'}"><time datetime="${at}">${clock.format(new Date(at))}</time>
<strong>${escapeHtml(titleOf(happening, shown))}${failed}</strong>${said === '' || said === '{}' ? '' : `<code>${escapeHtml(said)}</code>`}</li>`
}

const section = (service: Service, shown: Shown): string => {
  const { locale } = shown
  const last = happenings(shown.practice).find((happening) => happening.service === service.name)
  const acts = Object.entries(service.acts).map((entry) => actForm(service, entry, shown))
  return `<section id="${escapeHtml(service.name)}" aria-labelledby="h-${escapeHtml(service.name)}">
<div class="head"><h2 id="h-${escapeHtml(service.name)}">${escapeHtml(service.title[locale])}</h2>
${service.unless === '' ? '' : `<span class="note">${words.without[locale]} ${escapeHtml(service.unless)}</span>`}</div>
${modeForm(service, shown)}
${last ? `<ol class="last">${happeningRow(last, shown)}</ol>` : ''}
${acts.join('\n')}</section>`
}

/** The page /sandbox: each service with its mode, what can be made to happen, and what happened last. */
export const practicePage = (shown: Shown): string => {
  const { services, locale, practice } = shown
  const links = services.map(
    (service) =>
      `<li><a href="#${escapeHtml(service.name)}">${escapeHtml(service.title[locale])} ${modeChip(service, shown)}</a></li>`,
  )
  const rows = happenings(practice).map((happening) => happeningRow(happening, shown))
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title[locale]} - Samspel</title><link rel="stylesheet" href="/sandbox/page.css"></head>
<body><main><header><h1>${words.title[locale]}</h1><a class="plain" href="/sandbox/mail">${words.mails[locale]}</a><a class="plain" href="/">${words.toSamspel[locale]}</a><p>${words.about[locale]}</p></header>
<nav aria-label="${words.services[locale]}"><ul>${links.join('')}</ul></nav>
<div class="cols"><div>${services.map((service) => section(service, shown)).join('\n') || `<p>${words.none[locale]}</p>`}</div>
<section aria-labelledby="latest"><h2 id="latest">${words.latest[locale]}</h2>
${rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : `<p class="note">${words.nothing[locale]}</p>`}</section></div>
</main></body></html>`
}
