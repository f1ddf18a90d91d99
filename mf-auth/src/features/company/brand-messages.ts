import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  newTitle: { id: 'mf-auth.brand.new', description: 'Heading', defaultMessage: 'Nytt varumärke', en: 'New brand' },
  logo: { id: 'mf-auth.brand.logo', description: 'Label', defaultMessage: 'Logotyp', en: 'Logo' },
  slug: {
    id: 'mf-auth.brand.slug',
    description: 'Label',
    defaultMessage: 'Samarbetssidans adress',
    en: 'Address of the collaboration page',
  },
  description: {
    id: 'mf-auth.brand.description',
    description: 'Label',
    defaultMessage: 'Beskrivning',
    en: 'Description',
  },
  descriptionHelp: {
    id: 'mf-auth.brand.description-help',
    description: 'Help',
    defaultMessage: 'Syns för kreatörer på samarbetssidan.',
    en: 'Creators see it on the collaboration page.',
  },
  slugMoves: {
    id: 'mf-auth.brand.slug-moves',
    description: 'Notice: bold start',
    defaultMessage: 'Sidan får en ny adress.',
    en: 'The page gets a new address.',
  },
  slugMovesText: {
    id: 'mf-auth.brand.slug-moves-text',
    description: 'Notice: what the change does',
    defaultMessage: 'Den gamla, {address}, slutar fungera direkt. Byt länkar som ni har delat.',
    en: 'The old one, {address}, stops working right away. Change links that you have shared.',
  },
  added: {
    id: 'mf-auth.brand.added',
    description: 'Note',
    defaultMessage: '{name} är tillagt',
    en: '{name} was added',
  },
  gone: {
    id: 'mf-auth.brand.gone',
    description: 'Unknown brand, or one of somebody else',
    defaultMessage: 'Varumärket finns inte, eller så har du inte åtkomst till det.',
    en: 'The brand does not exist, or you do not have access to it.',
  },
  failed: {
    id: 'mf-auth.brand.failed',
    description: 'The brand could not be fetched',
    defaultMessage: 'Varumärket kunde inte hämtas.',
    en: 'The brand could not be loaded.',
  },
})
