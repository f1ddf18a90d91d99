import type { CalendarView } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const calendarMessages = defineMessages({
  grid: {
    id: 'mf-campaigns.calendar.grid',
    description: 'Name of the grid of days',
    defaultMessage: 'Kampanjkalender',
    en: 'Campaign calendar',
  },
  week: {
    id: 'mf-campaigns.calendar.week',
    description: 'Heading while a week is shown',
    defaultMessage: 'Vecka {week}, {month}',
    en: 'Week {week}, {month}',
  },
  weekColumn: {
    id: 'mf-campaigns.calendar.week-column',
    description: 'Column of the week numbers, read out',
    defaultMessage: 'Vecka',
    en: 'Week',
  },
  weekShort: {
    id: 'mf-campaigns.calendar.week-short',
    description: 'Column of the week numbers',
    defaultMessage: 'v.',
    en: 'wk',
  },
  weekNumber: {
    id: 'mf-campaigns.calendar.week-number',
    description: 'Read out for a row',
    defaultMessage: 'Vecka {number}',
    en: 'Week {number}',
  },
  previousMonth: {
    id: 'mf-campaigns.calendar.previous-month',
    description: 'Button',
    defaultMessage: 'Föregående månad',
    en: 'Previous month',
  },
  nextMonth: {
    id: 'mf-campaigns.calendar.next-month',
    description: 'Button',
    defaultMessage: 'Nästa månad',
    en: 'Next month',
  },
  previousWeek: {
    id: 'mf-campaigns.calendar.previous-week',
    description: 'Button',
    defaultMessage: 'Föregående vecka',
    en: 'Previous week',
  },
  nextWeek: {
    id: 'mf-campaigns.calendar.next-week',
    description: 'Button',
    defaultMessage: 'Nästa vecka',
    en: 'Next week',
  },
  span: {
    id: 'mf-campaigns.calendar.span',
    description: 'Name of the switch',
    defaultMessage: 'Tidsrymd',
    en: 'Time span',
  },
  shows: {
    id: 'mf-campaigns.calendar.shows',
    description: 'Name of the switch',
    defaultMessage: 'Kalendern visar',
    en: 'The calendar shows',
  },
  legend: {
    id: 'mf-campaigns.calendar.legend',
    description: 'Name of the legend',
    defaultMessage: 'Färger',
    en: 'Colours',
  },
  dueOf: {
    id: 'mf-campaigns.calendar.due-of',
    description: 'Read out for a deadline',
    defaultMessage: 'Sista dag att publicera: {name}',
    en: 'Last day to publish: {name}',
  },
  ends: {
    id: 'mf-campaigns.calendar.ends',
    description: 'A bar in the week it ends',
    defaultMessage: '{name}, slutar',
    en: '{name}, ends',
  },
  more: {
    id: 'mf-campaigns.calendar.more',
    description: 'What has no room',
    defaultMessage: '{n} till',
    en: '{n} more',
  },
  dayLabel: {
    id: 'mf-campaigns.calendar.day-label',
    description: 'Read out for a day',
    defaultMessage:
      '{date}{n, plural, =0 {} one {, # kampanj} other {, # kampanjer}}{due, plural, =0 {} one {, # sista dag att publicera} other {, # sista dagar att publicera}}',
    en: '{date}{n, plural, =0 {} one {, # campaign} other {, # campaigns}}{due, plural, =0 {} one {, # last day to publish} other {, # last days to publish}}',
  },
  ofDay: {
    id: 'mf-campaigns.calendar.of-day',
    description: 'Name of the list of a day',
    defaultMessage: 'Dagens kampanjer',
    en: 'Campaigns of the day',
  },
  nothing: {
    id: 'mf-campaigns.calendar.nothing',
    description: 'A day without campaigns',
    defaultMessage: 'Inget den här dagen',
    en: 'Nothing on this day',
  },
  nothingText: {
    id: 'mf-campaigns.calendar.nothing-text',
    description: 'What to do',
    defaultMessage: 'Välj en annan dag, eller ett annat läge ovanför kalendern.',
    en: 'Choose another day, or another state above the calendar.',
  },
  loading: {
    id: 'mf-campaigns.calendar.loading',
    description: 'Read out while loading',
    defaultMessage: 'Hämtar kalendern',
    en: 'Loading the calendar',
  },
  running: {
    id: 'mf-campaigns.calendar.running',
    description: 'Campaigns without a day of their own in the month',
    defaultMessage: 'Pågår hela tiden',
    en: 'Running the whole time',
  },
  noCampaigns: {
    id: 'mf-campaigns.calendar.no-campaigns',
    description: 'No campaign in these days',
    defaultMessage: 'Inga kampanjer de här dagarna.',
    en: 'No campaigns on these days.',
  },
  noDeadlines: {
    id: 'mf-campaigns.calendar.no-deadlines',
    description: 'No deadline in these days',
    defaultMessage: 'Ingen sista dag att publicera de här dagarna.',
    en: 'No last day to publish on these days.',
  },
  showAll: {
    id: 'mf-campaigns.calendar.show-all',
    description: 'Button: every state',
    defaultMessage: 'Visa alla lägen',
    en: 'Show all states',
  },
  create: {
    id: 'mf-campaigns.calendar.create',
    description: 'Button',
    defaultMessage: 'Ny kampanj',
    en: 'New campaign',
  },
  tooMany: {
    id: 'mf-campaigns.calendar.too-many',
    description: 'More campaigns than the calendar takes',
    defaultMessage: 'Kalendern visar {n, number} av {total, number} kampanjer. Välj ett varumärke för att se alla.',
    en: 'The calendar shows {n, number} of {total, number} campaigns. Choose a brand to see them all.',
  },
  loadFailed: {
    id: 'mf-campaigns.calendar.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Kalendern kunde inte hämtas.',
    en: 'The calendar could not be loaded.',
  },
})

export const spanNames = defineMessages({
  month: { id: 'mf-campaigns.calendar.span.month', description: 'Time span', defaultMessage: 'Månad', en: 'Month' },
  week: { id: 'mf-campaigns.calendar.span.week', description: 'Time span', defaultMessage: 'Vecka', en: 'Week' },
})

/** Calendar views (row S-40). */
export const viewNames = defineMessages<CalendarView>({
  campaigns: {
    id: 'mf-campaigns.calendar.view.campaigns',
    description: 'Calendar view',
    defaultMessage: 'Kampanjer',
    en: 'Campaigns',
  },
  deadlines: {
    id: 'mf-campaigns.calendar.view.deadlines',
    description: 'Calendar view',
    defaultMessage: 'Sista dagar',
    en: 'Deadlines',
  },
})

export const momentNames = defineMessages({
  start: {
    id: 'mf-campaigns.calendar.moment.start',
    description: 'What happens that day',
    defaultMessage: 'Börjar',
    en: 'Starts',
  },
  due: {
    id: 'mf-campaigns.calendar.moment.due',
    description: 'What happens that day',
    defaultMessage: 'Sista dag att publicera',
    en: 'Last day to publish',
  },
  end: {
    id: 'mf-campaigns.calendar.moment.end',
    description: 'What happens that day',
    defaultMessage: 'Slutar',
    en: 'Ends',
  },
})
