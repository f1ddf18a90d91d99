const words = {
  title: ['Appsimulator', 'App simulator'],
  intro: [
    'Samspel så som mobilappen visar det. Bryggan är på riktigt, telefonen är påhittad.',
    'Samspel as the mobile app shows it. The bridge is real, the phone is made up.',
  ],
  frame: ['Appen', 'The app'],
  reload: ['Ladda om', 'Reload'],
  anew: ['Börja om', 'Start over'],
  phone: ['Telefon', 'Phone'],
  size: ['Skärm', 'Screen'],
  bridge: ['Bryggan', 'The bridge'],
  bridgeNow: ['finns direkt', 'is there at once'],
  bridgeSlow: ['kommer efter 40 försök', 'appears after 40 looks'],
  bridgeLate: ['kommer efter 150 försök', 'appears after 150 looks'],
  bridgeNever: ['kommer aldrig', 'never appears'],
  emailAuthentication: ['Inloggning med e-post', 'Sign-in by email'],
  scanStoreCode: ['Kodläsare', 'Code scanner'],
  send: ['Skicka till sidan', 'Send to the page'],
  device: ['Push-nyckel', 'Push token'],
  newDevice: ['Ny nyckel', 'New token'],
  storeCode: ['Butikskod', 'Store code'],
  navigate: ['Sökväg', 'Path'],
  sendIt: ['Skicka', 'Send'],
  raw: ['Valfritt meddelande', 'Any message'],
  rawHint: [
    'JSON precis som den står: så provas det som ska vägras.',
    'JSON exactly as it stands: to try what has to be refused.',
  ],
  origin: ['Vidarebefordrat från (origin)', 'Relayed from (origin)'],
  state: ['Läge', 'State'],
  session: ['Session', 'Session'],
  signedIn: ['Inloggad', 'Signed in'],
  signedOut: ['Ingen', 'None'],
  contract: ['Kontrakt', 'Contract'],
  notYet: ['väntar', 'waiting'],
  path: ['Sidan står på', 'The page is at'],
  statusBar: ['Statusfält', 'Status bar'],
  permission: ['Notiser', 'Notifications'],
  external: ['I webbläsaren', 'In the browser'],
  none: ['inget än', 'nothing yet'],
  log: ['Meddelanden', 'Messages'],
  noLog: ['Inga meddelanden än.', 'No messages yet.'],
  clear: ['Töm', 'Clear'],
  again: ['Skicka igen', 'Send again'],
  toApp: ['till appen', 'to the app'],
  toPage: ['till sidan', 'to the page'],
  back: ['Tillbaka', 'Back'],
  authTitle: ['Logga in', 'Log in'],
  authText: [
    'Appens egen inloggning. Välj en av demots kreatörer.',
    "The app's own sign-in. Choose one of the demo's creators.",
  ],
  newAccount: ['Nytt konto, obekräftad adress', 'New account, unconfirmed address'],
  email: ['E-post', 'Email'],
  password: ['Lösenord', 'Password'],
  cancel: ['Avbryt', 'Cancel'],
  refused: ['Inloggningen nekades', 'The sign-in was refused'],
  unreachable: ['API:et svarar inte. Är Samspel igång?', 'The API does not answer. Is Samspel running?'],
  askTitle: ['Samspel vill skicka notiser', 'Samspel wants to send notifications'],
  askText: [
    'Telefonens egen fråga. Den ställs bara en gång på riktigt.',
    "The phone's own question. On a real phone it is asked only once.",
  ],
  allow: ['Tillåt', 'Allow'],
  deny: ['Tillåt inte', 'Do not allow'],
  scanTitle: ['Läs av butikens kod', "Scan the store's code"],
  scanText: ['Skriv koden som läsaren skulle ha hittat.', 'Write the code that the scanner would have found.'],
  left: [
    'Appen läggs i bakgrunden: det finns inget att gå tillbaka till.',
    'The app goes to the background: there is nothing to go back to.',
  ],
  opened: ['Öppnas i telefonens webbläsare', 'Opens in the phone’s browser'],
  unreadable: ['Sidan skickade något som inte går att läsa', 'The page sent something that cannot be read'],
  close: ['Stäng', 'Close'],
} as const satisfies Record<string, readonly [sv: string, en: string]>

export type WordId = keyof typeof words

const isSwedish = navigator.languages.some((tag) => /^sv\b/i.test(tag))

/** A text in Swedish if the browser's languages include it, otherwise in English. */
export const word = (id: WordId): string => words[id][isSwedish ? 0 : 1]

/** Sets the language and title of the page. */
export const speak = (): void => {
  document.documentElement.lang = isSwedish ? 'sv' : 'en'
  document.title = `${word('title')} - Samspel`
}
