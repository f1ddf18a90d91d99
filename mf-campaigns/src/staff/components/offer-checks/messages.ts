import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  picture: {
    id: 'mf-campaigns.offer-checks.picture',
    description: 'Check that holds',
    defaultMessage: 'Bilden finns',
    en: 'There is a picture',
  },
  pictureBad: {
    id: 'mf-campaigns.offer-checks.picture-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Bilden saknas',
    en: 'The picture is missing',
  },
  claims: {
    id: 'mf-campaigns.offer-checks.claims',
    description: 'Check that holds',
    defaultMessage: 'Inga påståenden som behöver belägg',
    en: 'No claims that need proof',
  },
  claimsBad: {
    id: 'mf-campaigns.offer-checks.claims-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Påstående utan belägg',
    en: 'A claim without proof',
  },
  task: {
    id: 'mf-campaigns.offer-checks.task',
    description: 'Check that holds',
    defaultMessage: 'Text och uppdrag stämmer överens',
    en: 'Text and task agree',
  },
  taskBad: {
    id: 'mf-campaigns.offer-checks.task-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Text och uppdrag skiljer sig',
    en: 'Text and task differ',
  },
  adLabel: {
    id: 'mf-campaigns.offer-checks.label',
    description: 'Check that holds',
    defaultMessage: 'Reklammärkning krävs i texten',
    en: 'The text asks for an advertising label',
  },
  adLabelBad: {
    id: 'mf-campaigns.offer-checks.label-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Texten nämner inte reklammärkning',
    en: 'The text does not mention the advertising label',
  },
  dates: {
    id: 'mf-campaigns.offer-checks.dates',
    description: 'Check that holds',
    defaultMessage: 'Datumen hänger ihop',
    en: 'The dates fit together',
  },
  datesBad: {
    id: 'mf-campaigns.offer-checks.dates-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Datumen hänger inte ihop',
    en: 'The dates do not fit together',
  },
  placesCheck: {
    id: 'mf-campaigns.offer-checks.places',
    description: 'Check that holds',
    defaultMessage: 'Antalet platser är satt',
    en: 'The number of places is set',
  },
  placesBad: {
    id: 'mf-campaigns.offer-checks.places-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Ingen gräns för antalet platser',
    en: 'No limit on places',
  },
  demands: {
    id: 'mf-campaigns.offer-checks.demands',
    description: 'Check that holds',
    defaultMessage: 'Villkoren är rimliga för det kreatören får',
    en: 'The terms are fair for what the creator gets',
  },
  demandsBad: {
    id: 'mf-campaigns.offer-checks.demands-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Villkoren begär mycket för det kreatören får',
    en: 'The terms ask a lot for what the creator gets',
  },
  money: {
    id: 'mf-campaigns.offer-checks.money',
    description: 'Check that holds',
    defaultMessage: 'Pengarna räcker till alla platser',
    en: 'There is money for all places',
  },
  moneyBad: {
    id: 'mf-campaigns.offer-checks.money-bad',
    description: 'Check that does not hold',
    defaultMessage: 'Pengarna räcker inte till alla platser',
    en: 'There is not enough money for all places',
  },
})
