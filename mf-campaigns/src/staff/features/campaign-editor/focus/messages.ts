import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  help: {
    id: 'mf-campaigns.picture-focus.help',
    description: 'Below the image, with a point on it that can be moved',
    defaultMessage: 'Dra punkten till det viktigaste i bilden. Den syns alltid, hur bilden än beskärs.',
    en: 'Drag the point to what matters most. It always stays in sight, however the image is cropped.',
  },
  toMiddle: {
    id: 'mf-campaigns.picture-focus.to-middle',
    description: 'Button: moves the focus point back',
    defaultMessage: 'Till mitten',
    en: 'To the middle',
  },
  crops: {
    id: 'mf-campaigns.picture-focus.crops',
    description: 'Name of the list of crops',
    defaultMessage: 'Så beskärs bilden',
    en: 'How the image is cropped',
  },
  card: {
    id: 'mf-campaigns.picture-focus.card',
    description: 'Crop of an image: on cards in the marketplace',
    defaultMessage: 'Kort',
    en: 'Card',
  },
  offer: {
    id: 'mf-campaigns.picture-focus.offer',
    description: 'Crop of an image: at the top of the offer’s page',
    defaultMessage: 'Erbjudandets sida',
    en: 'The offer’s page',
  },
  share: {
    id: 'mf-campaigns.picture-focus.share',
    description: 'Crop of an image: in the preview of a link that somebody shares',
    defaultMessage: 'Delad länk',
    en: 'Shared link',
  },
  small: {
    id: 'mf-campaigns.picture-focus.small',
    description: 'Crop of an image: small, in lists',
    defaultMessage: 'I listor',
    en: 'In lists',
  },
})
