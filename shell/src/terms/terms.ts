import type { Locale } from '@samspel/i18n'

export interface Terms {
  title: string
  lead: string
  /** Over the list of sections. */
  contents: string
  /** Opens the browser's dialog for printing, which also saves files. */
  print: string
  /** What the sections say, in short, and that the sections are what applies. */
  summary: { title: string; points: readonly string[]; note: string }
  sections: readonly { id: string; title: string; text: readonly string[] }[]
}

/** The terms in each language, whatever the page around them speaks. The words of a lawyer take their place. */
export const terms: Record<Locale, Terms> = {
  sv: {
    title: 'Villkor',
    lead: 'De här villkoren gäller mellan dig och Samspel när du använder tjänsten.',
    contents: 'På den här sidan',
    print: 'Skriv ut eller spara som PDF',
    summary: {
      title: 'I korthet',
      points: [
        'Du ansvarar för ditt konto, och för att det du uppger är sant.',
        'Ett samarbete börjar när varumärket har godkänt din ansökan.',
        'Inlägg märks som reklam.',
        'Ersättningen hålls på varumärkets konto och betalas ut när inlägget är godkänt.',
        'Du kan få ut dina uppgifter eller be oss ta bort dem.',
      ],
      note: 'Det är texten nedan som gäller.',
    },
    sections: [
      {
        id: 'account',
        title: 'Ditt konto',
        text: ['Du ansvarar för det som görs med ditt konto. Uppgifterna du lämnar ska vara riktiga.'],
      },
      {
        id: 'collaborations',
        title: 'Samarbeten',
        text: [
          'En ansökan blir ett samarbete när varumärket har godkänt den. Inlägg ska märkas som reklam enligt lag.',
        ],
      },
      {
        id: 'payment',
        title: 'Betalning',
        text: [
          'Ersättning för betalda samarbeten hålls på varumärkets konto och betalas ut när inlägget har godkänts.',
        ],
      },
      {
        id: 'privacy',
        title: 'Personuppgifter',
        text: [
          'Vi sparar det som behövs för att tjänsten ska fungera. Du kan be om ett utdrag eller att dina uppgifter tas bort.',
        ],
      },
      {
        id: 'cookies',
        title: 'Kakor',
        text: [
          'Vi sparar din inloggning, dina val och påbörjade utkast i webbläsaren. Dina val är till exempel språk, utseende, land och filter. Kakor använder vi bara för att sidorna ska fungera.',
          'Inget av det används för att följa dig på andra webbplatser. Rensar du det i webbläsaren loggas du ut och får göra valen igen.',
        ],
      },
      {
        id: 'company',
        title: 'För företag',
        text: [
          'Den som skapar ett konto för ett varumärke ska ha rätt att företräda företaget. Vi granskar nya företag innan kampanjer kan visas för kreatörer.',
          'Företaget svarar för kampanjernas innehåll, för att utlovade produkter lämnas ut och för att det finns pengar på kontot när ersättning har utlovats.',
        ],
      },
      {
        id: 'company-privacy',
        title: 'Personuppgifter för företag',
        text: [
          'Vi sparar namn och e-postadress för den som arbetar i företagets konto. Uppgifter om kreatörer får bara användas för samarbetet.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms',
    lead: 'These terms apply between you and Samspel when you use the service.',
    contents: 'On this page',
    print: 'Print or save as PDF',
    summary: {
      title: 'In short',
      points: [
        'You answer for your account, and for the truth of what you tell us.',
        'A collaboration begins when the brand has approved your application.',
        'Posts are marked as advertising.',
        'The fee is held on the account of the brand and is paid out when the post has been approved.',
        'You can have an extract of your data, or ask us to remove it.',
      ],
      note: 'The text below is what applies.',
    },
    sections: [
      {
        id: 'account',
        title: 'Your account',
        text: ['You answer for what is done with your account. What you tell us about yourself must be true.'],
      },
      {
        id: 'collaborations',
        title: 'Collaborations',
        text: [
          'An application becomes a collaboration when the brand has approved it. Posts must be marked as advertising as the law demands.',
        ],
      },
      {
        id: 'payment',
        title: 'Payment',
        text: [
          'The fee of a paid collaboration is held on the account of the brand and is paid out when the post has been approved.',
        ],
      },
      {
        id: 'privacy',
        title: 'Personal data',
        text: [
          'We keep what is needed for the service to work. You may ask for an extract, or for your data to be removed.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        text: [
          'We store your login, your choices and unfinished drafts in the browser. Choices are for example language, appearance, country and filters. We use cookies only to make the pages work.',
          'None of it is used to follow you on other websites. If you clear it in your browser, you are logged out and have to make the choices again.',
        ],
      },
      {
        id: 'company',
        title: 'For companies',
        text: [
          'Whoever creates an account for a brand must be entitled to represent the company. We look at new companies before their campaigns can be shown to creators.',
          'The company answers for what its campaigns say, for handing out the products it has promised, and for having money in its account when it has promised a fee.',
        ],
      },
      {
        id: 'company-privacy',
        title: 'Personal data for companies',
        text: [
          "We store the name and email address of everybody who works in the company's account. What you learn about creators may be used for the collaboration only.",
        ],
      },
    ],
  },
}
