import type { LinkReading } from '@samspel/api'
import type { LinkReadings, MentionLinks } from '../../db/tables/networks'

/** Timestamps inside jsonb are in the database's own format. */
const instant = (value: string | null) => value && new Date(value).toISOString()

/** Columns of a mention's link as one JSON value, with its readings. */
export interface LinkRow {
  link: MentionLinks
  readings: LinkReadings[]
  /** By which authors the brand has approved this creator's posts there before; null for none. */
  authors: string[] | null
}

const momentOf = (afterDays: number) => (afterDays < 0 ? 'handed_in' : afterDays === 0 ? 'approved' : 'later')

export const toLinkReading = ({ link, readings, authors }: LinkRow, mayType: boolean): LinkReading => ({
  network: link.network,
  state: link.state,
  missingSince: instant(link.missing_since),
  problem: link.problem,
  ...(link.is_twice && { twice: true }),
  ...(mayType && { mayType: true }),
  title: link.title,
  author:
    link.author === null
      ? null
      : { name: link.author, url: link.author_url, isKnown: authors && authors.includes(link.author) },
  imageUrl: link.picture_url,
  publishedAt: instant(link.published_at),
  checkedAt: instant(link.checked_at),
  figures: readings
    .toSorted((one, other) => one.after_days - other.after_days)
    .map((reading) => ({
      moment: momentOf(reading.after_days),
      afterDays: Math.max(reading.after_days, 0),
      source: reading.source,
      readAt: new Date(reading.read_at).toISOString(),
      views: reading.views,
      likes: reading.likes,
      comments: reading.comments,
      proofUrl: reading.proof_url,
    })),
})
