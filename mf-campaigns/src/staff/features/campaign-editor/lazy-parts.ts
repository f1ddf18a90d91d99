import { lazyPart } from '@samspel/federation'

/** Versions are rarely compared, so the dialog is loaded on demand. */
export const CompareDialog = lazyPart(
  () => import(/* webpackChunkName: "staff-dialogs" */ './CompareDialog').then((module) => module.CompareDialog),
  { Loading: null },
)
