import { useEffect } from 'react'
import type { NavEntry } from '@samspel/federation/registry'
import { matchRoute } from '@samspel/federation/registry'
import type { BilingualMessage } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { useAppSelector } from '@samspel/store'
import { Toaster } from '@samspel/ui'
import { selectClaimedArea, useArea } from '../areas/use-area'
import { useDecision } from '../areas/use-decision'
import { useOpenRegistry } from '../areas/use-open-registry'
import { useRedirect } from '../areas/use-redirect'
import { NothingHere, PermissionDialog } from '../native/NativeParts'
import { useAddress } from '../navigation/location'
import { useArrival } from '../navigation/use-arrival'
import { useShell } from '../services/context'
import { Announcement } from './Announcement'
import { ContentOutlet } from './ContentOutlet'
import { Layout } from './Layout'
import { entryLabels } from './messages'
import { entriesOf, startOf, withSettings, withStatus } from './navigation-entries'
import { useEntryBrand } from './use-entry-brand'

const labelOf = ({ defaultMessage, en }: BilingualMessage): NavEntry['label'] => ({ sv: defaultMessage, en })

/** Everything around the remotes: decides what to show at the current address, within the visitor’s frame. */
export function Shell() {
  const { host, terms } = useShell()
  const registry = useOpenRegistry()
  const { path, search } = useAddress()
  const area = useArea()
  const claimed = useAppSelector(selectClaimedArea)
  const locale = useAppSelector((state) => state.app.locale)
  const brandId = useEntryBrand(area)
  const owned = matchRoute(registry, '/settings', claimed) !== undefined
  const entries = withStatus(
    withSettings(entriesOf(registry, claimed, brandId), labelOf(entryLabels.settings), claimed, owned),
    labelOf(entryLabels.status),
    claimed,
  )
  const decision = useDecision({ path, search, area, claimed, start: startOf(entries), registry })
  const announced = useArrival(path, search, decision)

  useRedirect(decision, path, terms[locale])
  useEffect(() => void host.refresh(), [host, area, registry])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  if (decision.kind === 'nothing') return <NothingHere path={path} search={search} />
  if (decision.kind === 'terms') return null
  return (
    <>
      <Layout
        area={decision.kind === 'native-auth' ? 'anonymous' : claimed}
        resolved={area !== undefined}
        path={path}
        search={search}
        entries={entries}
        focused={decision.kind === 'remote' && decision.focused}
      >
        <ContentOutlet decision={decision} area={area} search={search} />
      </Layout>
      <Announcement text={announced} />
      <Toaster />
      {isNative() && <PermissionDialog />}
    </>
  )
}
