import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  context: {
    id: 'mf-public.help.context',
    description: 'Under the heading',
    defaultMessage: 'Svar på vanliga frågor, och hur du når oss.',
    en: 'Answers to common questions, and how to reach us.',
  },
  creators: {
    id: 'mf-public.help.creators',
    description: 'Heading over questions of creators',
    defaultMessage: 'För kreatörer',
    en: 'For creators',
  },
  brands: {
    id: 'mf-public.help.brands',
    description: 'Heading over questions of companies',
    defaultMessage: 'För varumärken',
    en: 'For brands',
  },
  account: {
    id: 'mf-public.help.account',
    description: 'Heading over questions about the account',
    defaultMessage: 'Ditt konto',
    en: 'Your account',
  },
})

export const creatorMessages = defineMessages({
  price: {
    id: 'mf-public.help.creator.price',
    description: 'Question',
    defaultMessage: 'Vad kostar det att vara med?',
    en: 'What does it cost to take part?',
  },
  priceAnswer: {
    id: 'mf-public.help.creator.price-answer',
    description: 'Answer',
    defaultMessage:
      'Ingenting. Det är företagen som betalar. Du får produkten, och ett arvode när det står i erbjudandet.',
    en: 'Nothing. The companies pay. You get the product, and a fee where the offer says so.',
  },
  apply: {
    id: 'mf-public.help.creator.apply',
    description: 'Question',
    defaultMessage: 'Hur ansöker jag?',
    en: 'How do I apply?',
  },
  applyAnswer: {
    id: 'mf-public.help.creator.apply-answer',
    description: 'Answer',
    defaultMessage:
      'Öppna ett erbjudande på {marketplace} och tryck på Ansök. Om du är ny skapar du ett konto först och kommer sedan tillbaka till erbjudandet. Svaret hittar du under Uppdrag.',
    en: 'Open an offer on {marketplace} and press Apply. If you are new you create an account first, and then come back to the offer. You find the answer under Assignments.',
  },
  instagram: {
    id: 'mf-public.help.creator.instagram',
    description: 'Question',
    defaultMessage: 'Varför ska jag koppla Instagram?',
    en: 'Why should I connect Instagram?',
  },
  instagramAnswer: {
    id: 'mf-public.help.creator.instagram-answer',
    description: 'Answer',
    defaultMessage:
      'Många erbjudanden har krav, till exempel på antal följare. När Instagram är kopplat ser vi om du uppfyller dem, och varumärket ser hur det går för dina inlägg.',
    en: 'Many offers have requirements, for example on the number of followers. With Instagram connected we see whether you meet them, and the brand sees how your posts do.',
  },
  pickup: {
    id: 'mf-public.help.creator.pickup',
    description: 'Question',
    defaultMessage: 'Hur hämtar jag i butik?',
    en: 'How do I pick up in a store?',
  },
  pickupAnswer: {
    id: 'mf-public.help.creator.pickup-answer',
    description: 'Answer',
    defaultMessage:
      'Reservera i en butik, så får du ett hämtpass. Visa koden i kassan innan passet går ut. Till en del butiker ansöker du först. På {map} ser du vilka som finns nära dig.',
    en: 'Reserve in a store, and you get a pick-up pass. Show its code at the counter before the pass expires. For some stores you apply first. On {map} you see which ones are near you.',
  },
  advertising: {
    id: 'mf-public.help.creator.advertising',
    description: 'Question',
    defaultMessage: 'Hur märker jag mitt inlägg?',
    en: 'How do I mark my post?',
  },
  advertisingAnswer: {
    id: 'mf-public.help.creator.advertising-answer',
    description: 'Answer',
    defaultMessage:
      'Inlägg i samarbeten är reklam, och det ska synas direkt. Vad som ska stå ser du i uppdraget. Vi kontrollerar märkningen när du lämnar in inlägget.',
    en: 'Posts in collaborations are advertising, and that must be seen at once. The assignment says what to write. We check the mark when you submit the post.',
  },
  payment: {
    id: 'mf-public.help.creator.payment',
    description: 'Question',
    defaultMessage: 'När får jag betalt?',
    en: 'When am I paid?',
  },
  paymentAnswer: {
    id: 'mf-public.help.creator.payment-answer',
    description: 'Answer',
    defaultMessage:
      'Arvodet hålls på varumärkets konto. När inlägget är godkänt syns det i din plånbok, och {hours, number} timmar senare kan du ta ut det till ditt bankkonto.',
    en: 'The fee is held on the account of the brand. When the post has been approved you see it in your wallet, and {hours, number} hours later you can take it out to your bank account.',
  },
})

