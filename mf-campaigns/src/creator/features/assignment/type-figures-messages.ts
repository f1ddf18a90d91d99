import { defineMessages } from '@samspel/i18n'

export const typeFiguresMessages = defineMessages({
  title: {
    id: 'mf-campaigns.type-figures.title',
    description: 'Title of a sheet, and the button that opens it',
    defaultMessage: 'Skriv siffror',
    en: 'Type figures',
  },
  text: {
    id: 'mf-campaigns.type-figures.text',
    description: 'In the sheet where a creator types the figures of a link',
    defaultMessage:
      'Nätverket lämnar inte ut siffror för en länk. Skriv dem som de är nu. Varumärket ser att du har skrivit dem, och när.',
    en: 'The network gives no figures for a link. Type them as they are now. The brand sees that you typed them, and when.',
  },
  views: {
    id: 'mf-campaigns.type-figures.views',
    description: 'Field',
    defaultMessage: 'Visningar',
    en: 'Views',
  },
  likes: { id: 'mf-campaigns.type-figures.likes', description: 'Field', defaultMessage: 'Gilla', en: 'Likes' },
  comments: {
    id: 'mf-campaigns.type-figures.comments',
    description: 'Field',
    defaultMessage: 'Kommentarer',
    en: 'Comments',
  },
  proof: {
    id: 'mf-campaigns.type-figures.proof',
    description: 'Field: a picture of the figures',
    defaultMessage: 'Skärmbild av siffrorna',
    en: 'Screenshot of the figures',
  },
  save: {
    id: 'mf-campaigns.type-figures.save',
    description: 'Button',
    defaultMessage: 'Spara siffrorna',
    en: 'Save the figures',
  },
  saved: {
    id: 'mf-campaigns.type-figures.saved',
    description: 'After typed figures were saved',
    defaultMessage: 'Siffrorna är sparade.',
    en: 'The figures are saved.',
  },
})
