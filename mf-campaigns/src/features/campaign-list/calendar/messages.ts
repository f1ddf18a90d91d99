import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.calendar.${name}` as const

export const calendarMessages = defineMessages({
  grid: { id: id('grid'), description: 'Name of the grid of days', sv: 'Kampanjkalender', en: 'Campaign calendar' },
  week: { id: id('week'), description: 'Heading while a week is shown', sv: 'Vecka {week}, {month}', en: 'Week {week}, {month}' },
  weekColumn: { id: id('week-column'), description: 'Column of the week numbers, read out', sv: 'Vecka', en: 'Week' },
  weekShort: { id: id('week-short'), description: 'Column of the week numbers', sv: 'v.', en: 'wk' },
  weekNumber: { id: id('week-number'), description: 'Read out for a row', sv: 'Vecka {number}', en: 'Week {number}' },
  today: { id: id('today'), description: 'Button', sv: 'I dag', en: 'Today' },
  previousMonth: { id: id('previous-month'), description: 'Button', sv: 'Föregående månad', en: 'Previous month' },
  nextMonth: { id: id('next-month'), description: 'Button', sv: 'Nästa månad', en: 'Next month' },
  previousWeek: { id: id('previous-week'), description: 'Button', sv: 'Föregående vecka', en: 'Previous week' },
  nextWeek: { id: id('next-week'), description: 'Button', sv: 'Nästa vecka', en: 'Next week' },
  span: { id: id('span'), description: 'Name of the switch', sv: 'Tidsrymd', en: 'Time span' },
  shows: { id: id('shows'), description: 'Name of the switch', sv: 'Kalendern visar', en: 'The calendar shows' },
  legend: { id: id('legend'), description: 'Name of the legend', sv: 'Färger', en: 'Colours' },
  due: { id: id('due'), description: 'Legend', sv: 'Sista dag att publicera', en: 'Last day to publish' },
  dueOf: { id: id('due-of'), description: 'Read out for a deadline', sv: 'Sista dag att publicera: {name}', en: 'Last day to publish: {name}' },
  ends: { id: id('ends'), description: 'A bar in the week it ends', sv: '{name}, slutar', en: '{name}, ends' },
  more: { id: id('more'), description: 'What has no room', sv: '{n} till', en: '{n} more' },
  dayLabel: {
    id: id('day-label'), description: 'Read out for a day',
    sv: '{date}{n, plural, =0 {} one {, # kampanj} other {, # kampanjer}}{due, plural, =0 {} one {, # sista dag att publicera} other {, # sista dagar att publicera}}',
    en: '{date}{n, plural, =0 {} one {, # campaign} other {, # campaigns}}{due, plural, =0 {} one {, # last day to publish} other {, # last days to publish}}',
  },
  ofDay: { id: id('of-day'), description: 'Name of the list of a day', sv: 'Dagens kampanjer', en: 'Campaigns of the day' },
  nothing: { id: id('nothing'), description: 'A day without campaigns', sv: 'Inget den här dagen', en: 'Nothing on this day' },
  nothingText: { id: id('nothing-text'), description: 'What to do', sv: 'Välj en annan dag, eller ett annat läge ovanför kalendern.', en: 'Choose another day, or another state above the calendar.' },
  close: { id: id('close'), description: 'Button of the dialog', sv: 'Stäng', en: 'Close' },
  loading: { id: id('loading'), description: 'Read out while loading', sv: 'Hämtar kalendern', en: 'Loading the calendar' },
  running: { id: id('running'), description: 'Campaigns without a day of their own in the month', sv: 'Pågår hela tiden', en: 'Running throughout' },
  noCampaigns: { id: id('no-campaigns'), description: 'No campaign in these days', sv: 'Inga kampanjer de här dagarna.', en: 'No campaigns on these days.' },
  noDeadlines: { id: id('no-deadlines'), description: 'No deadline in these days', sv: 'Ingen sista dag att publicera de här dagarna.', en: 'No last day to publish on these days.' },
  showAll: { id: id('show-all'), description: 'Button: every state', sv: 'Visa alla lägen', en: 'Show all states' },
  create: { id: id('create'), description: 'Button', sv: 'Ny kampanj', en: 'New campaign' },
  tooMany: { id: id('too-many'), description: 'More campaigns than the calendar takes', sv: 'Kalendern visar {n, number} av {total, number} kampanjer. Välj ett varumärke för att se alla.', en: 'The calendar shows {n, number} of {total, number} campaigns. Choose a brand to see them all.' },
})

export const spanNames = defineMessages({
  month: { id: id('span.month'), description: 'Time span', sv: 'Månad', en: 'Month' },
  week: { id: id('span.week'), description: 'Time span', sv: 'Vecka', en: 'Week' },
})

/** Calendar views (row S-40). */
export const viewNames = defineMessages({
  campaigns: { id: id('view.campaigns'), description: 'Calendar view', sv: 'Kampanjer', en: 'Campaigns' },
  deadlines: { id: id('view.deadlines'), description: 'Calendar view', sv: 'Sista dagar', en: 'Deadlines' },
})

export const momentNames = defineMessages({
  start: { id: id('moment.start'), description: 'What happens that day', sv: 'Kampanjen börjar', en: 'The campaign starts' },
  due: { id: id('moment.due'), description: 'What happens that day', sv: 'Sista dag att publicera', en: 'Last day to publish' },
  end: { id: id('moment.end'), description: 'What happens that day', sv: 'Kampanjen slutar', en: 'The campaign ends' },
})
