import { defineMessages } from '@samspel/i18n'

export const problemSheetMessages = defineMessages({
  title: {
    id: 'mf-campaigns.parcel.problem-title',
    description: 'Heading of the sheet',
    defaultMessage: 'Vad är fel med paketet?',
    en: 'What is wrong with the parcel?',
  },
  titlePlain: {
    id: 'mf-campaigns.parcel.problem-title-plain',
    description: 'The same where no parcel is followed',
    defaultMessage: 'Vad är fel med leveransen?',
    en: 'What is wrong with the delivery?',
  },
  kind: {
    id: 'mf-campaigns.parcel.problem-kind',
    description: 'Group of radio buttons',
    defaultMessage: 'Problem',
    en: 'Problem',
  },
  notArrivedText: {
    id: 'mf-campaigns.parcel.problem-not-arrived-text',
    description: 'Under the kind “it has not arrived”',
    defaultMessage: '{brand} frågar den som kör ut det',
    en: '{brand} asks the carrier',
  },
  pictures: {
    id: 'mf-campaigns.parcel.problem-pictures',
    description: 'Field',
    defaultMessage: 'Visa det på bild',
    en: 'Show it in a picture',
  },
  pictureMissing: {
    id: 'mf-campaigns.parcel.problem-picture-missing',
    description: 'A picture is needed of what is broken or wrong',
    defaultMessage: 'Ta minst en bild, så ser de vad som är fel',
    en: 'Add at least one picture, so that they see what is wrong',
  },
  text: {
    id: 'mf-campaigns.parcel.problem-text',
    description: 'Field',
    defaultMessage: 'Berätta kort',
    en: 'Tell us briefly',
  },
  wish: {
    id: 'mf-campaigns.parcel.problem-wish',
    description: 'Group of radio buttons',
    defaultMessage: 'Vad vill du?',
    en: 'What would you like?',
  },
  wishNew: {
    id: 'mf-campaigns.parcel.problem-wish-new',
    description: 'Wish: a new parcel',
    defaultMessage: 'Få en ny',
    en: 'Get a new one',
  },
  wishLeave: {
    id: 'mf-campaigns.parcel.problem-wish-leave',
    description: 'Wish: to leave the collaboration',
    defaultMessage: 'Hoppa av',
    en: 'Leave',
  },
  stands: {
    id: 'mf-campaigns.parcel.problem-stands',
    description: 'What happens with the deadline meanwhile',
    defaultMessage: 'Dagarna står stilla tills det är löst. {brand} svarar senast {date}.',
    en: 'Your deadline is paused until it is solved. {brand} answers by {date}.',
  },
  send: {
    id: 'mf-campaigns.parcel.problem-send',
    description: 'Sends the report',
    defaultMessage: 'Skicka till {brand}',
    en: 'Send to {brand}',
  },
  reported: {
    id: 'mf-campaigns.parcel.problem-reported',
    description: 'Toast',
    defaultMessage: 'Skickat till {brand}. Dagarna står stilla tills de har svarat.',
    en: 'Sent to {brand}. Your deadline is paused until they have answered.',
  },
  waits: {
    id: 'mf-campaigns.parcel.problem-waits',
    description: 'Toast: there is no network',
    defaultMessage: 'Skickas när du är uppkopplad. Dagen i dag gäller.',
    en: 'Sent when you are online. Today is what counts.',
  },
  reportedAlready: {
    id: 'mf-campaigns.parcel.problem-reported-already',
    description: 'Another problem is open',
    defaultMessage: 'Du har redan anmält ett problem som väntar på svar.',
    en: 'You have already reported a problem that is waiting for an answer.',
  },
})
