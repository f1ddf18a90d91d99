import { expect, jest, test } from '@jest/globals'
import { bus, createEventBus } from './index'

test('a fact reaches its subscribers, and nobody else', () => {
  const one = createEventBus()
  const heard = jest.fn()
  const other = jest.fn()
  one.subscribe('live:campaign-changed', heard)
  one.subscribe('campaigns:changed', other)
  one.publish('live:campaign-changed', { campaignId: 'c1' })
  expect(heard).toHaveBeenCalledWith({ campaignId: 'c1' })
  expect(other).not.toHaveBeenCalled()
})

test('a throwing subscriber does not harm the others', () => {
  const onError = jest.fn()
  const one = createEventBus(onError)
  const heard = jest.fn()
  one.subscribe('live:reconnected', () => {
    throw new Error('mine')
  })
  one.subscribe('live:reconnected', heard)
  one.publish('live:reconnected', {})
  expect(heard).toHaveBeenCalledTimes(1)
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'live:reconnected')
})

test('ending a subscription ends that one alone, also when one handler subscribed twice', () => {
  const one = createEventBus()
  const heard = jest.fn()
  const end = one.subscribe('live:reconnected', heard)
  one.subscribe('live:reconnected', heard)
  end()
  end()
  one.publish('live:reconnected', {})
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the page has one bus', () => {
  const heard = jest.fn()
  const end = bus.subscribe('platform:navigated', heard)
  bus.publish('platform:navigated', { path: '/wallet' })
  expect(heard).toHaveBeenCalledWith({ path: '/wallet' })
  end()
})

test('a listener to everything hears each fact after its subscribers, until it ends; one that throws harms nobody', () => {
  const onError = jest.fn()
  const one = createEventBus(onError)
  const order: string[] = []
  one.onAny(() => {
    throw new Error('mine')
  })
  const end = one.onAny((name, payload) => order.push(`any ${name} ${JSON.stringify(payload)}`))
  one.subscribe('wallet:changed', () => order.push('own'))
  one.publish('wallet:changed', { accountId: 'a1' })
  end()
  end()
  one.publish('live:reconnected', {})
  expect(order).toEqual(['own', 'any wallet:changed {"accountId":"a1"}'])
  expect(onError).toHaveBeenCalledTimes(2)
})
