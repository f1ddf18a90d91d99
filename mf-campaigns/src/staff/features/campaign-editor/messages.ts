import { bilingual, defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  newTitle: {
    id: 'mf-campaigns.campaign-editor.new-title',
    description: 'Heading of a new campaign',
    defaultMessage: 'Ny kampanj',
    en: 'New campaign',
  },
  crumbs: {
    id: 'mf-campaigns.campaign-editor.crumbs',
    description: 'Name of the path above the heading',
    defaultMessage: 'Du är här',
    en: 'You are here',
  },
  campaigns: {
    id: 'mf-campaigns.campaign-editor.campaigns',
    description: 'Link back',
    defaultMessage: 'Kampanjer',
    en: 'Campaigns',
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
  saved: {
    id: 'mf-campaigns.campaign-editor.saved',
    description: 'Save status',
    defaultMessage: 'Sparat {time}',
    en: 'Saved {time}',
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
  theirs: {
    id: 'mf-campaigns.campaign-editor.theirs',
    description: 'Name of the other version',
    defaultMessage: 'Sparat {time}',
    en: 'Saved {time}',
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
  goOn: {
    id: 'mf-campaigns.campaign-editor.go-on',
    description: 'Main button',
    defaultMessage: 'Fortsätt',
    en: 'Continue',
  },
  close: {
    id: 'mf-campaigns.campaign-editor.close',
    description: 'Button without words',
    defaultMessage: 'Stäng',
    en: 'Close',
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
  keptTheirs: {
    id: 'mf-campaigns.campaign-editor.kept-theirs',
    description: 'Name of the version on the server',
    defaultMessage: 'Sparat {time}',
    en: 'Saved {time}',
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
  tryAgain: {
    id: 'mf-campaigns.campaign-editor.try-again',
    description: 'Button',
    defaultMessage: 'Försök igen',
    en: 'Try again',
  },
  reviewComment: {
    id: 'mf-campaigns.campaign-editor.review-comment',
    description: 'Before the comment',
    defaultMessage: 'Från granskningen:',
    en: 'From the review:',
  },
  more: {
    id: 'mf-campaigns.campaign-editor.more',
    description: 'Button without words',
    defaultMessage: 'Mer',
    en: 'More',
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
    en: 'The draft is deleted for everyone at the brand. It cannot be undone.',
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
  view: {
    id: 'mf-campaigns.campaign-editor.view',
    description: 'Name of the switch on phones',
    defaultMessage: 'Visa',
    en: 'Show',
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
    defaultMessage: '{planned} i arvoden. Plånbokens saldo kunde inte hämtas.',
    en: '{planned} in fees. The balance of the wallet could not be loaded.',
  },
  budgetEnough: {
    id: 'mf-campaigns.campaign-editor.budget-enough',
    description: 'About fees',
    defaultMessage: '{planned} i arvoden. Plånboken räcker: {available} är tillgängliga.',
    en: '{planned} in fees. The wallet has enough: {available} is available.',
  },
  budgetMissing: {
    id: 'mf-campaigns.campaign-editor.budget-missing',
    description: 'About fees',
    defaultMessage:
      '{planned} i arvoden, {available} är tillgängliga i plånboken. {missing} saknas innan alla kan godkännas.',
    en: '{planned} in fees, {available} is available in the wallet. {missing} is missing before everyone can be approved.',
  },
  toWallet: {
    id: 'mf-campaigns.campaign-editor.to-wallet',
    description: 'Link',
    defaultMessage: 'Till plånboken',
    en: 'To the wallet',
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

/** Default instruction texts for a post, a post and a story, and a story alone (row E-13). */
export const instructionTexts = bilingual(
  defineMessages({
    post: {
      id: 'mf-campaigns.campaign-editor.instructions.post',
      description: 'Default instructions',
      defaultMessage:
        'Publicera ett inlägg där produkten syns tydligt. Börja texten med ”Reklam för” och nämn vårt konto. Svara gärna på frågor i kommentarerna första dygnet.',
      en: 'Publish a post that shows the product clearly. Start the text with “Advertisement for” and mention our account. Please answer questions in the comments on the first day.',
    },
    postAndStory: {
      id: 'mf-campaigns.campaign-editor.instructions.post-and-story',
      description: 'Default instructions',
      defaultMessage:
        'Publicera ett inlägg och en story där produkten syns tydligt. Börja texten med ”Reklam för”, nämn vårt konto och märk även storyn som reklam.',
      en: 'Publish a post and a story that show the product clearly. Start the text with “Advertisement for”, mention our account, and mark the story as advertising as well.',
    },
    story: {
      id: 'mf-campaigns.campaign-editor.instructions.story',
      description: 'Default instructions',
      defaultMessage:
        'Publicera en story där du använder produkten. Märk den som reklam, nämn vårt konto och låt den ligga uppe i 24 timmar.',
      en: 'Publish a story in which you use the product. Mark it as advertising, mention our account, and leave it up for 24 hours.',
    },
  }),
)
