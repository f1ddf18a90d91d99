import { bilingual, defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  editTitle: {
    id: 'mf-campaigns.campaign-editor.edit-title',
    description: 'Heading of the page until the name of the campaign is there',
    defaultMessage: 'Redigera kampanj',
    en: 'Edit campaign',
  },
  loadFailed: {
    id: 'mf-campaigns.campaign-editor.load-failed',
    description: 'Over the reason: the campaign could not be loaded',
    defaultMessage: 'Kampanjen kunde inte hämtas.',
    en: 'The campaign could not be loaded.',
  },
  brandsFailed: {
    id: 'mf-campaigns.campaign-editor.brands-failed',
    description: 'Over the reason: the brands could not be loaded',
    defaultMessage: 'Varumärkena kunde inte hämtas.',
    en: 'The brands could not be loaded.',
  },
  newTitle: {
    id: 'mf-campaigns.campaign-editor.new-title',
    description: 'Heading of a new campaign',
    defaultMessage: 'Ny kampanj',
    en: 'New campaign',
  },
  loading: {
    id: 'mf-campaigns.campaign-editor.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar kampanjen',
    en: 'Loading the campaign',
  },
  formFailed: {
    id: 'mf-campaigns.campaign-editor.form-failed',
    description: 'The code of the form could not be loaded',
    defaultMessage: 'Formuläret kunde inte hämtas',
    en: 'The form could not be loaded',
  },
  saving: {
    id: 'mf-campaigns.campaign-editor.saving',
    description: 'Save status',
    defaultMessage: 'Sparar',
    en: 'Saving',
  },
  unsaved: {
    id: 'mf-campaigns.campaign-editor.unsaved',
    description: 'Save status',
    defaultMessage: 'Ändringar inte sparade',
    en: 'Changes not saved',
  },
  toReview: {
    id: 'mf-campaigns.campaign-editor.to-review',
    description: 'Main button',
    defaultMessage: 'Skicka för granskning',
    en: 'Send for review',
  },
  toCorrect: {
    id: 'mf-campaigns.campaign-editor.to-correct',
    description: 'Why the button does nothing',
    defaultMessage:
      '{count, plural, one {Ett fält behöver rättas innan du kan skicka} other {# fält behöver rättas innan du kan skicka}}',
    en: '{count, plural, one {One field needs correcting before you can send} other {# fields need correcting before you can send}}',
  },
  toFill: {
    id: 'mf-campaigns.campaign-editor.to-fill',
    description: 'Why the button does nothing',
    defaultMessage:
      '{count, plural, one {Ett fält saknas innan du kan skicka} other {# fält saknas innan du kan skicka}}',
    en: '{count, plural, one {One field is missing before you can send} other {# fields are missing before you can send}}',
  },
  sentToReview: {
    id: 'mf-campaigns.campaign-editor.sent-to-review',
    description: 'Toast',
    defaultMessage: 'Kampanjen är skickad för granskning',
    en: 'The campaign is sent for review',
  },
  stale: {
    id: 'mf-campaigns.campaign-editor.stale',
    description: 'Somebody else saved meanwhile',
    defaultMessage:
      'Någon annan har sparat under tiden. Det du har skrivit står kvar här, men sparas först när du har valt vad som ska gälla.',
    en: 'Someone else has saved meanwhile. What you wrote stays here, but is not saved until you have chosen which version to keep.',
  },
  compare: {
    id: 'mf-campaigns.campaign-editor.compare',
    description: 'Button',
    defaultMessage: 'Jämför',
    en: 'Compare',
  },
  compareTitle: {
    id: 'mf-campaigns.campaign-editor.compare-title',
    description: 'Heading',
    defaultMessage: 'Välj vad som ska gälla',
    en: 'Choose which version to keep',
  },
  compareText: {
    id: 'mf-campaigns.campaign-editor.compare-text',
    description: 'Under the heading',
    defaultMessage: 'Fälten nedan skiljer sig åt. Inget sparas förrän du går vidare.',
    en: 'The fields below differ. Nothing is saved until you continue.',
  },
  mine: {
    id: 'mf-campaigns.campaign-editor.mine',
    description: 'Name of the own version',
    defaultMessage: 'Ditt',
    en: 'Yours',
  },
  theirsBy: {
    id: 'mf-campaigns.campaign-editor.theirs-by',
    description: 'Name of the other version',
    defaultMessage: '{name}, {time}',
    en: '{name}, {time}',
  },
  byBoth: {
    id: 'mf-campaigns.campaign-editor.by-both',
    description: 'Both have changed the field',
    defaultMessage: 'Ändrat av båda',
    en: 'Changed by both',
  },
  allMine: {
    id: 'mf-campaigns.campaign-editor.all-mine',
    description: 'Button',
    defaultMessage: 'Välj alla mina',
    en: 'Choose all of mine',
  },
  allTheirs: {
    id: 'mf-campaigns.campaign-editor.all-theirs',
    description: 'Button',
    defaultMessage: 'Välj alla andra',
    en: 'Choose all the others',
  },
  keptTitle: {
    id: 'mf-campaigns.campaign-editor.kept-title',
    description: 'Heading',
    defaultMessage: 'Du har ändringar som inte är sparade',
    en: 'You have changes that are not saved',
  },
  kept: {
    id: 'mf-campaigns.campaign-editor.kept',
    description: 'Under the heading',
    defaultMessage: 'Du skrev det här {time}, på den här datorn. Välj vad du vill ha kvar.',
    en: 'You wrote this {time}, on this computer. Choose what to keep.',
  },
  keptOlder: {
    id: 'mf-campaigns.campaign-editor.kept-older',
    description: 'Under the heading',
    defaultMessage:
      'Du skrev det här {time}, på den här datorn. Kampanjen har sparats efter det. Välj vad du vill ha kvar.',
    en: 'You wrote this {time}, on this computer. The campaign has been saved since. Choose what to keep.',
  },
  keptMine: {
    id: 'mf-campaigns.campaign-editor.kept-mine',
    description: 'Name of the version in the browser',
    defaultMessage: 'Ditt, {time}',
    en: 'Yours, {time}',
  },
  keptEmpty: {
    id: 'mf-campaigns.campaign-editor.kept-empty',
    description: 'Name of the empty version',
    defaultMessage: 'Börja om',
    en: 'Start over',
  },
  offline: {
    id: 'mf-campaigns.campaign-editor.offline',
    description: 'Notice',
    defaultMessage: 'Ingen anslutning. Det du skriver finns kvar i webbläsaren och sparas när du är tillbaka.',
    en: 'No connection. What you type is kept in the browser and saved when you are back.',
  },
  notSaved: {
    id: 'mf-campaigns.campaign-editor.not-saved',
    description: 'Before the reason',
    defaultMessage: 'Utkastet kunde inte sparas.',
    en: 'The draft could not be saved.',
  },
  reviewComment: {
    id: 'mf-campaigns.campaign-editor.review-comment',
    description: 'Before the comment',
    defaultMessage: 'Från granskningen:',
    en: 'From the review:',
  },
  duplicate: {
    id: 'mf-campaigns.campaign-editor.duplicate',
    description: 'Menu',
    defaultMessage: 'Skapa en kopia',
    en: 'Make a copy',
  },
  duplicateSaved: {
    id: 'mf-campaigns.campaign-editor.duplicate-saved',
    description: 'Menu, while something is not saved',
    defaultMessage: 'Av det som är sparat',
    en: 'From the saved version',
  },
  duplicated: {
    id: 'mf-campaigns.campaign-editor.duplicated',
    description: 'Toast',
    defaultMessage: 'Det här är kopian, utan datum.',
    en: 'This is the copy, without dates.',
  },
  delete: {
    id: 'mf-campaigns.campaign-editor.delete',
    description: 'Menu and button',
    defaultMessage: 'Ta bort utkastet',
    en: 'Delete the draft',
  },
  deleteTitle: {
    id: 'mf-campaigns.campaign-editor.delete-title',
    description: 'Question',
    defaultMessage: 'Ta bort {name}?',
    en: 'Delete {name}?',
  },
  deleteText: {
    id: 'mf-campaigns.campaign-editor.delete-text',
    description: 'What happens',
    defaultMessage: 'Utkastet försvinner för alla på varumärket. Det går inte att ångra.',
    en: 'The draft is deleted for everyone at the brand. This cannot be undone.',
  },
  deleted: {
    id: 'mf-campaigns.campaign-editor.deleted',
    description: 'Toast',
    defaultMessage: 'Utkastet är borttaget',
    en: 'The draft is deleted',
  },
  keep: { id: 'mf-campaigns.campaign-editor.keep', description: 'Button', defaultMessage: 'Behåll', en: 'Keep' },
  missing: {
    id: 'mf-campaigns.campaign-editor.missing',
    description: 'Before the missing fields',
    defaultMessage: 'Det här saknas för granskning:',
    en: 'Missing for the review:',
  },
  wrong: {
    id: 'mf-campaigns.campaign-editor.wrong',
    description: 'Before the wrong fields',
    defaultMessage: 'Det här behöver rättas:',
    en: 'To be corrected:',
  },
  asMany: {
    id: 'mf-campaigns.campaign-editor.as-many',
    description: 'No number of places',
    defaultMessage: 'Ingen gräns',
    en: 'No limit',
  },
  approvedCount: {
    id: 'mf-campaigns.campaign-editor.approved-count',
    description: 'Fact',
    defaultMessage: 'Godkända kreatörer',
    en: 'Approved creators',
  },
  viewForm: {
    id: 'mf-campaigns.campaign-editor.view-form',
    description: 'Switch on phones',
    defaultMessage: 'Formulär',
    en: 'Form',
  },
  parts: {
    id: 'mf-campaigns.campaign-editor.parts',
    description: 'Name of the list of sections',
    defaultMessage: 'Kampanjens delar',
    en: 'Parts of the campaign',
  },
  doneOf: {
    id: 'mf-campaigns.campaign-editor.done-of',
    description: 'Under the list of sections',
    defaultMessage: '{done} av {total} delar är klara.',
    en: '{done} of {total} parts are done.',
  },
  next: {
    id: 'mf-campaigns.campaign-editor.next',
    description: 'Button to the next section',
    defaultMessage: 'Nästa: {name}',
    en: 'Next: {name}',
  },
  preview: {
    id: 'mf-campaigns.campaign-editor.preview',
    description: 'Name of the phone, and switch on phones',
    defaultMessage: 'Förhandsvisning',
    en: 'Preview',
  },
  previewKind: {
    id: 'mf-campaigns.campaign-editor.preview-kind',
    description: 'Name of the switch',
    defaultMessage: 'Vad som visas',
    en: 'What is shown',
  },
  previewCard: {
    id: 'mf-campaigns.campaign-editor.preview-card',
    description: 'Switch',
    defaultMessage: 'Kort',
    en: 'Card',
  },
  previewPage: {
    id: 'mf-campaigns.campaign-editor.preview-page',
    description: 'Switch',
    defaultMessage: 'Hela sidan',
    en: 'Whole page',
  },
  inDiscover: {
    id: 'mf-campaigns.campaign-editor.in-discover',
    description: 'Over the row that creators see among offers for pick-up; Upptäck is the name of their page',
    defaultMessage: 'I Upptäck',
    en: 'In Discover',
  },
  previewHint: {
    id: 'mf-campaigns.campaign-editor.preview-hint',
    description: 'Beside the switch',
    defaultMessage: 'Så ser kreatören det',
    en: 'What creators see',
  },
  yourBrand: {
    id: 'mf-campaigns.campaign-editor.your-brand',
    description: 'In the preview, before a brand is chosen',
    defaultMessage: 'Ditt varumärke',
    en: 'Your brand',
  },
  untitled: {
    id: 'mf-campaigns.campaign-editor.untitled',
    description: 'In the preview, before there is a name',
    defaultMessage: 'Kampanjens namn',
    en: 'Name of the campaign',
  },
  doubts: {
    id: 'mf-campaigns.editor.doubts',
    description: 'Heading over what the platform’s reviewer will have doubts about',
    defaultMessage: 'Granskningen kommer att ha synpunkter',
    en: 'The review will find something to correct',
  },
  complete: {
    id: 'mf-campaigns.campaign-editor.complete',
    description: 'Nothing is missing',
    defaultMessage: 'Allt som granskningen behöver finns med.',
    en: 'Everything the review needs is in place.',
  },
  other: {
    id: 'mf-campaigns.campaign-editor.other',
    description: 'A missing field without a name',
    defaultMessage: 'annat',
    en: 'other',
  },
  value: {
    id: 'mf-campaigns.campaign-editor.value',
    description: 'Sum',
    defaultMessage: 'Produkternas värde',
    en: 'Value of the products',
  },
  fees: { id: 'mf-campaigns.campaign-editor.fees', description: 'Sum', defaultMessage: 'Arvoden', en: 'Fees' },
  logistics: {
    id: 'mf-campaigns.campaign-editor.logistics',
    description: 'Sum',
    defaultMessage: 'Logistik',
    en: 'Logistics',
  },
  cost: { id: 'mf-campaigns.campaign-editor.cost', description: 'Heading', defaultMessage: 'Kostnad', en: 'Cost' },
  taxAddon: {
    id: 'mf-campaigns.campaign-editor.tax-addon-line',
    description: 'Sum',
    defaultMessage: 'Uppdragsgivaransvar',
    en: 'Principal’s responsibility',
  },
  budgetNoPlaces: {
    id: 'mf-campaigns.campaign-editor.budget-no-places',
    description: 'About fees',
    defaultMessage: 'Ange antal platser, så räknas arvodena ihop mot plånboken.',
    en: 'Fill in the number of places, and the fees are compared with the wallet.',
  },
  budgetUnknown: {
    id: 'mf-campaigns.campaign-editor.budget-unknown',
    description: 'About fees',
    defaultMessage: 'Arvodena behöver {needs}. Plånbokens saldo kunde inte hämtas.',
    en: 'The fees need {needs}. The balance of the wallet could not be loaded.',
  },
  budgetNeeds: {
    id: 'mf-campaigns.campaign-editor.budget-needs',
    description: 'About fees: how many places are left, the fee of each, their sum, and what is free on the account',
    defaultMessage:
      '{count, plural, one {# plats kvar} other {# platser kvar}} × {price} behöver {needs}. På kontot finns {available}.',
    en: '{count, plural, one {# place left} other {# places left}} × {price} need {needs}. The account has {available}.',
  },
  budgetReach: {
    id: 'mf-campaigns.campaign-editor.budget-reach',
    description: 'After budgetNeeds, where creators propose the fee: how many the balance is enough for',
    defaultMessage:
      '{fewest, select, 0 {Pengarna räcker till högst {most} kreatörer.} other {Pengarna räcker till {fewest}–{most} kreatörer, efter vad de föreslår.}}',
    en: '{fewest, select, 0 {The money is enough for {most} creators at most.} other {The money is enough for {fewest}–{most} creators, depending on what they propose.}}',
  },
  aboveLowest: {
    id: 'mf-campaigns.campaign-editor.above-lowest',
    description: 'The highest fee that can be proposed is no more than the lowest',
    defaultMessage: 'Måste vara mer än det lägsta.',
    en: 'Must be more than the lowest.',
  },
  budgetHeld: {
    id: 'mf-campaigns.campaign-editor.budget-held',
    description: 'About fees: money of the account that is held for creators who are approved',
    defaultMessage: 'Utöver det är {held} reserverat för godkända kreatörer.',
    en: 'Besides that, {held} is reserved for approved creators.',
  },
  budgetEnough: {
    id: 'mf-campaigns.campaign-editor.budget-enough',
    description: 'About fees: the money of the brand suffices',
    defaultMessage: '{brand} räcker till arvodena',
    en: '{brand} has enough for the fees',
  },
  budgetMissing: {
    id: 'mf-campaigns.campaign-editor.budget-missing',
    description: 'About fees: the money of the brand does not suffice',
    defaultMessage: '{brand} räcker inte till arvodena, {missing} saknas',
    en: '{brand} does not have enough for the fees, {missing} is missing',
  },
  topUpSum: {
    id: 'mf-campaigns.campaign-editor.top-up',
    description: 'Link to the wallet, where the sum is filled in',
    defaultMessage: 'Fyll på {money}',
    en: 'Top up {money}',
  },
  taxAddonSum: {
    id: 'mf-campaigns.campaign-editor.tax-addon-sum',
    description: 'How the line of tax comes about: rate, products and fees',
    defaultMessage: '{rate} av {base} (produkter {value} + arvoden {fees})',
    en: '{rate} of {base} (products {value} + fees {fees})',
  },
  perCreator: {
    id: 'mf-campaigns.campaign-editor.per-creator',
    description: 'A cost where the number of places has no limit',
    defaultMessage: '{money} per kreatör',
    en: '{money} per creator',
  },
  noFee: {
    id: 'mf-campaigns.campaign-editor.no-fee',
    description: 'In the summary: no fee is paid',
    defaultMessage: 'Endast produkt',
    en: 'Product only',
  },
  noDay: {
    id: 'mf-campaigns.campaign-editor.no-day',
    description: 'In the summary: no day is chosen',
    defaultMessage: 'Inte vald',
    en: 'Not chosen',
  },
  totalCost: {
    id: 'mf-campaigns.campaign-editor.total-cost',
    description: 'Sum',
    defaultMessage: 'Total kostnad',
    en: 'Total cost',
  },
  closed: {
    id: 'mf-campaigns.campaign-editor.closed',
    description: 'The campaign cannot be edited now',
    defaultMessage: 'Kampanjen kan inte ändras i det här läget.',
    en: 'The campaign cannot be changed at this stage.',
  },
  toCampaign: {
    id: 'mf-campaigns.campaign-editor.to-campaign',
    description: 'Button',
    defaultMessage: 'Till kampanjen',
    en: 'To the campaign',
  },
  postsOrStories: {
    id: 'mf-campaigns.campaign-editor.posts-or-stories',
    description: 'Error',
    defaultMessage: 'Välj inlägg, stories eller båda.',
    en: 'Choose posts, stories or both.',
  },
  belowMinimum: {
    id: 'mf-campaigns.campaign-editor.below-minimum',
    description: 'Error',
    defaultMessage: 'måste vara minst lika många som det minsta antalet',
    en: 'must be at least the minimum',
  },
  productTitleMissing: {
    id: 'mf-campaigns.campaign-editor.product-title-missing',
    description: 'Error',
    defaultMessage: 'Varje produkt behöver en rubrik.',
    en: 'Every product needs a title.',
  },
  variantEmpty: {
    id: 'mf-campaigns.campaign-editor.variant-empty',
    description: 'Error',
    defaultMessage: 'Skriv storlek eller färg på varje rad, eller ta bort raden.',
    en: 'Give each row a size or a colour, or remove the row.',
  },
  variantTwice: {
    id: 'mf-campaigns.campaign-editor.variant-twice',
    description: 'Error',
    defaultMessage: 'Samma storlek och färg står på två rader.',
    en: 'The same size and colour are on two rows.',
  },
  storesAfterDraft: {
    id: 'mf-campaigns.campaign-editor.stores-after-draft',
    description: 'A new campaign has no draft yet',
    defaultMessage: 'Välj varumärke och skriv ett namn i Grunder först. Sedan kan du välja butiker här.',
    en: 'Choose a brand and write a name in Basics first. Then you can choose stores here.',
  },
  loadingStores: {
    id: 'mf-campaigns.campaign-editor.loading-stores',
    description: 'Read out',
    defaultMessage: 'Hämtar butikerna',
    en: 'Loading the stores',
  },
  storesFailed: {
    id: 'mf-campaigns.campaign-editor.stores-failed',
    description: 'The step of the stores did not come',
    defaultMessage: 'Butikerna kunde inte visas. De andra delarna går att fylla i under tiden.',
    en: 'The stores could not be shown. You can fill in the other parts meanwhile.',
  },
})

