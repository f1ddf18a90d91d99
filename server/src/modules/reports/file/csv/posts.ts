import type { CampaignReport, Locale, ReportPost } from '@samspel/api'
import { type CsvCell, toCsv } from '@samspel/api/files'
import { dayOf } from '../../../../days'
import { authorOf, campaignNameOf } from '../names'
import { readAtOf, sourceOf } from '../of-link'
import type { ReportTexts } from '../texts'
import { decimal } from './numbers'

type Column = readonly [heading: string, cell: (post: ReportPost) => CsvCell]

/** A line for each post, in the report's order. */
export const postsCsv = (report: CampaignReport, words: ReportTexts, locale: Locale): string => {
  const posts = report.posts ?? []
  const has = (key: 'later' | 'goneAt' | 'link' | 'ofLink') => posts.some((post) => post[key] !== undefined)
  const columns: (Column | false)[] = [
    report.campaigns !== undefined && [words.campaign, (post) => campaignNameOf(report, post.campaignId)],
    [words.creator, (post) => authorOf(report, post, words)],
    [words.kind, ({ kind }) => words.kinds[kind]],
    [words.day, ({ day }) => day],
    [words.reach, ({ reach, unread }) => (unread ? '' : reach)],
    [words.likes, ({ likes }) => likes],
    [words.comments, ({ comments }) => comments],
    [words.engagement, ({ engagement }) => decimal(engagement, locale)],
    [words.readOn, ({ readAt }) => (readAt === null ? '' : dayOf(readAt))],
    has('later') && [words.laterReach, ({ later }) => later?.reach ?? ''],
    has('later') && [words.laterReadOn, ({ later }) => (later ? dayOf(later.readAt) : '')],
    has('ofLink') && [words.linkViews, ({ ofLink }) => ofLink?.views ?? ''],
    has('ofLink') && [words.linkLikes, ({ ofLink }) => ofLink?.likes ?? ''],
    has('ofLink') && [words.linkComments, ({ ofLink }) => ofLink?.comments ?? ''],
    has('ofLink') && [words.linkSource, ({ ofLink }) => (ofLink ? sourceOf(ofLink, words) : '')],
    has('ofLink') && [words.linkReadAt, ({ ofLink }) => (ofLink ? readAtOf(ofLink) : '')],
    has('goneAt') && [words.goneOn, ({ goneAt }) => (goneAt === undefined ? '' : dayOf(goneAt))],
    has('link') && [words.link, ({ link }) => link ?? ''],
  ]
  const kept = columns.filter((column): column is Column => column !== false)
  return toCsv([kept.map(([heading]) => heading), ...posts.map((post) => kept.map(([, cell]) => cell(post)))], locale)
}
