import { bilingual, defineMessages } from '@samspel/i18n'

export const templateNames = defineMessages({
  unverified: {
    id: 'mf-auth.requests.template.unverified',
    description: 'Template',
    defaultMessage: 'Uppgifterna går inte att bekräfta',
    en: 'Details cannot be verified',
  },
  notBrand: {
    id: 'mf-auth.requests.template.not-brand',
    description: 'Template',
    defaultMessage: 'Inget eget varumärke',
    en: 'No brand of their own',
  },
  content: {
    id: 'mf-auth.requests.template.content',
    description: 'Template',
    defaultMessage: 'Varorna passar inte Samspel',
    en: 'Goods do not suit Samspel',
  },
  double: {
    id: 'mf-auth.requests.template.double',
    description: 'Template',
    defaultMessage: 'Finns redan',
    en: 'Exists already',
  },
})

export type TemplateName = keyof typeof templateNames

/** Template reasons, in the language the company reads. */
export const templates = bilingual(
  defineMessages({
    unverified: {
      id: 'mf-auth.requests.template.unverified-text',
      description: 'Reason sent to a company',
      defaultMessage:
        'Vi kunde inte bekräfta företagets uppgifter. Ansök gärna igen med organisationsnummer och en länk till er webbplats i beskrivningen.',
      en: 'We could not verify the details of the company. You are welcome to ask again, with a company registration number and a link to your website in the description.',
    },
    notBrand: {
      id: 'mf-auth.requests.template.not-brand-text',
      description: 'Reason sent to a company',
      defaultMessage:
        'Samspel är till för företag som säljer egna varor eller tjänster. Är ni en byrå? Be varumärket att skapa kontot och bjuda in er.',
      en: 'Samspel is for companies that sell goods or services of their own. Are you an agency? Ask the brand to create the account and invite you.',
    },
    content: {
      id: 'mf-auth.requests.template.content-text',
      description: 'Reason sent to a company',
      defaultMessage: 'Vi förmedlar inte samarbeten om alkohol, tobak, spel eller krediter.',
      en: 'We do not take collaborations about alcohol, tobacco, gambling or credit.',
    },
    double: {
      id: 'mf-auth.requests.template.double-text',
      description: 'Reason sent to a company',
      defaultMessage: 'Ert företag finns redan i Samspel. Be en kollega att bjuda in dig.',
      en: 'Your company is in Samspel already. Ask a colleague to invite you.',
    },
  }),
)
