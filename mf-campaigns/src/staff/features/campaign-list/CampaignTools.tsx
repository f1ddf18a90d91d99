import { useLocale, useText } from '@samspel/i18n'
import { ExportButton } from '../../components/export/ExportButton'
import { ViewsMenu } from '../../components/saved-views/ViewsMenu'
import { filterNames } from './data/filters'
import { campaignsFile } from './export-campaigns'

const viewParts = ['state', 'q', ...filterNames, 'sort']

/** Saved views and export of the list. */
export function CampaignTools({ listKey, total }: { listKey: string; total: number }) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <ViewsMenu screen="campaigns" parts={viewParts} />
      {total > 0 && <ExportButton load={() => Promise.resolve(campaignsFile(listKey, t, locale))} />}
    </>
  )
}
