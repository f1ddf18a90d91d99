export type { MediaReason, MediaUpload } from './media-upload'
export { lookAtFilm, prepareMedia, shrinkPicture } from './prepare'
export type { MediaUploads } from './uploads'
export { forgetUploads, useMediaUploads } from './use-uploads'
