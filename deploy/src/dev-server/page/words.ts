interface Word {
  sv: string
  en: string
}

const words = {
  title: { sv: 'Verkbänk', en: 'Workbench' },
  role: { sv: 'Roll', en: 'Role' },
  anonymous: { sv: 'Besökare', en: 'Visitor' },
  admin: { sv: 'Administratör', en: 'Administrator' },
  company: { sv: 'Företag', en: 'Company' },
  store: { sv: 'Butik', en: 'Store' },
  creator: { sv: 'Kreatör', en: 'Creator' },
  locale: { sv: 'Språk', en: 'Language' },
  sv: { sv: 'Svenska', en: 'Swedish' },
  en: { sv: 'Engelska', en: 'English' },
  width: { sv: 'Bredd', en: 'Width' },
  full: { sv: 'Full', en: 'Full' },
  scheme: { sv: 'Tema', en: 'Theme' },
  system: { sv: 'System', en: 'System' },
  light: { sv: 'Ljust', en: 'Light' },
  dark: { sv: 'Mörkt', en: 'Dark' },
  native: { sv: 'I appen', en: 'In the app' },
  path: { sv: 'Sökväg', en: 'Path' },
  fault: { sv: 'Fel', en: 'Fault' },
  none: { sv: 'Inget', en: 'None' },
  slow: { sv: 'Långsamt, 3 s', en: 'Slow, 3 s' },
  offline: { sv: 'Inget nät', en: 'Offline' },
  '500': { sv: '500', en: '500' },
  '401': { sv: '401', en: '401' },
  scope: { sv: 'Drabbar', en: 'Hits' },
  allCalls: { sv: 'alla anrop', en: 'all calls' },
  api: { sv: 'Riktigt API', en: 'Real API' },
  config: { sv: 'Inställningar', en: 'Settings' },
  defaults: { sv: 'standardvärden', en: 'defaults' },
  fake: { sv: 'påhittat', en: 'fake' },
  building: { sv: 'Bygger', en: 'Building' },
  built: { sv: 'Byggd', en: 'Built' },
  failed: { sv: 'Bygget misslyckades', en: 'The build failed' },
  failedText: {
    sv: 'Ramen visar det senaste som gick att bygga.',
    en: 'The frame shows the last build that succeeded.',
  },
  gone: {
    sv: 'Verkbänken svarar inte. Är kommandot igång?',
    en: 'The workbench does not answer. Is its command running?',
  },
  unreachable: {
    sv: 'Det riktiga API:et svarar inte. Är adressen rätt och Samspel igång där?',
    en: 'The real API does not answer. Is the address right and Samspel running there?',
  },
  refused: {
    sv: 'Demokontot för rollen finns inte där. Ramen visar en besökare; logga in kräver mf-auth.',
    en: 'The demo account of this role does not exist there. The frame shows a visitor.',
  },
  copy: { sv: 'Kopiera länk', en: 'Copy link' },
  copied: { sv: 'Kopierad', en: 'Copied' },
  alone: { sv: 'Egen flik', en: 'Own tab' },
  reset: { sv: 'Nya data', en: 'Fresh data' },
  reload: { sv: 'Ladda om', en: 'Reload' },
  calls: { sv: 'Anrop', en: 'Calls' },
  callsHint: {
    sv: 'Välj ett anrop för att låta felet drabba bara det.',
    en: 'Choose a call to let the fault hit it alone.',
  },
  noCalls: { sv: 'Inga anrop än.', en: 'No calls yet.' },
  cut: { sv: 'bruten', en: 'cut' },
  messages: { sv: 'Till appen', en: 'To the app' },
  frame: { sv: 'Förhandsvisning', en: 'Preview' },
  clear: { sv: 'Töm', en: 'Clear' },
} as const satisfies Record<string, Word>

export type WordId = Extract<keyof typeof words, string> | '401' | '500'

const language = navigator.languages.some((tag) => /^sv\b/i.test(tag)) ? 'sv' : 'en'

/** A text in Swedish if the browser's languages include it, otherwise in English. */
export const word = (id: WordId): string => (words as Record<WordId, Word>)[id][language]

/** Sets the language of the page. */
export const speak = (): void => {
  document.documentElement.lang = language
}
