import type { Locale } from '@samspel/api'

export interface ConsentWords {
  title: string
  sandbox: string
  stands: string
  asks: string
  gives: readonly string[]
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
export const consentWords = (locale: Locale, provider: 'Facebook' | 'Instagram'): ConsentWords => {
  const isFacebook = provider === 'Facebook'
  return locale === 'sv'
    ? {
        ...svShared,
        title: `Logga in med ${provider}`,
        stands: `Den här sidan står i stället för ${provider}. Personerna är påhittade, och inget lämnar den här datorn.`,
        gives: isFacebook
          ? ['ditt namn och din e-postadress', 'vilka Facebooksidor du sköter, och Instagramkontona bakom dem']
          : ['ditt användarnamn', 'ditt kontos typ och antal följare'],
      }
    : {
        ...enShared,
        title: `Log in with ${provider}`,
        stands: `This page stands in for ${provider}. The people are made up, and nothing leaves this machine.`,
        gives: isFacebook
          ? ['your name and email address', 'the Facebook pages you look after, and the Instagram accounts behind them']
          : ['your user name', 'the kind of your account and its followers'],
      }
}

/** The browser's preferred language among those the page supports; Swedish when there is none. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const wished = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const [best] = wished
    .filter(({ language, weight }) => (language === 'sv' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.language === 'en' ? 'en' : 'sv'
}
