import { useState } from 'react'
import type { CampaignPackage } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, EmptyState, Page, SkeletonTable } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { listPackages } from '../../data'
import { messages } from './messages'
import { PackageTable } from './PackageTable'

const EditPackage = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './EditPackage').then((module) => module.EditPackage),
)

/** The packages campaigns are sold in: administrators set prices, texts and availability (row T-08). */
export function PackagesPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const { result, status, error, retry } = useQuery(listPackages())
  const [editing, setEditing] = useState<CampaignPackage>()
  return (
    <Page title={t(messages.title)} context={t(messages.context)}>
      {!result && status !== 'error' && <SkeletonTable label={t(messages.loading)} columns={6} />}
      {!result && status === 'error' && <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} />}
      {result?.packages.length === 0 && (
        <EmptyState
          title={t(messages.empty)}
          text={t(messages.emptyText)}
          action={
            <Button variant="light" icon="refresh" onClick={retry}>
              {t(messages.again)}
            </Button>
          }
        />
      )}
      {result && result.packages.length > 0 && (
        <PackageTable packages={result.packages} busy={status === 'refreshing'} onEdit={setEditing} />
      )}
      {editing && <EditPackage edited={editing} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}
