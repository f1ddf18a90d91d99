import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-editor.${name}` as const

export const messages = defineMessages({
  newTitle: { id: id('new-title'), description: 'Heading of a new campaign', sv: 'Ny kampanj', en: 'New campaign' },
  crumbs: { id: id('crumbs'), description: 'Name of the path above the heading', sv: 'Du är här', en: 'You are here' },
  campaigns: { id: id('campaigns'), description: 'Link back', sv: 'Kampanjer', en: 'Campaigns' },
  loading: { id: id('loading'), description: 'For screen readers', sv: 'Hämtar kampanjen', en: 'Loading the campaign' },
  saving: { id: id('saving'), description: 'Save status', sv: 'Sparar', en: 'Saving' },
  saved: { id: id('saved'), description: 'Save status', sv: 'Sparat {time}', en: 'Saved {time}' },
  unsaved: { id: id('unsaved'), description: 'Save status', sv: 'Ändringar inte sparade', en: 'Changes not saved' },
  toReview: { id: id('to-review'), description: 'Main button', sv: 'Skicka för granskning', en: 'Send for review' },
  toCorrect: { id: id('to-correct'), description: 'Why the button does nothing', sv: '{count, plural, one {Ett fält behöver rättas innan du kan skicka} other {# fält behöver rättas innan du kan skicka}}', en: '{count, plural, one {One field has to be corrected before you can send} other {# fields have to be corrected before you can send}}' },
  toFill: { id: id('to-fill'), description: 'Why the button does nothing', sv: '{count, plural, one {Ett fält saknas innan du kan skicka} other {# fält saknas innan du kan skicka}}', en: '{count, plural, one {One field is missing before you can send} other {# fields are missing before you can send}}' },
  sentToReview: { id: id('sent-to-review'), description: 'Toast', sv: 'Kampanjen är skickad för granskning', en: 'The campaign is sent for review' },
  stale: { id: id('stale'), description: 'Somebody else saved meanwhile', sv: 'Någon annan har sparat under tiden. Läs in på nytt: det du har skrivit står kvar, resten blir som det senast sparades.', en: 'Somebody else has saved meanwhile. Reload: what you wrote stays, the rest becomes as it was last saved.' },
  reload: { id: id('reload'), description: 'Button', sv: 'Läs in på nytt', en: 'Reload' },
  view: { id: id('view'), description: 'Name of the switch on phones', sv: 'Visa', en: 'Show' },
  viewForm: { id: id('view-form'), description: 'Switch on phones', sv: 'Formulär', en: 'Form' },
  parts: { id: id('parts'), description: 'Name of the list of sections', sv: 'Kampanjens delar', en: 'Parts of the campaign' },
  doneOf: { id: id('done-of'), description: 'Under the list of sections', sv: '{done} av {total} delar är klara.', en: '{done} of {total} parts are done.' },
  next: { id: id('next'), description: 'Button to the next section', sv: 'Nästa: {name}', en: 'Next: {name}' },
  preview: { id: id('preview'), description: 'Name of the phone, and switch on phones', sv: 'Förhandsvisning', en: 'Preview' },
  previewKind: { id: id('preview-kind'), description: 'Name of the switch', sv: 'Vad som visas', en: 'What is shown' },
  previewCard: { id: id('preview-card'), description: 'Switch', sv: 'Kort', en: 'Card' },
  previewPage: { id: id('preview-page'), description: 'Switch', sv: 'Hela sidan', en: 'Whole page' },
  previewHint: { id: id('preview-hint'), description: 'Beside the switch', sv: 'Så ser kreatören det', en: 'What creators see' },
  yourBrand: { id: id('your-brand'), description: 'In the preview, before a brand is chosen', sv: 'Ditt varumärke', en: 'Your brand' },
  untitled: { id: id('untitled'), description: 'In the preview, before there is a name', sv: 'Kampanjens namn', en: 'Name of the campaign' },
  places: { id: id('places'), description: 'In the preview', sv: '{count, plural, one {en plats} other {# platser}}', en: '{count, plural, one {one place} other {# places}}' },
  missing: { id: id('missing'), description: 'What review needs', sv: 'Det här saknas för granskning: {fields}.', en: 'Missing for the review: {fields}.' },
  complete: { id: id('complete'), description: 'Nothing is missing', sv: 'Allt som granskningen behöver finns med.', en: 'Everything that the review needs is there.' },
  other: { id: id('other'), description: 'A missing field without a name', sv: 'annat', en: 'other' },
  value: { id: id('value'), description: 'Sum', sv: 'Produkternas värde', en: 'Value of the products' },
  fees: { id: id('fees'), description: 'Sum', sv: 'Arvoden', en: 'Fees' },
  logistics: { id: id('logistics'), description: 'Sum', sv: 'Logistik', en: 'Logistics' },
  cost: { id: id('cost'), description: 'Heading', sv: 'Kostnad', en: 'Cost' },
  taxAddon: { id: id('tax-addon-line'), description: 'Sum', sv: 'Skattetillägg', en: 'Tax add-on' },
  budgetNoPlaces: { id: id('budget-no-places'), description: 'About fees', sv: 'Ange antal platser, så räknas arvodena ihop mot plånboken.', en: 'Fill in the number of places, and the fees are compared with the wallet.' },
  budgetUnknown: { id: id('budget-unknown'), description: 'About fees', sv: '{planned} i arvoden. Plånbokens saldo kunde inte hämtas.', en: '{planned} in fees. The balance of the wallet could not be loaded.' },
  budgetEnough: { id: id('budget-enough'), description: 'About fees', sv: '{planned} i arvoden. Plånboken räcker: {available} är tillgängliga.', en: '{planned} in fees. The wallet suffices: {available} is available.' },
  budgetMissing: { id: id('budget-missing'), description: 'About fees', sv: '{planned} i arvoden, {available} är tillgängliga i plånboken. {missing} saknas innan alla kan godkännas.', en: '{planned} in fees, {available} is available in the wallet. {missing} is missing before everyone can be approved.' },
  toWallet: { id: id('to-wallet'), description: 'Link', sv: 'Till plånboken', en: 'To the wallet' },
  totalCost: { id: id('total-cost'), description: 'Sum', sv: 'Total kostnad', en: 'Total cost' },
  closed: { id: id('closed'), description: 'The campaign cannot be edited now', sv: 'Kampanjen kan inte ändras i det här läget.', en: 'The campaign cannot be changed at this stage.' },
  toCampaign: { id: id('to-campaign'), description: 'Button', sv: 'Till kampanjen', en: 'To the campaign' },
  belowMinimum: { id: id('below-minimum'), description: 'Error', sv: 'måste vara minst lika många som det minsta antalet', en: 'must be at least the minimum' },
  productTitleMissing: { id: id('product-title-missing'), description: 'Error', sv: 'Varje produkt behöver en rubrik.', en: 'Every product needs a title.' },
})

export const stepNames = defineMessages({
  basics: { id: id('step.basics'), description: 'Section', sv: 'Grunder', en: 'Basics' },
  product: { id: id('step.product'), description: 'Section', sv: 'Produkt', en: 'Product' },
  brief: { id: id('step.brief'), description: 'Section', sv: 'Uppdrag', en: 'Assignment' },
  creators: { id: id('step.creators'), description: 'Section', sv: 'Kreatörer', en: 'Creators' },
  budget: { id: id('step.budget'), description: 'Section', sv: 'Budget', en: 'Budget' },
  summary: { id: id('step.summary'), description: 'Section', sv: 'Sammanfatta', en: 'Summary' },
})

export const stateWords = defineMessages({
  todo: { id: id('state.todo'), description: 'State of a section, read out', sv: 'återstår', en: 'to do' },
  done: { id: id('state.done'), description: 'State of a section, read out', sv: 'klar', en: 'done' },
  error: { id: id('state.error'), description: 'State of a section, read out', sv: 'behöver rättas', en: 'needs correction' },
})

/** Default instruction texts for a post, a post and a story, and a story alone (row E-13). */
export const instructionTexts = defineMessages({
  post: { id: id('instructions.post'), description: 'Default instructions', sv: 'Publicera ett inlägg där produkten syns tydligt. Börja texten med ”Reklam för” och nämn vårt konto. Svara gärna på frågor i kommentarerna första dygnet.', en: 'Publish a post that shows the product clearly. Start the text with “Advertisement for” and name our account. Please answer questions in the comments on the first day.' },
  postAndStory: { id: id('instructions.post-and-story'), description: 'Default instructions', sv: 'Publicera ett inlägg och en story där produkten syns tydligt. Börja texten med ”Reklam för”, nämn vårt konto och märk även storyn som reklam.', en: 'Publish a post and a story that show the product clearly. Start the text with “Advertisement for”, name our account, and mark the story as advertising as well.' },
  story: { id: id('instructions.story'), description: 'Default instructions', sv: 'Publicera en story där du använder produkten. Märk den som reklam, nämn vårt konto och låt den ligga uppe i 24 timmar.', en: 'Publish a story in which you use the product. Mark it as advertising, name our account, and leave it up for 24 hours.' },
})
