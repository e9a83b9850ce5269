type Keys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click is the main button’s, without a modifier key that asks for a new tab, a new window or a download. */
export const isUnmodifiedClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Keys) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
