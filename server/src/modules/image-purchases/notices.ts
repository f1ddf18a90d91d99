import type { Selectable } from 'kysely'
import type { NoticeKind } from '@samspel/api/notices'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { LiveMessage } from '../../live'
import { notify } from '../notices'
import { isToStaff, pathOf, type PurchaseMail, purchaseMail } from './mails'
import * as repository from './repository'

type Row = Selectable<DB['image_purchases']>
type Clock = Pick<Context, 'live' | 'now' | 'config'>

export const purchaseChanged = ({
  id,
  brand_id: brandId,
  instagramer_id: instagramerId,
}: Pick<Row, 'id' | 'brand_id' | 'instagramer_id'>): LiveMessage => ({
  fact: 'image-purchase-changed',
  ids: { imagePurchaseId: id, brandId, instagramerId },
  audience: { brandId, instagramerId },
})

const noticeOf: Record<PurchaseMail, NoticeKind> = {
  requested: 'image_asked',
  accepted: 'image_answered',
  declinedByCreator: 'image_answered',
  declinedByBrand: 'image_withdrawn',
  paid: 'earned',
}

/** Notifies the other side, and open screens. */
export const notifyOtherSide = async (
  trx: Db,
  row: Pick<Row, 'id' | 'brand_id' | 'instagramer_id' | 'price'>,
  kind: PurchaseMail,
  { live, config, now }: Clock,
  said?: string,
) => {
  const names = await repository.addressesOf(trx, row.id)
  if (names)
    await notify(
      trx,
      { live, now, config },
      {
        // Answers go to whoever requested the picture, or to the whole brand once that account is gone.
        to: !isToStaff(kind)
          ? { instagramerId: names.instagramer_id }
          : names.staff_id
            ? { userIds: [names.staff_id] }
            : { brandId: row.brand_id },
        kind: noticeOf[kind],
        subjectId: row.id,
        brandId: row.brand_id,
        href: pathOf(kind),
        facts: {
          ...(isToStaff(kind) ? { creator: names.creator_name } : { brand: names.brand_name }),
          ...(names.campaign_name && { campaign: names.campaign_name }),
          amount: row.price * 100,
        },
        mail: ({ to, locale }) =>
          purchaseMail(kind, names, { to, locale, price: row.price, ...(said && { said }), appUrl: config.appUrl }),
      },
    )
  await live.publish(trx, purchaseChanged(row))
}