export const stepNames = defineMessages({
  basics: {
    id: 'mf-campaigns.campaign-editor.step.basics',
    description: 'Section',
    defaultMessage: 'Grunder',
    en: 'Basics',
  },
  product: {
    id: 'mf-campaigns.campaign-editor.step.product',
    description: 'Section',
    defaultMessage: 'Produkt',
    en: 'Product',
  },
  stores: {
    id: 'mf-campaigns.campaign-editor.step.stores',
    description: 'Section',
    defaultMessage: 'Butiker',
    en: 'Stores',
  },
  brief: {
    id: 'mf-campaigns.campaign-editor.step.brief',
    description: 'Section',
    defaultMessage: 'Uppdrag',
    en: 'Assignment',
  },
  terms: {
    id: 'mf-campaigns.campaign-editor.step.terms',
    description: 'Section',
    defaultMessage: 'Villkor',
    en: 'Terms',
  },
  creators: {
    id: 'mf-campaigns.campaign-editor.step.creators',
    description: 'Section',
    defaultMessage: 'Kreatörer',
    en: 'Creators',
  },
  budget: {
    id: 'mf-campaigns.campaign-editor.step.budget',
    description: 'Section',
    defaultMessage: 'Budget',
    en: 'Budget',
  },
  summary: {
    id: 'mf-campaigns.campaign-editor.step.summary',
    description: 'Section',
    defaultMessage: 'Sammanfatta',
    en: 'Summary',
  },
})

