import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-public.suggester-welcome.title',
    description: 'Heading of the welcome page (R-17)',
    defaultMessage: 'Saknar du en produkt?',
    en: 'Missing a product?',
  },
  lead: {
    id: 'mf-public.suggester-welcome.lead',
    description: 'Under the heading',
    defaultMessage: 'Föreslå något du gärna vill visa för dina följare. Vi frågar varumärket om ett samarbete.',
    en: 'Suggest something you would love to show your followers. We ask the brand for a collaboration.',
  },
  start: {
    id: 'mf-public.suggester-welcome.start',
    description: 'The one step on: into the wizard',
    defaultMessage: 'Föreslå en produkt',
    en: 'Suggest a product',
  },
  time: {
    id: 'mf-public.suggester-welcome.time',
    description: 'Beside the button',
    defaultMessage: 'Tar en minut. Inget konto behövs.',
    en: 'Takes a minute. No account needed.',
  },
  howTitle: {
    id: 'mf-public.suggester-welcome.how-title',
    description: 'Heading of the steps',
    defaultMessage: 'Så går det till',
    en: 'How it works',
  },
  how1: {
    id: 'mf-public.suggester-welcome.how-1',
    description: 'First step',
    defaultMessage: 'Du berättar',
    en: 'You tell us',
  },
  how1Text: {
    id: 'mf-public.suggester-welcome.how-1-text',
    description: 'First step',
    defaultMessage: 'Produktens namn eller en länk räcker. Skriv gärna varför den passar dig.',
    en: "The product's name or a link is enough. Say why it suits you, if you like.",
  },
  how2: {
    id: 'mf-public.suggester-welcome.how-2',
    description: 'Second step',
    defaultMessage: 'Vi frågar varumärket',
    en: 'We ask the brand',
  },
  how2Text: {
    id: 'mf-public.suggester-welcome.how-2-text',
    description: 'Second step',
    defaultMessage: 'Varumärket får se att någon vill samarbeta om just deras produkt.',
    en: 'The brand sees that someone wants to collaborate on their product.',
  },
  how3: {
    id: 'mf-public.suggester-welcome.how-3',
    description: 'Third step',
    defaultMessage: 'Du får svar',
    en: 'You get an answer',
  },
  how3Text: {
    id: 'mf-public.suggester-welcome.how-3-text',
    description: 'Third step',
    defaultMessage: 'Vi hör av oss i den kanal du har valt, även om svaret dröjer.',
    en: 'We get in touch where you asked us to, even if the answer takes a while.',
  },
  whyTitle: {
    id: 'mf-public.suggester-welcome.why-title',
    description: 'Heading of why brands join',
    defaultMessage: 'Därför kommer varumärken hit',
    en: 'Why brands join',
  },
  why1: {
    id: 'mf-public.suggester-welcome.why-1',
    description: 'A reason for brands',
    defaultMessage: 'De möter människor som redan tycker om det de gör.',
    en: 'They meet people who already like what they make.',
  },
  why2: {
    id: 'mf-public.suggester-welcome.why-2',
    description: 'A reason for brands',
    defaultMessage: 'De ser vad varje samarbete har nått, i siffror de kan lita på.',
    en: 'They see what each collaboration has reached, in figures they can trust.',
  },
  why3: {
    id: 'mf-public.suggester-welcome.why-3',
    description: 'A reason for brands',
    defaultMessage: 'Avtal, leverans och ersättning sköts på ett ställe.',
    en: 'Terms, delivery and payment are handled in one place.',
  },
  browse: {
    id: 'mf-public.suggester-welcome.browse',
    description: 'Link to what there is already',
    defaultMessage: 'Se vad som redan finns på marknadsplatsen',
    en: 'See what is already in the marketplace',
  },
})
