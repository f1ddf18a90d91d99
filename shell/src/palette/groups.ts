import { plainText } from '@samspel/api/plain-text'
import type { Area } from '@samspel/federation/registry'
import type { Translate } from '@samspel/i18n'
import { commandsOf, deedsFor } from './commands'
import type { PaletteEntry } from './props'
import { recentOf } from './recent'
import { type GroupKey, type PaletteGroup, rowOf } from './rows'
import type { Found } from './use-found'

/** Whether each typed word is the beginning of a word in one of the texts. */
export const holdsWords = (texts: readonly string[], typed: string): boolean =>
  plainText(typed)
    .split(/\s+/)
    .every((word) =>
      texts.some((text) =>
        plainText(text)
          .split(/[^\p{L}\p{N}]+/u)
          .some((each) => each.startsWith(word)),
      ),
    )

interface Input {
  area: Area
  entries: readonly PaletteEntry[]
  accountId: string | null
  words: string
  onlyCommands: boolean
  found: Found | undefined
  t: Translate
  locale: 'sv' | 'en'
}

const mostPages = 4

const commandsFor = ({ area, words, found, onlyCommands, t }: Input): PaletteGroup => {
  const own = commandsOf(area)
    .map(({ text, ...command }) => ({ ...command, title: t(text) }))
    .filter(({ title }) => holdsWords([title], words))
  const creators = onlyCommands ? [] : (found?.found.find(({ kind }) => kind === 'creator')?.hits ?? [])
  const deeds = creators
    .slice(0, 1)
    .flatMap((hit) => deedsFor(area, hit))
    .map(({ text, name, ...deed }) => ({ ...deed, title: t(text, { name }) }))
  const rows = [...deeds, ...own].map((row) => ({ ...row, key: `command/${row.key}` }))
  return { key: 'command', rows, total: rows.length }
}

const pagesFor = ({ entries, words, locale }: Input): PaletteGroup => {
  const rows = entries
    .filter(({ label }) => holdsWords([label.sv, label.en], words))
    .slice(0, words ? mostPages : undefined)
    .map(({ key, href, icon, label }) => ({ key: `page/${key}`, href, icon, title: label[locale] }))
  return { key: 'page', rows, total: rows.length }
}

const recordsFor = ({ area, found }: Input): PaletteGroup[] =>
  (found?.found ?? []).map(({ kind, total, hits }) => {
    const rows = hits.flatMap((hit) => rowOf(area, kind, hit) ?? [])
    return { key: kind, rows, total: rows.length === 0 ? 0 : total }
  })

/** What the palette shows: recent records, commands and pages while the field is empty; then pages, the best records, and commands. */
export const groupsFor = (input: Input): PaletteGroup[] => {
  const { accountId, words, onlyCommands } = input
  const shown = (groups: PaletteGroup[]) => groups.filter(({ rows }) => rows.length > 0)
  if (onlyCommands) return shown([commandsFor(input)])
  if (!words) {
    const recent = [...recentOf(accountId)]
    return shown([{ key: 'recent', rows: recent, total: recent.length }, commandsFor(input), pagesFor(input)])
  }
  return shown([pagesFor(input), ...recordsFor(input), commandsFor(input)])
}

/** The groups limited to one kind: all its hits once they are known, till then the few of the overview. */
export const groupsOfKind = (
  groups: readonly PaletteGroup[],
  kind: GroupKey,
  area: Area,
  all: Found | undefined,
): PaletteGroup[] => {
  const hits = all?.found.find((each) => each.kind === kind)
  return groups
    .filter(({ key }) => key === kind)
    .map((group) =>
      hits
        ? { ...group, total: hits.total, rows: hits.hits.flatMap((hit) => rowOf(area, hits.kind, hit) ?? []) }
        : group,
    )
}