export const stateWords = defineMessages({
  todo: {
    id: 'mf-campaigns.campaign-editor.state.todo',
    description: 'State of a section, read out',
    defaultMessage: 'återstår',
    en: 'to do',
  },
  done: {
    id: 'mf-campaigns.campaign-editor.state.done',
    description: 'State of a section, read out',
    defaultMessage: 'klar',
    en: 'done',
  },
  error: {
    id: 'mf-campaigns.campaign-editor.state.error',
    description: 'State of a section, read out',
    defaultMessage: 'behöver rättas',
    en: 'needs correction',
  },
})

/** Default instructions for a post, a post and a story, and only a story (row E-13). `label`: the country's words for advertising. */
export const instructionTexts = bilingual(
  defineMessages({
    post: {
      id: 'mf-campaigns.campaign-editor.instructions.post',
      description: 'Default instructions',
      defaultMessage:
        'Publicera ett inlägg där produkten syns tydligt. Börja texten med ”{label}” och nämn vårt konto. Svara gärna på frågor i kommentarerna första dygnet.',
      en: 'Publish a post that shows the product clearly. Start the text with “{label}” and mention our account. Please answer questions in the comments on the first day.',
    },
    postAndStory: {
      id: 'mf-campaigns.campaign-editor.instructions.post-and-story',
      description: 'Default instructions',
      defaultMessage:
        'Publicera ett inlägg och en story där produkten syns tydligt. Börja texten med ”{label}”, nämn vårt konto och märk även storyn som reklam.',
      en: 'Publish a post and a story that show the product clearly. Start the text with “{label}”, mention our account, and mark the story as advertising as well.',
    },
    story: {
      id: 'mf-campaigns.campaign-editor.instructions.story',
      description: 'Default instructions',
      defaultMessage:
        'Publicera en story där du använder produkten. Märk den som reklam, nämn vårt konto och låt den ligga uppe i 24 timmar.',
      en: 'Publish a story in which you use the product. Mark it as advertising, mention our account, and leave it up for 24 hours.',
    },
    content: {
      id: 'mf-campaigns.campaign-editor.instructions.content',
      description: 'Default instructions of a campaign for material, which is handed in and not published',
      defaultMessage:
        'Ta bilder där produkten syns tydligt i bra ljus, gärna när den används, och skriv en text till dem. Lämna materialet här: du behöver inte publicera det själv.',
      en: 'Take photos that show the product clearly in good light, preferably in use, and write a text for them. Submit the material here: you do not have to publish it yourself.',
    },
    link: {
      id: 'mf-campaigns.campaign-editor.instructions.link',
      description: 'Default instructions of a campaign that is published elsewhere than on Instagram',
      defaultMessage:
        'Publicera där produkten syns tydligt och lämna länken här. Börja med ”{label}”, i bild eller text, och nämn oss vid namn.',
      en: 'Publish something that shows the product clearly and submit the link here. Start with “{label}”, on screen or in the text, and mention us by name.',
    },
  }),
)
