export { OfferPicture, type OfferPictureProps } from './OfferPicture'
