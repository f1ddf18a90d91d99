/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { useState } from 'react'
import type { DraftComment, DraftMedia } from '@samspel/api'
import { buildDraftComment, fireEvent, id, renderWithApp, screen } from '@samspel/testing'
import type { Spot } from './place'
import { Stage, type StageProps } from './Stage'

const media = (kind: 'picture' | 'film'): DraftMedia => ({
  id: id(801),
  kind,
  url: '/x',
  previewUrl: null,
  bytes: 1_000,
  alt: '',
  width: 400,
  height: 500,
  durationMs: kind === 'film' ? 30_000 : null,
})
const pinAt = (place: Partial<Spot>, more: Partial<DraftComment> = {}) =>
  buildDraftComment({ text: 'Visa påsen', place: { mediaId: id(801), x: 0.5, y: 0.5, ...place }, ...more })
const name = 'Kommentar 1: Visa påsen'
const open = (kind: 'picture' | 'film', comment: DraftComment, more: Partial<StageProps> = {}) => {
  const onMove = jest.fn()
  const onPlace = jest.fn()
  const Shown = () => {
    const [lit, setLit] = useState<number | undefined>()
    return (
      <>
        <button type="button" onClick={() => setLit(comment.number)}>
          Tänd
        </button>
        {stage({ lit })}
      </>
    )
  }
  const stage = (extra: Partial<StageProps>) => (
    <Stage
      media={[media(kind)]}
      at={0}
      onAt={() => {}}
      comments={[comment]}
      {...{ onMove, onPlace, ...more, ...extra }}
    />
  )
  const { container } = renderWithApp(<Shown />)
  const surface = screen.getByRole('button', { name: /^Kommentera/ })
  surface.parentElement!.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 500 }) as DOMRect
  const film = container.querySelector('video')
  const play = (second: number) => {
    film!.currentTime = second
    fireEvent.timeUpdate(film!)
  }
  return {
    onMove,
    onPlace,
    surface,
    film,
    play,
    light: () => fireEvent.click(screen.getByRole('button', { name: 'Tänd' })),
  }
}
const pin = () => screen.queryByRole('button', { name })
const drag = (...moves: [number, number][]) => {
  const [[x, y] = [0, 0], ...rest] = moves
  fireEvent.pointerDown(pin()!, { clientX: x, clientY: y, pointerId: 1 })
  for (const [clientX, clientY] of rest) fireEvent.pointerMove(pin()!, { clientX, clientY })
}

test('the pin of a film stands around its second, and at no other', () => {
  const { play } = open('film', pinAt({ second: 10 }))
  expect(pin()).toBeNull()
  for (const [second, isThere] of [
    [8, false],
    [8.5, true],
    [10, true],
    [11.5, true],
    [12, false],
  ] as const) {
    play(second)
    expect([second, pin() !== null]).toEqual([second, isThere])
  }
})

test('a comment that is lit takes the film to its second', () => {
  const { film, light } = open('film', pinAt({ second: 10 }))
  const pause = jest.spyOn(film!, 'pause')
  light()
  expect([film!.currentTime, pause.mock.calls.length > 0, pin() !== null]).toEqual([10, true, true])
})

test('a press in a film stops it and names the spot with the second', () => {
  const { film, play, surface, onPlace } = open('film', pinAt({ second: 0 }))
  const pause = jest.spyOn(film!, 'pause')
  play(18.7)
  fireEvent.click(surface, { clientX: 200, clientY: 300, detail: 1 })
  expect(pause).toHaveBeenCalled()
  expect(onPlace).toHaveBeenCalledWith({ mediaId: id(801), x: 0.25, y: 0.5, second: 18 })
})

test('a pin that is dragged moves with the pointer and is kept where it is let go', () => {
  const { onMove } = open('picture', pinAt({}))
  drag([300, 300], [320, 300], [400, 425])
  expect([pin()!.style.left, pin()!.style.top]).toEqual(['75%', '75%'])
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.pointerUp(pin()!)
  expect(onMove).toHaveBeenCalledTimes(1)
  expect(onMove.mock.calls[0]![1]).toEqual({ mediaId: id(801), x: 0.75, y: 0.75 })
})

test('a pin is not dragged out of the picture', () => {
  const { onMove } = open('picture', pinAt({}))
  drag([300, 300], [900, 10])
  fireEvent.pointerUp(pin()!)
  expect(onMove.mock.calls[0]![1]).toMatchObject({ x: 1, y: 0 })
})

test('a press that shakes moves nothing, and neither does a drag that is broken off', () => {
  const { onMove } = open('picture', pinAt({}))
  drag([300, 300], [302, 301])
  fireEvent.pointerUp(pin()!)
  drag([300, 300], [400, 425])
  fireEvent.pointerCancel(pin()!)
  expect(pin()!.style.left).toBe('50%')
  fireEvent.pointerUp(pin()!)
  expect(onMove).not.toHaveBeenCalled()
})

test('a pin of what was sent stays where it is', () => {
  const { onMove } = open('picture', pinAt({}, { sentAt: '2026-11-20T10:00:00Z' }))
  drag([300, 300], [400, 425])
  fireEvent.pointerUp(pin()!)
  expect([onMove.mock.calls.length, pin()!.style.left]).toEqual([0, '50%'])
})

test('a pin of a film keeps its second when it is dragged', () => {
  const { onMove, play } = open('film', pinAt({ second: 10 }))
  play(10)
  drag([300, 300], [400, 425])
  fireEvent.pointerUp(pin()!)
  expect(onMove.mock.calls[0]![1]).toEqual({ mediaId: id(801), x: 0.75, y: 0.75, second: 10 })
})
