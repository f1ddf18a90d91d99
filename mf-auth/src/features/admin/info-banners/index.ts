export { BannerEditorPage } from './BannerEditorPage'
export { BannersPage } from './BannersPage'
