import { useLocale, useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { LinkButton } from '@samspel/ui'
import { blockMessages } from '../../components/blocklist/messages'
import { filterParts } from '../../components/creator-list'
import { ExportButton } from '../../components/export/ExportButton'
import { ViewsMenu } from '../../components/saved-views/ViewsMenu'
import { creatorsFile } from './export-creators'

const viewParts = ['q', ...filterParts, 'sort']

/** Saved views and export of the directory. */
export function CreatorTools({ listKey, total = 0 }: { listKey: string; total?: number | undefined }) {
  const t = useText()
  const locale = useLocale()
  const isCompany = useAppSelector(selectArea) === 'company'
  return (
    <>
      <ViewsMenu screen="creators" parts={viewParts} />
      {isCompany && (
        <LinkButton href="/creators/blocked" icon="ban">
          {t(blockMessages.blocked)}
        </LinkButton>
      )}
      {total > 0 && <ExportButton load={() => Promise.resolve(creatorsFile(listKey, t, locale))} />}
    </>
  )
}
