import type { CommunityMember } from '@samspel/api'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Avatar, BareLink, Button, CheckboxField, Row, StatusChip, VisuallyHidden } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { useFiguresFrom } from '../../../shared/components/use-figures-from'
import { staffWords } from '../../components/words'
import css from './Community.module.css'
import { memberMessages as m, memberStates } from './member-messages'
import { actsOf, type GivenState } from './use-member-actions'

export const actNames: Record<GivenState, Message> = {
  approved: commonMessages.approve,
  declined: m.decline,
  removed: commonMessages.remove,
}

interface MemberTableProps {
  members: readonly CommunityMember[]
  selected: ReadonlySet<string>
  onSelect: (id: string, isOn: boolean) => void
  onAct: (members: readonly CommunityMember[], state: GivenState) => void
  busy: boolean
  /** Members of several states, so that each row says its own. */
  isMixed: boolean
}

/** Members on a page, with their actions. */
export function MemberTable({ members, selected, onSelect, onAct, busy, isMixed }: MemberTableProps) {
  const t = useText()
  const f = useFormats()
  const figuresFrom = useFiguresFrom()
  const columns: Column<CommunityMember>[] = [
    {
      key: 'creator',
      header: t(commonMessages.creator),
      cell: ({ id, instagramerId, creator, note }) => (
        <span className={css.creator}>
          <CheckboxField
            label={<VisuallyHidden>{t(staffWords.select, { name: creator.name })}</VisuallyHidden>}
            value={selected.has(id)}
            onChange={(isOn) => onSelect(id, isOn)}
          />
          <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
          <span className={css.words}>
            <BareLink href={`/creators/${instagramerId}`} className={css.name}>
              {creator.name}
            </BareLink>
            <span className={css.small}>
              {[`@${creator.username}`, figuresFrom(creator)].filter(Boolean).join(' · ')}
            </span>
            {note && <span className={css.note}>{note}</span>}
          </span>
        </span>
      ),
    },
    ...(isMixed
      ? [
          {
            key: 'state',
            header: t(m.state),
            cell: ({ state }: CommunityMember) => <StatusChip status={state} label={t(memberStates[state])} />,
          },
        ]
      : []),
    { key: 'city', header: t(m.city), hideOnPhone: true, cell: ({ creator }) => creator.city ?? t(m.none) },
    {
      key: 'followers',
      header: t(staffWords.followers),
      align: 'end',
      cell: ({ creator }) => f.number(creator.followersCount),
    },
    {
      key: 'engagement',
      header: t(staffWords.engagement),
      align: 'end',
      cell: ({ creator }) => f.rate(creator.engagementRate),
    },
    {
      key: 'reach',
      header: t(staffWords.reach),
      align: 'end',
      cell: ({ creator: { figures } }) => (figures?.averageReach == null ? t(m.none) : f.number(figures.averageReach)),
    },
    { key: 'changed', header: t(m.changed), hideOnPhone: true, cell: ({ changedAt }) => f.date(changedAt) },
    {
      key: 'acts',
      header: t(commonMessages.actions),
      hideHeader: true,
      align: 'end',
      cell: (member) => (
        <Row gap={8} wrap={false} justify="end">
          {actsOf(member.state).map((state) => (
            <Button
              key={state}
              size="sm"
              variant={state === 'approved' ? 'light' : 'line'}
              disabled={busy}
              aria-label={t(m.ofName, { act: t(actNames[state]), name: member.creator.name })}
              onClick={() => onAct([member], state)}
            >
              {t(actNames[state])}
            </Button>
          ))}
        </Row>
      ),
    },
  ]
  return <Table caption={t(m.caption)} columns={columns} rows={members} rowKey={({ id }) => id} busy={busy} />
}
