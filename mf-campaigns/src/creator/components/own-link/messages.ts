import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.own-link.title',
    description: 'Heading',
    defaultMessage: 'Din länk och kod',
    en: 'Your link and code',
  },
  text: {
    id: 'mf-campaigns.own-link.text',
    description: 'Under the heading',
    defaultMessage: 'Ha med dem i inlägget, så ser {brand} vad du gav.',
    en: 'Put them in the post, so that {brand} sees what came from you.',
  },
  link: {
    id: 'mf-campaigns.own-link.link',
    description: 'Label',
    defaultMessage: 'Länk',
    en: 'Link',
  },
  code: {
    id: 'mf-campaigns.own-link.code',
    description: 'Label',
    defaultMessage: 'Kod',
    en: 'Code',
  },
  copyLink: {
    id: 'mf-campaigns.own-link.copy-link',
    description: 'Button',
    defaultMessage: 'Kopiera länken',
    en: 'Copy the link',
  },
  copyCode: {
    id: 'mf-campaigns.own-link.copy-code',
    description: 'Button',
    defaultMessage: 'Kopiera koden',
    en: 'Copy the code',
  },
  share: {
    id: 'mf-campaigns.own-link.share',
    description: 'Button',
    defaultMessage: 'Dela',
    en: 'Share',
  },
  copied: {
    id: 'mf-campaigns.own-link.copied',
    description: 'Toast',
    defaultMessage: 'Kopierat',
    en: 'Copied',
  },
  notCopied: {
    id: 'mf-campaigns.own-link.not-copied',
    description: 'Toast',
    defaultMessage: 'Det gick inte att kopiera. Markera texten och kopiera den själv.',
    en: 'It could not be copied. Select the text and copy it yourself.',
  },
  figures: {
    id: 'mf-campaigns.own-link.figures',
    description: 'Line',
    defaultMessage:
      '{clicks, plural, one {# klick} other {# klick}} och {orders, plural, one {# order} other {# ordrar}} hittills',
    en: '{clicks, plural, one {# click} other {# clicks}} and {orders, plural, one {# order} other {# orders}} so far',
  },
})
