export type { FakeAnswer, FakeRequest, FakeServer } from './create-fake-server'
export { createFakeServer } from './create-fake-server'
export type { SignedIn } from './session'
export { tokenFor } from './session'
