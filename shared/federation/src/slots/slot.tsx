import type { ComponentType, ReactNode } from 'react'
import { Component, useEffect, useReducer, useState } from 'react'
import type { NoProps, SlotName, SlotProps } from './contract'
import type { SlotWidget } from './source'
import { slotSource } from './source'

class WidgetBoundary extends Component<{ onError(error: unknown): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

function Widget({ widget, props }: { widget: SlotWidget; props: object | undefined }) {
  const [Loaded, setLoaded] = useState<ComponentType<Record<string, unknown>>>()
  const report = (error: unknown) => slotSource()?.report(widget, error)
  useEffect(() => {
    let wanted = true
    widget.load().then(
      (component) => wanted && setLoaded(() => component),
      (error: unknown) => slotSource()?.report(widget, error),
    )
    return () => {
      wanted = false
    }
  }, [widget])
  return Loaded ? (
    <WidgetBoundary onError={report}>
      <Loaded {...props} />
    </WidgetBoundary>
  ) : null
}

type GivenProps<Name extends SlotName> =
  SlotProps<Name> extends NoProps ? { props?: undefined } : { props: SlotProps<Name> }

/**
 * Renders the widgets that remotes offer for a slot, in order. A widget that fails to load or throws shows nothing and is reported;
 * what stands around it stays.
 * @param name slot, for example `nav.badge:mentions`
 * @param props handed to every widget, as {@link Slots} says
 */
export function Slot<Name extends SlotName>({ name, props }: { name: Name } & GivenProps<Name>) {
  const [, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => slotSource()?.subscribe?.(changed), [])
  return (slotSource()?.widgetsOf(name) ?? []).map((widget) => <Widget key={widget.id} widget={widget} props={props} />)
}
