import type { Locale } from '@samspel/api'
import { escapeHtml } from '../../html'

export interface Contents {
  tables: readonly { name: string; rows: number }[]
  files: readonly string[]
  /** Named by the tables, but no longer in the storage. */
  missing: readonly string[]
}

const texts = {
  sv: {
    title: 'Dina uppgifter hos Samspel',
    made: (day: string) =>
      `Hämtade ${day}. Allt finns också i filen data.json, för den som vill läsa det med ett program.`,
    tables: 'Tabeller',
    rows: (count: number) => (count === 1 ? '1 rad' : `${count} rader`),
    files: 'Filer',
    none: 'Inga filer.',
    missing: 'De här filerna finns inte kvar hos oss:',
  },
  en: {
    title: 'Your data at Samspel',
    made: (day: string) =>
      `Downloaded on ${day}. Everything is also in the file data.json, for reading it with a program.`,
    tables: 'Tables',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    files: 'Files',
    none: 'No files.',
    missing: 'We no longer have these files:',
  },
}

const listOf = (items: readonly string[]) => `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`
const link = (path: string) =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(path)}</a>`

/** The page to open first. */
export const indexPage = (locale: Locale, day: string, { tables, files, missing }: Contents): string => {
  const t = texts[locale]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem">
<h1>${t.title}</h1>
<p>${t.made(day)} ${link('data.json')}</p>
<h2>${t.tables}</h2>
${listOf(tables.map(({ name, rows }) => `${link(`tables/${name}.csv`)}, ${t.rows(rows)}`))}
<h2>${t.files}</h2>
${files.length > 0 ? listOf(files.map(link)) : `<p>${t.none}</p>`}
${missing.length > 0 ? `<p>${t.missing}</p>\n${listOf(missing.map(escapeHtml))}` : ''}
</body></html>
`
}
