import type { ResponseOf } from '@samspel/api'

/** A campaign as returned by the calendar's call. */
export type CalendarCampaign = ResponseOf<'listCalendarCampaigns'>['calendarCampaigns'][number]

/** Bars stacked per week; the rest become `3 till`. */
export const shownLanes = 3

export interface Bar {
  campaign: CalendarCampaign
  /** Its first weekday in this week, 0 for Monday, and the number of days. */
  from: number
  days: number
  lane: number
  starts: boolean
  ends: boolean
}
export interface WeekLayout {
  bars: Bar[]
  /** Number of campaigns without a bar, by weekday. */
  hidden: number[]
}

/** First and last day. If one is missing, the other counts as both; without either the campaign is not shown. */
export const periodOf = ({ startAt, endAt }: CalendarCampaign): [from: string, to: string] | undefined => {
  const from = startAt ?? endAt
  const to = endAt ?? startAt
  return from && to ? [from, to < from ? from : to] : undefined
}

const touches = (campaign: CalendarCampaign, from: string, to: string): boolean => {
  const period = periodOf(campaign)
  return period !== undefined && period[0] <= to && period[1] >= from
}

const byStart = (one: CalendarCampaign, other: CalendarCampaign) =>
  (periodOf(one)?.[0] ?? '').localeCompare(periodOf(other)?.[0] ?? '') ||
  (periodOf(other)?.[1] ?? '').localeCompare(periodOf(one)?.[1] ?? '') ||
  one.name.localeCompare(other.name)

/** Assigns a week's campaigns to lanes: each takes the first lane that is free on all its days. */
export const layoutWeek = (
  week: readonly string[],
  campaigns: readonly CalendarCampaign[],
  lanes = shownLanes,
): WeekLayout => {
  const [monday, sunday] = [week[0]!, week.at(-1)!]
  const freeFrom: number[] = Array.from({ length: Number.isFinite(lanes) ? lanes : campaigns.length }, () => 0)
  const hidden = week.map(() => 0)
  const bars: Bar[] = []
  for (const campaign of campaigns.filter((one) => touches(one, monday, sunday)).sort(byStart)) {
    const [start, end] = periodOf(campaign)!
    const from = start < monday ? 0 : week.indexOf(start)
    const to = end > sunday ? week.length - 1 : week.indexOf(end)
    const lane = freeFrom.findIndex((free) => free <= from)
    if (lane < 0) for (let day = from; day <= to; day++) hidden[day]! += 1
    else {
      freeFrom[lane] = to + 1
      bars.push({ campaign, from, days: to - from + 1, lane, starts: start >= monday, ends: end <= sunday })
    }
  }
  return { bars, hidden }
}

/** Where `3 till` is shown: on the first day of each run of days hiding the same number. */
export const moreOf = (hidden: readonly number[]): { day: number; count: number }[] =>
  hidden.flatMap((count, day) => (count > 0 && count !== hidden[day - 1] ? [{ day, count }] : []))

export type Moment = 'start' | 'due' | 'end'

/** What happens with a campaign on a day; nothing if it merely runs. */
export const momentsOf = (campaign: CalendarCampaign, day: string): Moment[] =>
  (
    [
      ['start', campaign.startAt],
      ['due', campaign.dueAt],
      ['end', campaign.endAt],
    ] as const
  ).flatMap(([moment, on]) => (on === day ? [moment] : []))

export const deadlinesOf = (campaigns: readonly CalendarCampaign[], day: string): CalendarCampaign[] =>
  campaigns.filter(({ dueAt }) => dueAt === day)

/** Campaigns that run or have their deadline on a day, deadlines first. */
export const campaignsOn = (campaigns: readonly CalendarCampaign[], day: string): CalendarCampaign[] =>
  campaigns
    .filter((campaign) => touches(campaign, day, day) || campaign.dueAt === day)
    .sort((one, other) => Number(other.dueAt === day) - Number(one.dueAt === day) || byStart(one, other))

export interface Agenda {
  /** Campaigns running throughout without an event in between. */
  running: CalendarCampaign[]
  days: { day: string; entries: { campaign: CalendarCampaign; moment: Moment }[] }[]
}

/** The days within a range on which something starts, is due or ends. */
export const agendaOf = (
  campaigns: readonly CalendarCampaign[],
  from: string,
  to: string,
  onlyDeadlines: boolean,
): Agenda => {
  const days = new Map<string, Agenda['days'][number]['entries']>()
  const placed = new Set<string>()
  for (const campaign of [...campaigns].sort(byStart)) {
    for (const [moment, day] of [
      ['start', campaign.startAt],
      ['due', campaign.dueAt],
      ['end', campaign.endAt],
    ] as const) {
      if (!day || day < from || day > to || (onlyDeadlines && moment !== 'due')) continue
      days.set(day, [...(days.get(day) ?? []), { campaign, moment }])
      placed.add(campaign.id)
    }
  }
  return {
    running: onlyDeadlines
      ? []
      : campaigns.filter((campaign) => !placed.has(campaign.id) && touches(campaign, from, to)).sort(byStart),
    days: [...days].sort(([one], [other]) => one.localeCompare(other)).map(([day, entries]) => ({ day, entries })),
  }
}
