import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  context: {
    id: 'mf-public.brands.context',
    description: 'Under the heading',
    defaultMessage: 'Alla varumärken på Samspel.',
    en: 'All brands on Samspel.',
  },
  search: {
    id: 'mf-public.brands.search',
    description: 'Search box',
    defaultMessage: 'Sök varumärke',
    en: 'Search brand',
  },
  letters: {
    id: 'mf-public.brands.letters',
    description: 'Names the row of first letters',
    defaultMessage: 'Första bokstav',
    en: 'First letter',
  },
  followed: {
    id: 'mf-public.brands.followed',
    description: 'Tab: brands that the creator follows',
    defaultMessage: 'Följer',
    en: 'Following',
  },
  failed: {
    id: 'mf-public.brands.failed',
    description: 'Brands could not be fetched',
    defaultMessage: 'Varumärkena kunde inte hämtas.',
    en: 'The brands could not be loaded.',
  },
  none: {
    id: 'mf-public.brands.none',
    description: 'No brand',
    defaultMessage: 'Inga varumärken hittades',
    en: 'No brands found',
  },
  noneText: {
    id: 'mf-public.brands.none-text',
    description: 'No brand for the words, letter and country',
    defaultMessage: 'Prova ett annat namn, en annan bokstav eller ett annat land.',
    en: 'Try another name, another letter or another country.',
  },
  clear: {
    id: 'mf-public.brands.clear',
    description: 'Empties search and filters',
    defaultMessage: 'Visa alla varumärken',
    en: 'Show all brands',
  },
  noneFollowed: {
    id: 'mf-public.brands.none-followed',
    description: 'The creator follows no brand',
    defaultMessage: 'Du följer inga varumärken än',
    en: 'You do not follow any brands yet',
  },
  noneFollowedText: {
    id: 'mf-public.brands.none-followed-text',
    description: 'What to do',
    defaultMessage: 'Öppna ett varumärke och tryck på Följ, så hittar du tillbaka härifrån.',
    en: 'Open a brand and press Follow, and you find your way back from here.',
  },
})
