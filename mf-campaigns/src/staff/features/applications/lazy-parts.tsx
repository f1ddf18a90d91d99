import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { SkeletonTable, useIsMobile } from '@samspel/ui'
import { messages as m } from './messages'

/** In the shape of the rows, which on phones are cards of two lines. */
export function TableLoading() {
  return <SkeletonTable label={useText()(m.loading)} rows={8} columns={useIsMobile() ? 2 : 6} />
}

export const loadTable = () =>
  import(/* webpackChunkName: "application-table" */ './ApplicationTable').then((module) => module.ApplicationTable)

/** The table and its virtualisation are loaded later, to keep the first view within its size limit. */
export const ApplicationTable = lazyPart(loadTable, { Loading: TableLoading })

/** Shown beside the table for an open application, and below it for a selection. */
export const Profile = lazyPart(() =>
  import(/* webpackChunkName: "application-profile" */ './Profile').then((module) => module.Profile),
)
export const OrderSelect = lazyPart(
  () => import(/* webpackChunkName: "application-profile" */ './OrderSelect').then((module) => module.OrderSelect),
  { Loading: null },
)
export const ShortcutHelp = lazyPart(
  () => import(/* webpackChunkName: "application-profile" */ './ShortcutHelp').then((module) => module.ShortcutHelp),
  { Loading: null },
)
export const SelectionBar = lazyPart(
  () => import(/* webpackChunkName: "application-profile" */ './SelectionBar').then((module) => module.SelectionBar),
  { Loading: null },
)
