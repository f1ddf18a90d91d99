import type { Campaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { SegmentedControl, Stack } from '@samspel/ui'
import { mountCreatorLists, noFilters } from '../../../components/creator-list'
import { messages } from './messages'
import { Potential } from './Potential'
import { SentInvitations } from './SentInvitations'
import { usePresetExclusivity } from './use-preset-exclusivity'

mountCreatorLists()

export type InviteView = 'potential' | 'invitations'

/** Creators who could be invited, and those who were. */
export function Invite({ campaign, shows }: { campaign: Campaign; shows: InviteView }) {
  const t = useText()
  const [, setQuery] = useQueryParams()
  return (
    <Stack gap={16}>
      <div>
        <SegmentedControl<InviteView>
          size="sm"
          label={t(commonMessages.show)}
          value={shows}
          onChange={(tab) => setQuery({ tab, q: '', sort: '', ...noFilters })}
          options={[
            { value: 'potential', label: t(messages.potential) },
            { value: 'invitations', label: t(messages.sent) },
          ]}
        />
      </div>
      {shows === 'potential' ? <Preset campaign={campaign} /> : <SentInvitations campaign={campaign} />}
    </Stack>
  )
}

/** The list, once the filter that the campaign's terms ask for is set. */
function Preset({ campaign }: { campaign: Campaign }) {
  return usePresetExclusivity(campaign) ? <Potential campaign={campaign} /> : null
}
