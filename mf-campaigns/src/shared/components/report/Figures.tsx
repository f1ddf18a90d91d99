import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Figure, FigureRow } from '@samspel/ui/late'
import { kindCounts, reportMessages as messages } from './messages'

/** The campaign's totals, and what they are beside the campaigns before. What the report does not hold is not among them. */
export function Figures({ report }: { report: CampaignReport }) {
  const t = useText()
  const f = useFormats()
  const { totals, wantedReach, kinds } = report
  const rate = (value: number | null | undefined) => (value == null ? t(messages.none) : f.rate(value))
  const money = (ore: number | null) => (ore === null ? t(messages.none) : f.ore(ore))
  return (
    <FigureRow>
      <Figure
        label={t(messages.reach)}
        value={f.number(totals.reach)}
        {...(totals.unreadPosts && { help: t(messages.unreadPosts, { n: totals.unreadPosts }) })}
        {...(wantedReach > 0 && {
          of: t(messages.ofWanted, { reach: f.number(wantedReach) }),
          share: totals.reach / wantedReach,
        })}
      />
      <Figure
        label={t(messages.posts)}
        value={f.number(totals.posts)}
        help={
          kinds.length > 0
            ? kinds.map(({ kind, posts }) => t(kindCounts[kind], { n: posts })).join(', ')
            : t(messages.participantsCount, { n: totals.participants })
        }
      />
      <Figure
        label={t(messages.engagement)}
        value={rate(totals.engagement)}
        help={t(messages.reactions, { n: totals.likes + totals.comments })}
      />
      {totals.later && (
        <Figure
          label={t(messages.later)}
          value={f.number(totals.later.reach)}
          help={t(messages.laterOf, { n: totals.later.posts, before: f.number(totals.later.before) })}
        />
      )}
      {totals.clicks !== undefined && <Figure label={t(messages.clicks)} value={f.number(totals.clicks)} />}
      {totals.revenue !== undefined && (
        <Figure
          label={t(messages.revenue)}
          value={f.ore(totals.revenue)}
          help={t(messages.bought, { n: totals.orders ?? 0 })}
        />
      )}
      {totals.costPerThousandReach !== undefined && (
        <Figure
          label={t(messages.costPerThousandReach)}
          value={money(totals.costPerThousandReach)}
          {...(totals.cost !== undefined && { help: t(messages.costInAll, { money: f.ore(totals.cost) }) })}
        />
      )}
    </FigureRow>
  )
}

/** In words: how it went beside the medians of the campaigns before, and when the figures were read. */
export function Beside({ report: { totals, earlier } }: { report: CampaignReport }) {
  const t = useText()
  const f = useFormats()
  const share = (now: number, then: number) => {
    const change = Math.round((now / then - 1) * 100)
    return change === 0
      ? t(messages.same)
      : t(change > 0 ? messages.above : messages.below, { percent: f.percent(Math.abs(change) / 100) })
  }
  const parts = earlier && [
    ...(earlier.reach > 0 ? [t(messages.besideReach, { how: share(totals.reach, earlier.reach) })] : []),
    ...(earlier.engagement && totals.engagement
      ? [t(messages.besideEngagement, { how: share(totals.engagement, earlier.engagement) })]
      : []),
    ...(earlier.costPerThousandReach && totals.costPerThousandReach
      ? [t(messages.besideCost, { how: share(totals.costPerThousandReach, earlier.costPerThousandReach) })]
      : []),
  ]
  return (
    <>
      {earlier && parts && parts.length > 0 && (
        <p>{t(messages.beside, { n: earlier.campaigns, list: parts.join(', ') })}</p>
      )}
      {totals.readAt && <p>{t(messages.readAt, { time: f.dateTime(totals.readAt) })}</p>}
    </>
  )
}
