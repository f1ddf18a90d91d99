import type { Campaign, DealFacts } from '@samspel/api'
import { postingDays } from '@samspel/api/campaign-rules'
import { fittingTerms } from '@samspel/api/terms'
import { useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { termsOf } from '@samspel/offer'
import { useEntity } from '@samspel/store'
import { type EditorValues, filledProducts } from '../data/values'
import { messages } from '../messages'

/** The deal as typed in the form, in the shape that its words are made from. */
export function useDealFacts(campaign: Campaign | undefined): DealFacts {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const brand = useEntity('brands', values.brandId)
  const terms = fittingTerms(values.terms, values)
  const category = useEntity('profileCategories', terms.exclusivity?.categoryId)
  const { fee, productValue } = termsOf({
    enablePaidCollaborations: values.enablePaidCollaborations,
    paidCollaborationPrice: values.paidCollaborationPrice ?? 0,
    products: filledProducts(values.products ?? []),
  })
  return {
    title: values.name || t(messages.untitled),
    brandName: brand?.name ?? campaign?.brandName ?? t(messages.yourBrand),
    terms,
    exclusiveCategory: category ?? null,
    fee: fee * 100,
    productValue,
    deliveryMethod: values.deliveryMethod,
    dueAt: values.dueAt,
    postingDays: campaign?.deal?.postingDays ?? postingDays,
    accounts: values.mentions,
  }
}
