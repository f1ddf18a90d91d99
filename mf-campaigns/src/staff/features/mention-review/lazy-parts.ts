import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs and help, loaded on demand. */
export const BuyImageDialog = lazyDialog(() =>
  import(/* webpackChunkName: "review-dialogs" */ './buy').then((module) => module.default),
)
export const BulkProgress = lazyDialog(() =>
  import(/* webpackChunkName: "review-dialogs" */ './BulkProgress').then((module) => module.BulkProgress),
)
export const Dialogs = lazyDialog(() =>
  import(/* webpackChunkName: "review-dialogs" */ './Dialogs').then((module) => module.Dialogs),
)
export const EndRounds = lazyDialog(() =>
  import(/* webpackChunkName: "review-dialogs" */ '@samspel/desk/ending').then((module) => module.EndRounds),
)
export const ShortcutHelp = lazyDialog(() =>
  import(/* webpackChunkName: "review-dialogs" */ './ShortcutHelp').then((module) => module.ShortcutHelp),
)

/** Saved views are not needed for reviewing, so they are loaded later. */
export const ReviewViews = lazyPart(() =>
  import(/* webpackChunkName: "review-dialogs" */ './ReviewViews').then((module) => module.ReviewViews),
)

export const BulkBar = lazyPart(
  () => import(/* webpackChunkName: "review-dialogs" */ './BulkBar').then((module) => module.BulkBar),
  { Loading: null },
)
export const LaterFigures = lazyPart(
  () =>
    import(/* webpackChunkName: "review-dialogs" */ '../../../shared/components/LaterFigures').then(
      (module) => module.LaterFigures,
    ),
  { Loading: null },
)
export const LinkFigures = lazyPart(() =>
  import(/* webpackChunkName: "review-dialogs" */ '../../../shared/components/LinkFigures').then(
    (module) => module.LinkFigures,
  ),
)
export const MatchNote = lazyPart(
  () => import(/* webpackChunkName: "draft-review" */ './drafts').then((module) => module.MatchNote),
  { Loading: null },
)
export const DraftDesk = lazyPart(() =>
  import(/* webpackChunkName: "draft-review" */ './drafts').then((module) => module.DraftDesk),
)
