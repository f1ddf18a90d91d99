import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { SkeletonTable } from '@samspel/ui'
import { messages as m } from './messages'

function TableLoading() {
  return <SkeletonTable label={useText()(m.loading)} rows={8} />
}

export const loadTable = () =>
  import(/* webpackChunkName: "application-table" */ './ApplicationTable').then((module) => module.ApplicationTable)

/** The table with what draws the rows that are in sight alone: the first view has its limit without it. */
export const ApplicationTable = lazyPart(loadTable, { Loading: TableLoading })

/** What stands beside the table once an application is opened, and below it once some are chosen. */
export const Profile = lazyPart(() =>
  import(/* webpackChunkName: "application-profile" */ './Profile').then((module) => module.Profile),
)
export const ShortcutHelp = lazyPart(
  () => import(/* webpackChunkName: "application-selection" */ './ShortcutHelp').then((module) => module.ShortcutHelp),
  { Loading: null },
)
export const SelectionBar = lazyPart(
  () => import(/* webpackChunkName: "application-selection" */ './SelectionBar').then((module) => module.SelectionBar),
  { Loading: null },
)
