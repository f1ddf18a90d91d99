import type { NoticeRow } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { messages as m } from './messages'

/** Groups the notices: those that wait for action first, the rest by day. */
export const sectionsOf = (notices: readonly NoticeRow[], today = new Date().setHours(0, 0, 0, 0)) => {
  const isOfToday = ({ createdAt }: NoticeRow) => Date.parse(createdAt) >= today
  return [
    { label: m.waiting, rows: notices.filter(({ waiting }) => waiting) },
    { label: commonMessages.today, rows: notices.filter((one) => !one.waiting && isOfToday(one)) },
    { label: m.earlier, rows: notices.filter((one) => !one.waiting && !isOfToday(one)) },
  ].filter(({ rows }) => rows.length > 0)
}

/** The time of the newest notice in view. Marking all as read must leave anything newer untouched. */
export const newestOf = (notices: readonly NoticeRow[]): string | undefined =>
  notices
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1)
