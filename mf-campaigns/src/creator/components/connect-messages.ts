import { defineMessages } from '@samspel/i18n'

export const connectMessages = defineMessages({
  connect: {
    id: 'mf-campaigns.connect.connect',
    description: 'Button that leads to the provider',
    defaultMessage: 'Koppla Instagram',
    en: 'Connect Instagram',
  },
  connectBy: {
    id: 'mf-campaigns.connect.connect-by',
    description: 'Button, one for each of Facebook and Instagram, that leads to the provider',
    defaultMessage: 'Koppla med {provider}',
    en: 'Connect with {provider}',
  },
  mend: {
    id: 'mf-campaigns.connect.mend',
    description: 'Button that leads to the steps to a professional account',
    defaultMessage: 'Så byter du konto',
    en: 'How to switch',
  },
  reads: {
    id: 'mf-campaigns.connect.reads',
    description: 'Under the button: where it leads, what is needed and what is read there',
    defaultMessage:
      'Du loggar in hos Facebook. Instagramkontot ska vara länkat till en Facebooksida. Vi läser dina sidor, ditt konto, dina inlägg och hur de går, och publicerar aldrig något.',
    en: 'You log in to Facebook. The Instagram account has to be linked to a Facebook page. We read your pages, your account, your posts and how they perform, and never publish anything.',
  },
  readsByInstagram: {
    id: 'mf-campaigns.connect.reads-by-instagram',
    description: 'The same where the button leads to Instagram itself',
    defaultMessage:
      'Du loggar in hos Instagram, med ett professionellt konto. Vi läser ditt konto, dina inlägg och hur de går, och publicerar aldrig något.',
    en: 'You log in to Instagram, with a professional account. We read your account, your posts and how they perform, and never publish anything.',
  },
  readsByEither: {
    id: 'mf-campaigns.connect.reads-by-either',
    description: 'The same under two buttons: what differs between them, and what is read',
    defaultMessage:
      'Med Facebook ska Instagramkontot vara länkat till en Facebooksida, med Instagram behövs ingen sida. Vi läser ditt konto, dina inlägg och hur de går, och publicerar aldrig något.',
    en: 'With Facebook, the Instagram account has to be linked to a Facebook page. With Instagram, no page is needed. We read your account, your posts and how they perform, and never publish anything.',
  },
  ended: {
    id: 'mf-campaigns.connect.ended',
    description: 'Heading of a notice: the network does not let us read the account any more',
    defaultMessage: 'Anslut ditt Instagram igen',
    en: 'Connect your Instagram again',
  },
  endedText: {
    id: 'mf-campaigns.connect.ended-text',
    description: 'Under that heading: since when, and what it means',
    defaultMessage:
      'Sedan {date} kan vi inte läsa dina inlägg. Siffrorna står stilla, och nya storyer sparas inte förrän du har anslutit igen.',
    en: 'We have not been able to read your posts since {date}. Figures are not updated, and new stories are not saved, until you connect again.',
  },
  again: {
    id: 'mf-campaigns.connect.again',
    description: 'Button that leads to the provider, to connect the same account again',
    defaultMessage: 'Anslut igen',
    en: 'Connect again',
  },
  done: {
    id: 'mf-campaigns.connect.done',
    description: 'Notice after the creator came back from the provider',
    defaultMessage: '@{username} är kopplat',
    en: '@{username} is connected',
  },
  failed: {
    id: 'mf-campaigns.connect.failed',
    description: 'The way to the provider could not be prepared',
    defaultMessage: 'Instagram kunde inte öppnas. Försök igen.',
    en: 'Instagram could not be opened. Try again.',
  },
})
