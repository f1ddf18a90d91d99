import type { AccountObstacle } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { LinkButton, List, ListItem, Notice, Stack } from '@samspel/ui'
import { RowIcon } from '../../../components/RowIcon'
import { obstacleMessages as messages } from './obstacle-messages'
import { wordsOf } from './obstacle-words'

/** All that stands in the way of deleting the account, each with the way to where it is solved. */
export function Obstacles({ obstacles, urgent }: { obstacles: readonly AccountObstacle[]; urgent: boolean }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <Notice kind="warn" urgent={urgent} title={t(messages.blocked)} />
      <List label={t(messages.title)}>
        {obstacles.map((obstacle, place) => (
          <Row key={`${place} ${obstacle.href}`} obstacle={obstacle} />
        ))}
      </List>
    </Stack>
  )
}

function Row({ obstacle }: { obstacle: AccountObstacle }) {
  const t = useText()
  const f = useFormats()
  const { name, brandName, amount, href } = obstacle
  const { icon, what, more, link } = wordsOf(obstacle)
  const details = [name && t(what), brandName, amount && f.ore(amount), more && t(more)].filter(Boolean)
  const title = name || t(what)
  return (
    <ListItem
      picture={<RowIcon name={icon} />}
      title={title}
      detail={details.join(' · ')}
      aside={
        <LinkButton size="sm" href={href} aria-label={`${t(link)}: ${title}`}>
          {t(link)}
        </LinkButton>
      }
    />
  )
}
