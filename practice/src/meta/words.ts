import type { Locale } from '../locale'
import type { Words } from '../service'

export interface ConsentWords {
  title: string
  sandbox: string
  stands: string
  asks: string
  choose: string
  go: string
  deny: string
  fail: string
  wrongApp: string
  wrongAppText: string
}

const svShared = {
  sandbox: 'Sandlåda',
  asks: 'Samspel vill få veta',
  choose: 'Vem är du?',
  go: 'Fortsätt',
  deny: 'Neka',
  fail: 'Fel hos leverantören',
  wrongApp: 'Länken stämmer inte',
  wrongAppText: 'Appen eller adressen att gå tillbaka till är okänd. Gå tillbaka till Samspel och börja om.',
}
const enShared = {
  sandbox: 'Sandbox',
  asks: 'Samspel would like to know',
  choose: 'Who are you?',
  go: 'Continue',
  deny: 'Decline',
  fail: 'Failure at the provider',
  wrongApp: 'Something is wrong with the link',
  wrongAppText: 'The app or the address to return to is unknown. Go back to Samspel and start again.',
}

/** Texts of the consent page; `provider` is its display name. */
export const consentWords = (locale: Locale, provider: string): ConsentWords =>
  locale === 'sv'
    ? {
        ...svShared,
        title: `Logga in med ${provider}`,
        stands: `Den här sidan står i stället för ${provider}. Personerna är påhittade, och inget lämnar den här datorn.`,
      }
    : {
        ...enShared,
        title: `Log in with ${provider}`,
        stands: `This page stands in for ${provider}. The people are made up, and nothing leaves this machine.`,
      }

/** What each permission gives. */
const scopeWords: Record<string, Words> = {
  public_profile: { sv: 'ditt namn', en: 'your name' },
  email: { sv: 'din e-postadress', en: 'your email address' },
  pages_show_list: { sv: 'vilka Facebooksidor du sköter', en: 'the Facebook pages you look after' },
  pages_read_engagement: { sv: 'vad som händer på sidorna', en: 'what happens on the pages' },
  business_management: { sv: 'sidor som ett företag äger', en: 'pages that a business owns' },
  instagram_basic: { sv: 'Instagramkontona bakom sidorna', en: 'the Instagram accounts behind the pages' },
  instagram_manage_insights: { sv: 'kontonas siffror', en: 'the figures of the accounts' },
  pages_manage_metadata: {
    sv: 'att sidan berättar när något händer',
    en: 'that the page tells when something happens',
  },
  instagram_manage_comments: { sv: 'kommentarer och omnämnanden', en: 'comments and mentions' },
  instagram_business_manage_comments: { sv: 'kommentarer och omnämnanden', en: 'comments and mentions' },
  instagram_business_basic: {
    sv: 'ditt användarnamn, kontots typ och antal följare',
    en: 'your user name, the kind of your account and its followers',
  },
  instagram_business_manage_insights: { sv: 'kontots siffror', en: 'the figures of the account' },
}

export const scopeText = (scope: string, locale: Locale): string => scopeWords[scope]?.[locale] ?? scope
