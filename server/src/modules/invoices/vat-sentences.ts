import type { Locale } from '@samspel/api'
import type { VatRule } from './vat'

/** What an invoice says of its VAT besides the rate; the sources stand beside the rules. */
export const vatSentences: Record<VatRule, Record<Locale, string | null>> = {
  domestic: { sv: null, en: null },
  reverse_charge: {
    sv: 'Omvänd betalningsskyldighet. Köparen redovisar momsen (artikel 196 i direktiv 2006/112/EG).',
    en: 'Reverse charge. The buyer accounts for the VAT (Article 196 of Directive 2006/112/EC).',
  },
  eu_without_number: {
    sv: 'Svensk moms: ditt momsregistreringsnummer är inte känt som giltigt (artikel 45 i direktiv 2006/112/EG).',
    en: 'Swedish VAT: your VAT number is not known to be valid (Article 45 of Directive 2006/112/EC).',
  },
  outside: {
    sv: 'Ingen svensk moms: tjänsten är omsatt utanför EU (artikel 44 i direktiv 2006/112/EG).',
    en: 'No Swedish VAT: the service is supplied outside the EU (Article 44 of Directive 2006/112/EC).',
  },
  not_registered: {
    sv: 'Ingen moms: säljaren är inte registrerad för moms.',
    en: 'No VAT: the seller is not registered for VAT.',
  },
}
