import type { RightKind, RightSource, RightState } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const rightsMessages = defineMessages({
  search: {
    id: 'mf-campaigns.rights.search',
    description: 'Search field',
    defaultMessage: 'Sök kreatör eller kampanj',
    en: 'Search creator or campaign',
  },
  endsSoon: {
    id: 'mf-campaigns.rights.ends-soon',
    description: 'Switch: only rights that end soon',
    defaultMessage: 'Slutar inom {days, number} dagar',
    en: 'Ends within {days, number} days',
  },
  noMatch: {
    id: 'mf-campaigns.rights.no-match',
    description: 'Search or filter without hits',
    defaultMessage: 'Inget stämmer med det du valde',
    en: 'Nothing matches what you chose',
  },
  download: {
    id: 'mf-campaigns.rights.download',
    description: 'Button: saves the picture',
    defaultMessage: 'Hämta',
    en: 'Download',
  },
  downloadOf: {
    id: 'mf-campaigns.rights.download-of',
    description: 'Name of the button for screen readers; name is a creator',
    defaultMessage: 'Hämta bilden av {name}',
    en: 'Download the picture by {name}',
  },
  kind: {
    id: 'mf-campaigns.rights.kind',
    description: 'Filter',
    defaultMessage: 'Bild eller film',
    en: 'Picture or film',
  },
  allKinds: {
    id: 'mf-campaigns.rights.all-kinds',
    description: 'Choice of the filter: pictures and films',
    defaultMessage: 'Bilder och filmer',
    en: 'Pictures and films',
  },
  allSources: {
    id: 'mf-campaigns.rights.all-sources',
    description: 'Choice of the filter: agreed and bought',
    defaultMessage: 'Avtalat och köpt',
    en: 'Agreed and bought',
  },
  film: {
    id: 'mf-campaigns.rights.film',
    description: 'Chip: the original is a film',
    defaultMessage: 'Film',
    en: 'Film',
  },
  downloadFilmOf: {
    id: 'mf-campaigns.rights.download-film-of',
    description: 'Name of the button for screen readers; name is a creator',
    defaultMessage: 'Hämta filmen av {name}',
    en: 'Download the film by {name}',
  },
  choose: {
    id: 'mf-campaigns.rights.choose',
    description: 'Checkbox of a row; name is a creator',
    defaultMessage: 'Välj originalet av {name}',
    en: 'Choose the original by {name}',
  },
  chooseAll: {
    id: 'mf-campaigns.rights.choose-all',
    description: 'Checkbox above the rows',
    defaultMessage: 'Välj alla på sidan',
    en: 'Choose all on this page',
  },
  chosen: {
    id: 'mf-campaigns.rights.chosen',
    description: 'How many rows are chosen',
    defaultMessage: '{n, plural, one {# vald} other {# valda}}',
    en: '{n, plural, one {# chosen} other {# chosen}}',
  },
  fetchChosen: {
    id: 'mf-campaigns.rights.fetch-chosen',
    description: 'Button: one zip of the chosen originals',
    defaultMessage: 'Hämta valda',
    en: 'Download chosen',
  },
  fetchAll: {
    id: 'mf-campaigns.rights.fetch-all',
    description: 'Button: one zip of all originals that the filter shows',
    defaultMessage: 'Hämta alla',
    en: 'Download all',
  },
  unchoose: {
    id: 'mf-campaigns.rights.unchoose',
    description: 'Button: chooses nothing',
    defaultMessage: 'Avmarkera',
    en: 'Clear',
  },
  tooMany: {
    id: 'mf-campaigns.rights.too-many',
    description: 'Above the limit of what can be chosen at once',
    defaultMessage: 'Välj högst {most, number} på en gång, eller hämta alla.',
    en: 'Choose at most {most, number} at once, or download all.',
  },
  nothingToFetch: {
    id: 'mf-campaigns.rights.nothing-to-fetch',
    description: 'Toast: no original has a right now',
    defaultMessage: 'Inget av det har någon rätt att hämtas nu.',
    en: 'You have no right to download any of these now.',
  },
  notFetched: {
    id: 'mf-campaigns.rights.not-fetched',
    description: 'Toast: the archive could not be begun',
    defaultMessage: 'Det gick inte att hämta. Försök igen.',
    en: 'The download did not begin. Try again.',
  },
  states: {
    id: 'mf-campaigns.rights.states',
    description: 'Names the tabs',
    defaultMessage: 'Rättigheter efter läge',
    en: 'Rights by state',
  },
  picture: {
    id: 'mf-campaigns.rights.picture',
    description: 'Column',
    defaultMessage: 'Bild',
    en: 'Picture',
  },
  where: {
    id: 'mf-campaigns.rights.where',
    description: 'Column: where the picture may be used',
    defaultMessage: 'Var',
    en: 'Where',
  },
  until: {
    id: 'mf-campaigns.rights.until',
    description: 'Column: how long the picture may be used',
    defaultMessage: 'Till och med',
    en: 'Until',
  },
  source: {
    id: 'mf-campaigns.rights.source',
    description: 'Column: what the right comes from',
    defaultMessage: 'Enligt',
    en: 'By',
  },
  agreement: {
    id: 'mf-campaigns.rights.agreement',
    description: 'The right comes from the agreement; a link to it',
    defaultMessage: 'Avtalet',
    en: 'The agreement',
  },
  purchase: {
    id: 'mf-campaigns.rights.purchase',
    description: 'The right was bought',
    defaultMessage: 'Bildköp',
    en: 'Image purchase',
  },
  nowhere: {
    id: 'mf-campaigns.rights.nowhere',
    description: 'No right was agreed on',
    defaultMessage: 'Ingenstans',
    en: 'Nowhere',
  },
  noRight: {
    id: 'mf-campaigns.rights.noright',
    description: 'In place of a last day',
    defaultMessage: 'Ingen rätt',
    en: 'No right',
  },
  reported: {
    id: 'mf-campaigns.rights.reported',
    description: 'Chip: the creator has seen it in use',
    defaultMessage: 'Används ändå',
    en: 'In use all the same',
  },
  reportedAt: {
    id: 'mf-campaigns.rights.reportedat',
    description: 'When that was reported, and what was said',
    defaultMessage: 'Anmält {date}: ”{text}”',
    en: 'Reported {date}: “{text}”',
  },
  seeWhere: {
    id: 'mf-campaigns.rights.seewhere',
    description: 'Link to where it was seen',
    defaultMessage: 'Se var',
    en: 'See where',
  },
  report: {
    id: 'mf-campaigns.rights.report',
    description: 'Button: the picture is still in use',
    defaultMessage: 'Används fortfarande',
    en: 'Still in use',
  },
  reportTitle: {
    id: 'mf-campaigns.rights.reporttitle',
    description: 'Heading',
    defaultMessage: 'Bilden används fortfarande',
    en: 'The picture is still in use',
  },
  reportIntro: {
    id: 'mf-campaigns.rights.reportintro',
    description: 'Above the form',
    defaultMessage:
      '{brand} har ingen rätt att visa bilden nu. Berätta var du såg den, så får varumärket och Samspel veta det.',
    en: '{brand} has no right to show the picture now. Tell us where you saw it, and the brand and Samspel will know.',
  },
  link: {
    id: 'mf-campaigns.rights.link',
    description: 'Field',
    defaultMessage: 'Länk',
    en: 'Link',
  },
  linkHelp: {
    id: 'mf-campaigns.rights.linkhelp',
    description: 'Help',
    defaultMessage: 'Dit där bilden syns, om det går.',
    en: 'To where the picture is shown, if there is one.',
  },
  text: {
    id: 'mf-campaigns.rights.text',
    description: 'Field',
    defaultMessage: 'Var såg du den?',
    en: 'Where did you see it?',
  },
  send: {
    id: 'mf-campaigns.rights.send',
    description: 'Button',
    defaultMessage: 'Skicka anmälan',
    en: 'Send the report',
  },
  sent: {
    id: 'mf-campaigns.rights.sent',
    description: 'Toast',
    defaultMessage: 'Varumärket och Samspel har fått veta det',
    en: 'The brand and Samspel have been told',
  },
  already: {
    id: 'mf-campaigns.rights.already',
    description: 'It was reported before',
    defaultMessage: 'Det är redan anmält.',
    en: 'It has been reported already.',
  },
  holds: {
    id: 'mf-campaigns.rights.holds',
    description: 'The right has not ended',
    defaultMessage: 'Rätten gäller fortfarande.',
    en: 'The right still holds.',
  },
  loading: {
    id: 'mf-campaigns.rights.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar rättigheter',
    en: 'Loading the rights',
  },
  empty: {
    id: 'mf-campaigns.rights.empty',
    description: 'Nothing in this state',
    defaultMessage: 'Inget här',
    en: 'Nothing here',
  },
  emptyText: {
    id: 'mf-campaigns.rights.emptytext',
    description: 'What rights come from',
    defaultMessage: 'Rättigheter kommer med avtalet när ett inlägg är godkänt, och med bilder som köps.',
    en: 'Rights come with the agreement once a post is approved, and with pictures that are bought.',
  },
})

