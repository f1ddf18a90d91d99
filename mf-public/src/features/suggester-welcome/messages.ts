import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-public.suggester-welcome.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the welcome page (R-17)', sv: 'Saknar du en produkt?', en: 'Is there a product you miss?' },
  lead: { id: id('lead'), description: 'Under the heading', sv: 'Föreslå något du gärna vill visa för dina följare. Vi frågar varumärket om ett samarbete.', en: 'Suggest something you would love to show your followers. We ask the brand for a collaboration.' },
  start: { id: id('start'), description: 'The one step on: into the wizard', sv: 'Föreslå en produkt', en: 'Suggest a product' },
  time: { id: id('time'), description: 'Beside the button', sv: 'Tar en minut. Inget konto behövs.', en: 'Takes a minute. No account needed.' },
  howTitle: { id: id('how-title'), description: 'Heading of the steps', sv: 'Så går det till', en: 'How it works' },
  how1: { id: id('how-1'), description: 'First step', sv: 'Du berättar', en: 'You tell us' },
  how1Text: { id: id('how-1-text'), description: 'First step', sv: 'Produktens namn eller en länk räcker. Skriv gärna varför den passar dig.', en: "The product's name or a link is enough. Say why it suits you, if you like." },
  how2: { id: id('how-2'), description: 'Second step', sv: 'Vi frågar varumärket', en: 'We ask the brand' },
  how2Text: { id: id('how-2-text'), description: 'Second step', sv: 'Varumärket får se att någon vill samarbeta om just deras produkt.', en: 'The brand sees that somebody wants to collaborate on their very product.' },
  how3: { id: id('how-3'), description: 'Third step', sv: 'Du får svar', en: 'You get an answer' },
  how3Text: { id: id('how-3-text'), description: 'Third step', sv: 'Vi hör av oss i den kanal du valt, även när svaret dröjer.', en: 'We get in touch where you asked us to, also when the answer takes a while.' },
  whyTitle: { id: id('why-title'), description: 'Heading of why brands join', sv: 'Därför kommer varumärken hit', en: 'Why brands join' },
  why1: { id: id('why-1'), description: 'A reason for brands', sv: 'De möter människor som redan tycker om det de gör.', en: 'They meet people who already like what they make.' },
  why2: { id: id('why-2'), description: 'A reason for brands', sv: 'De ser vad varje samarbete har nått, i siffror de kan lita på.', en: 'They see what each collaboration has reached, in figures they can trust.' },
  why3: { id: id('why-3'), description: 'A reason for brands', sv: 'Avtal, leverans och ersättning sköts på ett ställe.', en: 'Terms, delivery and payment are handled in one place.' },
  browse: { id: id('browse'), description: 'Link to what there is already', sv: 'Se vad som redan finns på marknadsplatsen', en: 'See what is already in the marketplace' },
})
