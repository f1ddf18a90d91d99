import { defineMessages } from '@samspel/i18n'

export const draftMessages = defineMessages({
  loading: {
    id: 'mf-campaigns.drafts.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar utkastet',
    en: 'Loading the draft',
  },
  failed: {
    id: 'mf-campaigns.drafts.failed',
    description: 'Over the reason: the draft could not be loaded',
    defaultMessage: 'Utkastet kunde inte hämtas.',
    en: 'The draft could not be loaded.',
  },
  version: {
    id: 'mf-campaigns.drafts.version',
    description: 'Name of a version of a draft',
    defaultMessage: 'Utkast {n, number}',
    en: 'Draft {n, number}',
  },
  round: {
    id: 'mf-campaigns.drafts.round',
    description: 'Chip: which round of changes of those agreed',
    defaultMessage: 'Ändring {n, number} av {of, number}',
    en: 'Change {n, number} of {of, number}',
  },
  roundOpen: {
    id: 'mf-campaigns.drafts.round-open',
    description: 'Chip: which round of changes, where no number was agreed',
    defaultMessage: 'Ändring {n, number}',
    en: 'Change {n, number}',
  },
  place: {
    id: 'mf-campaigns.drafts.place',
    description: 'Over a picture: which of them it is',
    defaultMessage: '{n, number} av {of, number}',
    en: '{n, number} of {of, number}',
  },
  picture: {
    id: 'mf-campaigns.drafts.picture',
    description: 'Name of a picture of a draft',
    defaultMessage: 'Bild {n, number}',
    en: 'Picture {n, number}',
  },
  film: {
    id: 'mf-campaigns.drafts.film',
    description: 'Name of a film of a draft',
    defaultMessage: 'Film {n, number}',
    en: 'Video {n, number}',
  },
  previousPicture: {
    id: 'mf-campaigns.drafts.previous-picture',
    description: 'Button without words',
    defaultMessage: 'Förra bilden',
    en: 'Previous picture',
  },
  nextPicture: {
    id: 'mf-campaigns.drafts.next-picture',
    description: 'Button without words',
    defaultMessage: 'Nästa bild',
    en: 'Next picture',
  },
  pictureFailed: {
    id: 'mf-campaigns.drafts.picture-failed',
    description: 'In place of a picture that could not be loaded',
    defaultMessage: 'Bilden kunde inte visas.',
    en: 'The picture could not be shown.',
  },
  pin: {
    id: 'mf-campaigns.drafts.pin',
    description: 'Name of a pin in a picture',
    defaultMessage: 'Kommentar {n, number}: {text}',
    en: 'Comment {n, number}: {text}',
  },
  commentOn: {
    id: 'mf-campaigns.drafts.comment-on',
    description: 'Name of the picture as a place to press, for screen readers',
    defaultMessage: 'Kommentera {media}',
    en: 'Comment on {media}',
  },
  commentWords: {
    id: 'mf-campaigns.drafts.comment-words',
    description: 'Button on a phone, where words of the text are marked',
    defaultMessage: 'Kommentera ”{words}”',
    en: 'Comment on “{words}”',
  },
  noText: {
    id: 'mf-campaigns.drafts.no-text',
    description: 'The draft has pictures and no text',
    defaultMessage: 'Ingen text',
    en: 'No text',
  },
  onText: {
    id: 'mf-campaigns.drafts.on-text',
    description: 'Where a comment points',
    defaultMessage: 'Texten',
    en: 'The text',
  },
  onOlder: {
    id: 'mf-campaigns.drafts.on-older',
    description: 'Where a comment points: at a picture that is no longer there',
    defaultMessage: 'En bild i utkast {n, number}',
    en: 'A picture in draft {n, number}',
  },
  seconds: {
    id: 'mf-campaigns.drafts.seconds',
    description: 'Where in a film a comment points',
    defaultMessage: '{media}, {time}',
    en: '{media}, {time}',
  },
  removed: {
    id: 'mf-campaigns.drafts.removed',
    description: 'For screen readers, before words that were taken out',
    defaultMessage: 'Borttaget:',
    en: 'Removed:',
  },
  inserted: {
    id: 'mf-campaigns.drafts.inserted',
    description: 'For screen readers, before words that were added',
    defaultMessage: 'Tillagt:',
    en: 'Added:',
  },
})
