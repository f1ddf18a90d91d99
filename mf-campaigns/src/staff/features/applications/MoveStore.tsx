import { useState } from 'react'
import { type Application, moveWithinMetres, type ResponseOf } from '@samspel/api'
import { saidDistance } from '@samspel/api/distance'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch, useQuery } from '@samspel/store'
import { Button, EmptyState, List, ListItem, Modal, Notice, notify, SkeletonTable } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { answersSent, listStoresToMoveTo, moveStoreParticipation } from './data'
import { messages } from './messages'
import { moveMessages as m } from './move-messages'
import { storeWords } from './OfferLine'
import { profileMessages } from './profile-messages'

type Target = ResponseOf<'listStoresToMoveTo'>['targets'][number]

const within = moveWithinMetres / 1_000

function Row({ target, isMoving, onMove }: { target: Target; isMoving: boolean; onMove: () => void }) {
  const t = useText()
  const f = useFormats()
  const far = saidDistance(target.distance)
  const away =
    'metres' in far
      ? t(m.metres, { metres: f.number(far.metres) })
      : t(m.kilometres, { km: f.number(far.km, Number.isInteger(far.km) ? 0 : 1) })
  const free = target.placesLeft
  return (
    <ListItem
      title={storeWords(target)}
      detail={`${target.address}, ${away}`}
      aside={
        <Button aria-label={t(m.moveTo, { store: storeWords(target) })} disabled={isMoving} onClick={onMove}>
          {t(m.move)}
        </Button>
      }
    >
      {free === null ? t(profileMessages.placesAny) : t(messages.free, { n: free })}
    </ListItem>
  )
}

/** Other stores of the campaign for an application: a press moves it there and tells its creator. */
export function MoveStore({
  application: { id, creator, store },
  onClose,
}: {
  application: Application & { store: NonNullable<Application['store']> }
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, status, error, retry } = useQuery(listStoresToMoveTo({ params: { id } }))
  const [movingTo, setMovingTo] = useState<string>()
  const [refused, setRefused] = useState<RequestError>()
  const [name] = creator.name.split(' ')
  const facts = { km: within, store: store.name, name: name! }
  const move = async (target: Target) => {
    setMovingTo(target.storeCampaignId)
    setRefused(undefined)
    const { ok, parsedError } = await dispatch(
      moveStoreParticipation({ params: { id }, body: { storeCampaignId: target.storeCampaignId } }),
    )
    setMovingTo(undefined)
    if (!ok) {
      setRefused(parsedError!)
      retry()
      return
    }
    dispatch(answersSent())
    notify({ kind: 'ok', message: t(m.moved, { name: creator.name, store: storeWords(target) }) })
    onClose()
  }
  const stores = result?.targets ?? []
  return (
    <Modal open onClose={onClose} title={t(m.title, { name: name! })} closeLabel={t(commonMessages.close)}>
      {refused && <Notice kind="bad">{t(refused.message)}</Notice>}
      {status === 'loading' && !result && <SkeletonTable label={t(m.loading)} rows={3} columns={2} />}
      {status === 'error' && <LoadError error={error} onRetry={retry} />}
      {result && stores.length === 0 && <EmptyState bare title={t(m.none)} text={t(m.noneHelp, facts)} />}
      {stores.length > 0 && (
        <>
          <p>{t(m.help, facts)}</p>
          <List label={t(m.change)} card={false}>
            {stores.map((target) => (
              <Row
                key={target.storeCampaignId}
                target={target}
                isMoving={movingTo !== undefined}
                onMove={() => void move(target)}
              />
            ))}
          </List>
        </>
      )}
    </Modal>
  )
}
