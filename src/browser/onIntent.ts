/** Events that precede a click: pointer over, touch, focus. */
const INTENTS = ['pointerover', 'touchstart', 'focusin']

/** Calls `act` each time somebody is about to use an element that matches. */
export function onIntent(selector: string, act: (part: HTMLElement) => void) {
  for (const intent of INTENTS)
    addEventListener(
      intent,
      (event) => {
        const part = (event.target as Element).closest?.<HTMLElement>(selector)
        if (part) act(part)
      },
      { capture: true, passive: true },
    )
}
