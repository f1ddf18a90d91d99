export { BrandEditorPage } from './BrandEditorPage'
export { BrandsPage } from './BrandsPage'
export { InvitationsPage } from './InvitationsPage'
export { MembersPage } from './MembersPage'
