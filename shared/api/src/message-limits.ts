/** Limits of messages, named once for the server, the screens and their texts. */
export const messageLimits = {
  bodyLength: 4_000,
  files: 10,
  /** Seconds in which a message to many can be called off. */
  undoSeconds: 10,
  bulkRecipients: 500,
  /** What a brand may write to a creator who has nothing to do with it, before the creator answers. */
  strangerMessages: 5,
  /** Such creators that one account may begin to write to in a day. */
  strangersPerDay: 30,
  templates: 100,
} as const
