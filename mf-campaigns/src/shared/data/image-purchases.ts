import { allList, type ImagePurchase } from '@samspel/api'
import { defineMessages, type ErrorMessages } from '@samspel/i18n'
import { apiAction, createPagedLists, type PagedLists, prepend, removeWhere } from '@samspel/store'

const texts = defineMessages({
  open: {
    id: 'mf-campaigns.error.image-requested',
    description: 'The picture is already asked for',
    defaultMessage: 'Bilden är redan efterfrågad. Förfrågan finns under Bildköp.',
    en: 'The image has already been asked for. The request is under Image purchases.',
  },
  funds: {
    id: 'mf-campaigns.error.image-funds',
    description: 'The brand has too little money to pay for the picture',
    defaultMessage: 'Pengarna på varumärkets konto räcker inte.',
    en: 'There is not enough money in the brand’s account.',
  },
})

const createErrors: ErrorMessages = { conflict: texts.open }

const payErrors: ErrorMessages = { insufficient_funds: texts.funds }

export const createImagePurchase = apiAction('createImagePurchase', { errorMessages: createErrors })
export const listImagePurchases = apiAction('listImagePurchases')
export const listOwnImagePurchases = apiAction('listMyImagePurchases')
export const acceptImagePurchase = apiAction('acceptImagePurchase')
export const approveImagePurchase = apiAction('approveImagePurchase', { errorMessages: payErrors })
export const declineImagePurchase = apiAction('declineImagePurchase')
export const getImageOriginal = apiAction('getImageOriginal')

/** A brand's accounts, to pay from. */
export const listAccounts = apiAction('listAccounts')

export type PurchaseState = ImagePurchase['state'] | typeof allList

export const purchaseStates: readonly PurchaseState[] = ['requested', 'pending', 'approved', 'declined', allList]

/** The queue shown: purchases of the user's brands, or requests to the signed-in creator. */
export interface PurchaseFilter {
  owner: 'brands' | 'me'
  state: PurchaseState
  brandId?: string | null | undefined
  campaignId?: string | null | undefined
}

export const purchaseListKey = ({ owner, state, brandId, campaignId }: PurchaseFilter): string =>
  [owner, state, brandId ?? '', campaignId ?? ''].join('/')

const parse = (key: string) => {
  const [owner, state, brandId, campaignId] = key.split('/')
  return { owner, state: state as PurchaseState, brandId, campaignId }
}

/** The actions that change a purchase's state. */
export const purchaseActs = [acceptImagePurchase, approveImagePurchase, declineImagePurchase] as const

/** Moves a purchase into the queue of its state, and out of all others except those of every state. */
const place = (lists: PagedLists, purchase: ImagePurchase): PagedLists => {
  const left = removeWhere(lists, purchase.id, (key) => ![purchase.state, allList].includes(parse(key).state))
  const fits = (key: string) => {
    const { state, brandId, campaignId } = parse(key)
    return (
      [purchase.state, allList].includes(state) &&
      (!brandId || brandId === purchase.brandId) &&
      (!campaignId || campaignId === purchase.campaignId)
    )
  }
  return Object.keys(left).reduce(
    (all, key) => (fits(key) && left[key]!.hasFetched ? prepend(all, key, purchase.id) : all),
    left,
  )
}

/** Image purchases by queue; mounted at `imagePurchaseLists`. */
export const imagePurchaseLists = createPagedLists({
  name: 'imagePurchaseLists',
  fetch: (key, page) => {
    const { owner, state, brandId, campaignId } = parse(key)
    const query = { page, ...(state !== allList && { state }) }
    if (owner === 'me') return listOwnImagePurchases({ query }) as never
    return listImagePurchases({ query: { ...query, ...(brandId && { brandId }), ...(campaignId && { campaignId }) } })
  },
  on: (lists, action) => {
    const done = [createImagePurchase, ...purchaseActs].find(({ success }) => success.match(action))
    return done?.success.match(action) ? place(lists, action.payload.data.imagePurchase) : lists
  },
})
