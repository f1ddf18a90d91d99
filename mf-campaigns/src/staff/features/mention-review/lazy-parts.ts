import { lazy } from 'react'

/** What is only asked or told on demand comes when it is. */
export const BuyImageDialog = lazy(() => import(/* webpackChunkName: "buy-image" */ './buy'))
export const BulkProgress = lazy(() =>
  import(/* webpackChunkName: "review-dialogs" */ './BulkProgress').then(({ BulkProgress: part }) => ({
    default: part,
  })),
)
export const Dialogs = lazy(() =>
  import(/* webpackChunkName: "review-dialogs" */ './Dialogs').then(({ Dialogs: part }) => ({ default: part })),
)
export const ShortcutHelp = lazy(() =>
  import(/* webpackChunkName: "review-dialogs" */ './ShortcutHelp').then(({ ShortcutHelp: part }) => ({
    default: part,
  })),
)
