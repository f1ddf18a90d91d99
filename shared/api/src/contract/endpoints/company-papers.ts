import { Type } from 'typebox'
import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { CompanyPapers, PaperChange } from '../entities'
import { CountryCode, IdParams, listOf, Name, Nullable, Optional, paged, Shape, Text } from '../primitives'

const tag = 'company papers'

/** `asksVies`: the installation asks the EU's register about VAT numbers of this company's country. */
const Papers = Shape({ papers: CompanyPapers, asksVies: Type.Boolean() })

/** What stands on a company's invoices: who it is and where. */
export const companyPaperEndpoints = {
  getCompanyPapers: endpoint({
    method: 'GET',
    path: '/companies/:id/papers',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: "What stands on a company's invoices, and what is missing there; the own company for its staff.",
    params: IdParams,
    response: Papers,
  }),
  updateCompanyPapers: endpoint({
    method: 'PATCH',
    path: '/companies/:id/papers',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      "Changes what stands on a company's invoices from the next one on. Numbers are read as people write them, and kept as their country does: 422 at `organisation_number` and `vat_number`: `wrong_length`, `wrong_number` by the check digit, `invalid`. A changed VAT number is asked of the EU's register, which may take until later. Numbers that do not fit a new country are taken away.",
    params: IdParams,
    rateLimit: { max: 120, minutes: 15, per: 'caller' },
    body: Shape({
      papers: Shape({
        legalName: Optional(Nullable(Name(120))),
        organisationNumber: Optional(Nullable(Text(40))),
        vatNumber: Optional(Nullable(Text(40))),
        countryCode: Optional(CountryCode),
        street: Optional(Nullable(Text(120))),
        postalCode: Optional(Nullable(Text(20))),
        town: Optional(Nullable(Text(80))),
        invoiceEmail: Optional(Nullable(Text(254))),
        reference: Optional(Nullable(Text(80))),
      }),
    }),
    response: Papers,
  }),
  listPaperChanges: endpoint({
    method: 'GET',
    path: '/companies/:id/papers/changes',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Who changed what of it and when, from what to what; newest first.',
    params: IdParams,
    query: Shape(paged),
    response: listOf('changes', PaperChange),
  }),
}
