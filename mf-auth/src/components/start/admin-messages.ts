import { defineMessages } from '@samspel/i18n'

export const adminStartMessages = defineMessages({
  campaign: {
    id: 'mf-auth.start.review',
    description: 'Step of platform staff',
    defaultMessage: 'Granska en kampanj',
    en: 'Review a campaign',
  },
  campaignDetail: {
    id: 'mf-auth.start.review-detail',
    description: 'Under the step: how many wait',
    defaultMessage:
      '{n, plural, =0 {Ingen väntar nu. Nästa som skickas in syns här.} one {En väntar på svar. Läs den, och godkänn eller skicka tillbaka.} other {# väntar på svar. Börja med den som väntat längst, och godkänn eller skicka tillbaka.}}',
    en: '{n, plural, =0 {None is waiting. The next one that is sent in shows here.} one {One is waiting for an answer. Read it, and approve it or send it back.} other {# are waiting for an answer. Begin with the one that has waited longest, and approve it or send it back.}}',
  },
  review: { id: 'mf-auth.start.review-action', description: 'Button', defaultMessage: 'Granska', en: 'Review' },
  company: {
    id: 'mf-auth.start.company',
    description: 'Step of platform staff',
    defaultMessage: 'Svara företag som vill in',
    en: 'Answer companies that want in',
  },
  companyDetail: {
    id: 'mf-auth.start.company-detail',
    description: 'Under the step: how many wait',
    defaultMessage: '{n, plural, =0 {Inget väntar} one {Ett väntar på svar} other {# väntar på svar}}',
    en: '{n, plural, =0 {None is waiting} one {One is waiting for an answer} other {# are waiting for an answer}}',
  },
  picture: {
    id: 'mf-auth.start.picture',
    description: 'Step of platform staff',
    defaultMessage: 'Lägg till din bild',
    en: 'Add your picture',
  },
  pictureDetail: {
    id: 'mf-auth.start.picture-detail',
    description: 'Under the step',
    defaultMessage: 'Så ser kollegorna vem du är',
    en: 'So that colleagues see who you are',
  },
})
