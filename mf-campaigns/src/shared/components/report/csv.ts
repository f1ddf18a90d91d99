import type { CampaignReport, Locale } from '@samspel/api'
import { saveFile } from './save-file'

type Cell = string | number

/** Programs that read Swedish numbers take semicolons between cells and a comma before decimals. */
const delimiters: Record<Locale, string> = { sv: ';', en: ',' }
const kronor = (ore: number | null, locale: Locale): Cell => {
  if (ore === null) return ''
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

/** Rows as a file's text: a byte order mark so that å, ä and ö are read, and no cell that a program would run as a formula. */
export const toCsv = async (rows: readonly (readonly Cell[])[], locale: Locale): Promise<string> => {
  const { unparse } = await import(/* webpackChunkName: "papaparse" */ 'papaparse')
  return `\uFEFF${unparse(
    rows.map((row) => [...row]),
    { delimiter: delimiters[locale], escapeFormulae: true, newline: '\r\n' },
  )}`
}

export type DayHeads = readonly [
  day: string,
  reach: string,
  total: string,
  posts: string,
  likes: string,
  comments: string,
]
export type CreatorHeads = readonly [
  name: string,
  account: string,
  reach: string,
  posts: string,
  likes: string,
  comments: string,
  cost: string,
  perThousand: string,
]

export const dayRows = ({ days }: Pick<CampaignReport, 'days'>, heads: DayHeads): Cell[][] => {
  let total = 0
  return [
    [...heads],
    ...days.map(({ day, reach, posts, likes, comments }) => [day, reach, (total += reach), posts, likes, comments]),
  ]
}

/** Money in kr, though the report holds öre. */
export const creatorRows = (
  { creators }: Pick<CampaignReport, 'creators'>,
  heads: CreatorHeads,
  locale: Locale,
): Cell[][] => [
  [...heads],
  ...creators.map(({ creator, reach, posts, likes, comments, cost, costPerThousandReach }) => [
    creator.name,
    creator.username,
    reach,
    posts,
    likes,
    comments,
    kronor(cost, locale),
    kronor(costPerThousandReach, locale),
  ]),
]

/** Name of a file without what some systems do not take. */
export const fileName = (...parts: string[]): string =>
  `${parts
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.csv`

export const saveCsv = async (name: string, rows: readonly (readonly Cell[])[], locale: Locale): Promise<void> =>
  saveFile(name, await toCsv(rows, locale), 'text/csv;charset=utf-8')