export const brandMessages = defineMessages({
  begin: {
    id: 'mf-public.help.brand.begin',
    description: 'Question',
    defaultMessage: 'Hur kommer vi igång?',
    en: 'How do we get started?',
  },
  beginAnswer: {
    id: 'mf-public.help.brand.begin-answer',
    description: 'Answer',
    defaultMessage:
      '{account}. Vi granskar nya företag innan deras kampanjer visas för kreatörer. Under tiden kan ni lägga in butiker och göra den första kampanjen klar.',
    en: '{account}. We look at new companies before their campaigns are shown to creators. Meanwhile you can add your stores and prepare the first campaign.',
  },
  cost: {
    id: 'mf-public.help.brand.cost',
    description: 'Question',
    defaultMessage: 'Vad betalar vi för?',
    en: 'What do we pay for?',
  },
  costAnswer: {
    id: 'mf-public.help.brand.cost-answer',
    description: 'Answer',
    defaultMessage:
      'För paketet som ni väljer till kampanjen, och för arvoden om ni erbjuder det. Ni ser vad kampanjen kostar innan ni skickar in den. Ett arvode betalas ut först när ni har godkänt inlägget.',
    en: 'For the package that you choose for the campaign, and for fees if you offer them. You see what the campaign costs before you submit it. A fee is paid out only when you have approved the post.',
  },
  stores: {
    id: 'mf-public.help.brand.stores',
    description: 'Question',
    defaultMessage: 'Kan kreatörer hämta i våra butiker?',
    en: 'Can creators pick up in our stores?',
  },
  storesAnswer: {
    id: 'mf-public.help.brand.stores-answer',
    description: 'Answer',
    defaultMessage:
      'Ja. Lägg in butikerna och välj upphämtning i kampanjen. Personalen skannar kreatörens hämtpass i mobilen eller på en dator.',
    en: 'Yes. Add your stores and choose pick-up in the campaign. Your staff scan the pass of the creator with a phone or a computer.',
  },
})

export const accountMessages = defineMessages({
  login: {
    id: 'mf-public.help.account.login',
    description: 'Question',
    defaultMessage: 'Jag kommer inte in på mitt konto',
    en: 'I cannot log in',
  },
  loginAnswer: {
    id: 'mf-public.help.account.login-answer',
    description: 'Answer',
    defaultMessage:
      'Se efter att rätt kontotyp är vald på {login}. Om du har glömt lösenordet väljer du ett nytt: {creator} eller {brand}.',
    en: 'Check that the right account type is chosen on {login}. If you have forgotten your password, choose a new one: {creator} or {brand}.',
  },
  data: {
    id: 'mf-public.help.account.data',
    description: 'Question',
    defaultMessage: 'Vad sparar ni om mig?',
    en: 'What do you store about me?',
  },
  dataAnswer: {
    id: 'mf-public.help.account.data-answer',
    description: 'Answer',
    defaultMessage:
      'Det som behövs för att tjänsten ska fungera. Läs mer om {privacy} och {cookies}. Under Inställningar kan du hämta dina uppgifter och ta bort kontot.',
    en: 'What is needed for the service to work. Read more about {privacy} and {cookies}. Under Settings you can download your data and delete the account.',
  },
})

export const linkMessages = defineMessages({
  marketplace: {
    id: 'mf-public.help.link.marketplace',
    description: 'Link within an answer',
    defaultMessage: 'marknadsplatsen',
    en: 'the marketplace',
  },
  map: {
    id: 'mf-public.help.link.map',
    description: 'Link within an answer',
    defaultMessage: 'kartan',
    en: 'the map',
  },
  brandAccount: {
    id: 'mf-public.help.link.brand-account',
    description: 'Link within an answer, at the beginning of a sentence',
    defaultMessage: 'Skapa ett konto för varumärket',
    en: 'Create an account for the brand',
  },
  login: {
    id: 'mf-public.help.link.login',
    description: 'Link within an answer',
    defaultMessage: 'inloggningen',
    en: 'the login page',
  },
  creator: {
    id: 'mf-public.help.link.creator',
    description: 'Link within an answer',
    defaultMessage: 'för kreatörer',
    en: 'for creators',
  },
  brand: {
    id: 'mf-public.help.link.brand',
    description: 'Link within an answer',
    defaultMessage: 'för varumärken',
    en: 'for brands',
  },
  privacy: {
    id: 'mf-public.help.link.privacy',
    description: 'Link within an answer',
    defaultMessage: 'personuppgifter',
    en: 'personal data',
  },
  cookies: {
    id: 'mf-public.help.link.cookies',
    description: 'Link within an answer',
    defaultMessage: 'kakor',
    en: 'cookies',
  },
})

export const contactMessages = defineMessages({
  write: {
    id: 'mf-public.help.contact.write',
    description: 'How to reach the platform; address is a link',
    defaultMessage: 'Skriv till oss på {address}.',
    en: 'Write to us at {address}.',
  },
  collaboration: {
    id: 'mf-public.help.contact.collaboration',
    description: 'Whom to ask about a collaboration',
    defaultMessage: 'Frågor om ett pågående samarbete går fortast att ställa direkt till motparten, under Meddelanden.',
    en: 'Questions about a collaboration are answered fastest by the other party, under Messages.',
  },
  suggestion: {
    id: 'mf-public.help.contact.suggestion',
    description: 'Where suggestions go; suggest is a link',
    defaultMessage: 'Saknar du en produkt? {suggest}',
    en: 'Is there a product you miss? {suggest}',
  },
  suggest: {
    id: 'mf-public.help.contact.suggest',
    description: 'Link after a question',
    defaultMessage: 'Föreslå den',
    en: 'Suggest it',
  },
})
