import { bilingual, defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  skip: {
    id: 'shell.frame.skip',
    description: 'Link at the very top, for the keyboard',
    defaultMessage: 'Hoppa till innehållet',
    en: 'Skip to the content',
  },
  mainNavigation: {
    id: 'shell.frame.main-navigation',
    description: 'Name of the navigation',
    defaultMessage: 'Huvudmeny',
    en: 'Main menu',
  },
  collapse: {
    id: 'shell.frame.collapse',
    description: 'Makes the side bar narrow',
    defaultMessage: 'Fäll ihop menyn',
    en: 'Collapse the menu',
  },
  expand: {
    id: 'shell.frame.expand',
    description: 'Makes the side bar wide',
    defaultMessage: 'Fäll ut menyn',
    en: 'Expand the menu',
  },
  groupPublic: {
    id: 'shell.frame.group-public',
    description: 'Group of entries that visitors see too',
    defaultMessage: 'Synligt utåt',
    en: 'Visible to everyone',
  },
  groupCustomers: {
    id: 'shell.frame.group-customers',
    description: 'Group of entries for the platform’s staff: whom Samspel works for',
    defaultMessage: 'Kunder',
    en: 'Customers',
  },
  groupMoney: {
    id: 'shell.frame.group-money',
    description: 'Group of entries for the platform’s staff',
    defaultMessage: 'Pengar',
    en: 'Money',
  },
  groupContent: {
    id: 'shell.frame.group-content',
    description: 'Group of entries for the platform’s staff: reports, packages, texts',
    defaultMessage: 'Innehåll',
    en: 'Content',
  },
  groupPlatform: {
    id: 'shell.frame.group-platform',
    description: 'Group of entries for who runs the platform',
    defaultMessage: 'Plattform',
    en: 'Platform',
  },
  questions: {
    id: 'shell.frame.questions',
    description: 'Help entry: the page with answers',
    defaultMessage: 'Frågor och svar',
    en: 'Questions and answers',
  },
  shortcuts: {
    id: 'shell.frame.shortcuts',
    description: 'Help entry and title of its window',
    defaultMessage: 'Kortkommandon',
    en: 'Keyboard shortcuts',
  },
  apiDocs: {
    id: 'shell.frame.api-docs',
    description: 'Help entry: the page of the API',
    defaultMessage: 'API för utvecklare',
    en: 'API for developers',
  },
  account: {
    id: 'shell.frame.account',
    description: 'Opens the account menu',
    defaultMessage: 'Konto:',
    en: 'Account:',
  },
  theme: {
    id: 'shell.frame.theme',
    description: 'Label of the theme choice',
    defaultMessage: 'Utseende',
    en: 'Appearance',
  },
  light: { id: 'shell.frame.light', description: 'Theme', defaultMessage: 'Ljust', en: 'Light' },
  dark: { id: 'shell.frame.dark', description: 'Theme', defaultMessage: 'Mörkt', en: 'Dark' },
  system: {
    id: 'shell.frame.system',
    description: 'Theme: as the device',
    defaultMessage: 'Som enheten',
    en: 'As the device',
  },
  systemShort: {
    id: 'shell.frame.system-short',
    description: 'Theme: as the device, in a narrow place',
    defaultMessage: 'Enheten',
    en: 'Device',
  },
  switchCompany: {
    id: 'shell.frame.switch-company',
    description: 'Account menu entry of whoever belongs to several companies',
    defaultMessage: 'Byt företag',
    en: 'Switch company',
  },
  signOut: {
    id: 'shell.frame.sign-out',
    description: 'Account menu entry',
    defaultMessage: 'Logga ut',
    en: 'Log out',
  },
  signUp: {
    id: 'shell.frame.sign-up',
    description: 'Leads visitors to a new account',
    defaultMessage: 'Skapa konto',
    en: 'Create account',
  },
  chooseBrand: {
    id: 'shell.frame.choose-brand',
    description: 'Name of the brand switcher',
    defaultMessage: 'Välj varumärke:',
    en: 'Choose brand:',
  },
  roleAdmin: {
    id: 'shell.frame.role-admin',
    description: 'Under the name, role 1',
    defaultMessage: 'Administratör',
    en: 'Administrator',
  },
  roleCompany: {
    id: 'shell.frame.role-company',
    description: 'Under the name, role 2',
    defaultMessage: 'Varumärkesansvarig',
    en: 'Brand manager',
  },
  roleStore: {
    id: 'shell.frame.role-store',
    description: 'Under the name, role 3',
    defaultMessage: 'Butikspersonal',
    en: 'Store staff',
  },
  navigated: {
    id: 'shell.frame.navigated',
    description: 'Read aloud after a change of page',
    defaultMessage: '{title}, sidan är öppen',
    en: '{title}, page opened',
  },
})

/** The shell's own entries of the navigation: those of remotes come in both languages too, and are searched in both. */
export const entryLabels = bilingual(
  defineMessages({
    status: {
      id: 'shell.frame.status',
      description: 'Entry of the status page',
      defaultMessage: 'Driftstatus',
      en: 'Platform status',
    },
    settings: {
      id: 'shell.frame.settings',
      description: 'Account menu entry',
      defaultMessage: 'Inställningar',
      en: 'Settings',
    },
  }),
)
