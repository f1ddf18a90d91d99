import { useState } from 'react'

/**
 * The chosen one of a list; when it leaves, the one that takes its place is chosen next. On phones nothing is chosen until somebody
 * chooses.
 */
export function useChoice<T extends { id: string }>(
  listKey: string,
  items: readonly T[],
  isMobile: boolean,
): { chosen: T | undefined; choose: (id: string | undefined) => void } {
  const [choice, setChoice] = useState<{ listKey: string; id: string | undefined; at: number }>({
    listKey,
    id: undefined,
    at: 0,
  })
  const { id: chosenId, at } = choice.listKey === listKey ? choice : { id: undefined, at: 0 }
  return {
    chosen: items.find(({ id }) => id === chosenId) ?? (isMobile ? undefined : items[Math.min(at, items.length - 1)]),
    choose: (id) =>
      setChoice({
        listKey,
        id,
        at: Math.max(
          items.findIndex((item) => item.id === id),
          0,
        ),
      }),
  }
}
