import { defineMessages } from '@samspel/i18n'

export const focusMessages = defineMessages({
  position: {
    id: 'mf-campaigns.picture-focus.position',
    description: 'Where the focus point of an image is',
    defaultMessage: '{x} % från vänster, {y} % uppifrån',
    en: '{x}% from the left, {y}% from the top',
  },
  middle: {
    id: 'mf-campaigns.picture-focus.middle',
    description: 'Where the focus point of an image is, while nobody has moved it',
    defaultMessage: 'Mitt i bilden',
    en: 'The middle of the image',
  },
})
