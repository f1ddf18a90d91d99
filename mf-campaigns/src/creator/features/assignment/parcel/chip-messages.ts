import { defineMessages } from '@samspel/i18n'

/** Step and state chip of each phase of a parcel. */
export const chipMessages = defineMessages({
  missing: {
    id: 'mf-campaigns.parcel.step-missing',
    description: 'Step of an assignment: the address or the choice is missing',
    defaultMessage: 'vart det ska',
    en: 'where to',
  },
  packing: {
    id: 'mf-campaigns.parcel.step-packing',
    description: 'Step of an assignment: the brand packs the parcel',
    defaultMessage: 'packas',
    en: 'being packed',
  },
  sent: {
    id: 'mf-campaigns.parcel.step-sent',
    description: 'Step of an assignment: the parcel is on its way',
    defaultMessage: 'på väg',
    en: 'on its way',
  },
  asked: {
    id: 'mf-campaigns.parcel.step-asked',
    description: 'Step of an assignment: the parcel should have arrived',
    defaultMessage: 'framme',
    en: 'arrived',
  },
  problem: {
    id: 'mf-campaigns.parcel.step-problem',
    description: 'Step of an assignment: something is wrong with the parcel',
    defaultMessage: 'något är fel',
    en: 'something is wrong',
  },
  packingChip: {
    id: 'mf-campaigns.parcel.chip-packing',
    description: 'State chip',
    defaultMessage: 'Packas',
    en: 'Packing',
  },
  sentChip: {
    id: 'mf-campaigns.parcel.chip-sent',
    description: 'State chip',
    defaultMessage: 'Skickat',
    en: 'Sent',
  },
  yoursChip: {
    id: 'mf-campaigns.parcel.chip-yours',
    description: 'State chip: the creator has to do something',
    defaultMessage: 'Väntar på dig',
    en: 'Waiting for you',
  },
  problemChip: {
    id: 'mf-campaigns.parcel.chip-problem',
    description: 'State chip',
    defaultMessage: 'Problem',
    en: 'Problem',
  },
})
