/** Code of one entry, for example `@samspel/ui/qr`. */
export interface EntryCode {
  name: string
  code: string
}

/** Formats the report of a package. */
export const writeReport = (name: string, entries: readonly EntryCode[]): string =>
  `${[`# What ${name} gives`, ...entries.map((entry) => `## ${entry.name}\n\n\`\`\`ts\n${entry.code}\n\`\`\``)].join('\n\n')}\n`

/** Parses the entries of a written report. */
export const readReport = (text: string): EntryCode[] =>
  [...text.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n?```$/gms)].map(([, name, code]) => ({ name: name!, code: code! }))
