/** Code of one entry, `@samspel/ui/qr`. */
export interface EntryCode {
  name: string
  code: string
}

const HEAD = '<!-- Written by `npm run packages -- report` from the types that are released; not edited by hand. -->'

/** The text of a package's report. */
export const writeReport = (name: string, entries: readonly EntryCode[]): string =>
  [`# What ${name} gives`, HEAD, ...entries.map((entry) => `## ${entry.name}\n\n\`\`\`ts\n${entry.code}\n\`\`\``)].join(
    '\n\n',
  ) + '\n'

/** The entries of a report that was written. */
export const readReport = (text: string): EntryCode[] =>
  [...text.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n?```$/gms)].map(([, name, code]) => ({ name: name!, code: code! }))
