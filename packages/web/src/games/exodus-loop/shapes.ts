/** Shapes of the squadron types and the carrier, in a square from -1 to 1. An enemy's point downwards. */
export const SHAPES: Record<string, string> = {
  I: 'M0-.62.42.5 0 .28-.42.5z',
  B: 'M-.3-.4h.6l.22.8h-1.04z',
  G: 'M0-.55.48-.27v.54L0 .55-.48.27v-.54z',
  F: 'M0-.6.3-.1.3.5h-.6V-.1z',
  D: 'M0-.6.5.1.2.1.2.5h-.4V.1H-.5z',
  S: 'M0-.5a.5.5 0 1 1 0 1 .5.5 0 0 1 0-1zm0 .25a.25.25 0 1 0 0 .5.25.25 0 0 0 0-.5z',
  M: 'M-.45-.35h.9v.3h-.25v.5h-.4v-.5h-.25z',
  carrier: 'M0-.68.68 0 0 .68-.68 0zM0-.32-.32 0 0 .32.32 0z',
};
