// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const mediaRoutes: RouteTable = {
  createMediaFile: {"method":"POST","path":"/media_files","idempotent":true},
  getMediaFile: {"method":"GET","path":"/media_files/:id"},
  putMediaPart: {"method":"PUT","path":"/media_files/:id/parts/:number","kind":"upload"},
  putMediaPoster: {"method":"PUT","path":"/media_files/:id/poster","kind":"upload"},
  finishMediaFile: {"method":"POST","path":"/media_files/:id/finish"},
  deleteMediaFile: {"method":"DELETE","path":"/media_files/:id"},
}
