import type { Campaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Modal, Picture } from '@samspel/ui'
import { deskMessages as m } from './desk-messages'
import css from './OfferDesk.module.css'

/** How the product crops a picture: the offer’s page, a card of the marketplace, rows of lists. */
const crops = [
  { key: 'cropOffer', ratio: 2 },
  { key: 'cropCard', ratio: 9 / 5 },
  { key: 'cropRow', ratio: 1 },
] as const

/** The whole picture, enlarged, and the crops of it that the product shows. */
export function PictureLayer({
  campaign: { name, productImageUrl, productImageFocus },
  size,
  onClose,
}: {
  campaign: Campaign
  size: string | undefined
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal open size="lg" onClose={onClose} title={t(m.pictureOf, { name })} closeLabel={t(commonMessages.close)}>
      <figure className={css.whole}>
        <img src={productImageUrl ?? ''} alt="" />
        {size && <figcaption className={css.hint}>{size}</figcaption>}
      </figure>
      <ul className={css.crops}>
        {crops.map(({ key, ratio }) => (
          <li key={key} style={{ flexGrow: ratio }}>
            <Picture src={productImageUrl} focus={productImageFocus} alt="" ratio={ratio} />
            <span className={css.hint}>{t(m[key])}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
