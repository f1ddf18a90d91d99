import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { SkeletonText } from '@samspel/ui'
import { consequenceNames } from './consequence-messages'
import { consequencesOf } from './consequences'
import { type CampaignAct, moveNames, processMessages } from './messages'
import css from './Process.module.css'
import { useActFacts } from './use-act-facts'

/** What an act will do, line by line, with its numbers. */
export function ActConsequences({ campaign, act }: { campaign: Campaign; act: CampaignAct }) {
  const t = useText()
  const f = useFormats()
  const { isLoading, ...facts } = useActFacts(campaign, act)
  const lines = consequencesOf(act, campaign, facts)
  if (isLoading) return <SkeletonText lines={3} label={t(processMessages.counting)} />
  return (
    <>
      {act !== 'confirm' && <p className={css.text}>{t(moveNames[act].text)}</p>}
      {lines.length > 0 && (
        <ul className={css.does}>
          {lines.map(({ message, n, values, money, lists }) => (
            <li key={message.id}>
              {t(message, {
                ...values,
                ...(n !== undefined && { n }),
                ...(money !== undefined && { money: f.ore(money) }),
                ...(lists && {
                  lists: lists
                    .map(({ name, members }) => t(consequenceNames.listWithMembers, { name, n: members }))
                    .join(', '),
                }),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
