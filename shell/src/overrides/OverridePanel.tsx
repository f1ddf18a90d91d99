import type { OverrideState } from '@samspel/federation/registry'
import type { Message } from '@samspel/i18n'
import { useText } from '@samspel/i18n'
import { Button, cx, IconButton, List, ListItem } from '@samspel/ui'
import { useShell } from '../services/context'
import { AddOverride } from './AddOverride'
import { askFor, fromOf, inForceOf } from './address'
import { messages as m } from './messages'
import type { Mounted } from './mounted'
import { useMounted } from './mounted'
import css from './Overrides.module.css'

/** Says why a requested override is not in force. */
export const reasons: Record<OverrideState['refused'][number]['reason'], Message> = {
  forbidden: m.forbidden,
  'unknown-remote': m.unknownRemote,
  'unknown-version': m.unknownVersion,
  'origin-not-listed': m.notListed,
  unreadable: m.unreadable,
}

/** Says what the page runs of an override. */
const states: Record<Mounted['state'], Message> = { running: m.running, failed: m.notWorking, waiting: m.waiting }

const ask = (wish: string) => window.location.assign(askFor(wish))

/** The overrides of this session and what the page runs of them, those that were refused and why, and controls to add and remove them. */
export function OverridePanel() {
  const t = useText()
  const { config, refused } = useShell()
  const { allowed = false, active = [] } = config.overrides ?? {}
  const inForce = useMounted(inForceOf(active, refused))
  return (
    <div className={css.panel}>
      <p className={css.intro}>{t(m.intro)}</p>
      {inForce.length === 0 && refused.length === 0 && <p>{t(m.none)}</p>}
      {inForce.length > 0 && (
        <List label={t(m.active)}>
          {inForce.map(({ override, version, state }) => (
            <ListItem
              key={override.name}
              title={override.name}
              detail={
                <>
                  {'origin' in override ? `${override.origin} ${version ?? ''}` : fromOf(override)}{' '}
                  <span className={cx(state === 'failed' && css.reason)}>({t(states[state])})</span>
                </>
              }
              aside={
                <IconButton
                  icon="x"
                  label={t(m.remove, { name: override.name })}
                  onClick={() => ask(`${override.name}@live`)}
                />
              }
            />
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <List label={t(m.refused)}>
          {refused.map(({ text, reason }) => {
            const [name = text] = text.split('@')
            const isKept = active.some((override) => override.name === name)
            return (
              <ListItem
                key={`${text} ${reason}`}
                title={text}
                detail={<span className={css.reason}>{t(reasons[reason])}</span>}
                {...(isKept && {
                  aside: <IconButton icon="x" label={t(m.remove, { name })} onClick={() => ask(`${name}@live`)} />,
                })}
              />
            )
          })}
        </List>
      )}
      {active.length > 0 && (
        <Button icon="trash" onClick={() => ask('none')}>
          {t(m.clear)}
        </Button>
      )}
      {allowed && <AddOverride onAdd={ask} />}
    </div>
  )
}
