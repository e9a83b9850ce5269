/** What comes before a press: a pointer over a part, a finger on it, the focus in it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin']

/** Does something with a part each time somebody is about to use it. */
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
