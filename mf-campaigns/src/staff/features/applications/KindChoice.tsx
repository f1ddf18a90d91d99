import { commonMessages, useText } from '@samspel/i18n'
import { SegmentedControl, useIsMobile } from '@samspel/ui'
import type { ApplicationsOverview } from './data'
import { messages as m } from './messages'
import type { Kind, useView } from './use-view'

/** Applications to campaigns, at stores, or both, with how many wait of each; kept from one visit to the next. */
export function KindChoice({
  view: { kind, showKind },
  overview,
}: {
  view: ReturnType<typeof useView>
  overview: ApplicationsOverview | undefined
}) {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <SegmentedControl<Kind>
      label={t(m.kinds)}
      value={kind}
      onChange={showKind}
      fullWidth={isMobile}
      options={[
        { value: 'all', label: t(commonMessages.all) },
        {
          value: 'campaigns',
          label: t(commonMessages.campaigns),
          ...(!isMobile && { icon: 'truck-delivery' }),
          ...(overview && { count: overview.kinds.campaign }),
        },
        {
          value: 'stores',
          label: t(commonMessages.stores),
          ...(!isMobile && { icon: 'building-store' }),
          ...(overview && { count: overview.kinds.store }),
        },
      ]}
    />
  )
}