export const rightStateNames = defineMessages<RightState>({
  ending: {
    id: 'mf-campaigns.rights.state.ending',
    description: 'Tab',
    defaultMessage: 'Går ut snart',
    en: 'Ending soon',
  },
  current: {
    id: 'mf-campaigns.rights.state.current',
    description: 'Tab',
    defaultMessage: 'Gäller',
    en: 'In force',
  },
  ended: {
    id: 'mf-campaigns.rights.state.ended',
    description: 'Tab',
    defaultMessage: 'Har gått ut',
    en: 'Ended',
  },
  none: {
    id: 'mf-campaigns.rights.state.none',
    description: 'Tab: no right was agreed on',
    defaultMessage: 'Utan rätt',
    en: 'Without a right',
  },
})

export const rightKindNames = defineMessages<RightKind>({
  picture: {
    id: 'mf-campaigns.rights.kind.picture',
    description: 'Choice of the filter',
    defaultMessage: 'Bilder',
    en: 'Pictures',
  },
  film: {
    id: 'mf-campaigns.rights.kind.film',
    description: 'Choice of the filter',
    defaultMessage: 'Filmer',
    en: 'Films',
  },
})

export const rightSourceNames = defineMessages<RightSource>({
  agreement: {
    id: 'mf-campaigns.rights.source.agreement',
    description: 'Choice of the filter',
    defaultMessage: 'Avtalat',
    en: 'Agreed',
  },
  purchase: {
    id: 'mf-campaigns.rights.source.purchase',
    description: 'Choice of the filter',
    defaultMessage: 'Köpt',
    en: 'Bought',
  },
})
