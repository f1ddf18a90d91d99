/** What a sign as PDF in base64 is as bytes. */
export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
