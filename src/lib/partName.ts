/** The elements in each widget’s HTML that its browser code finds by `data-part`. */
interface Parts {
  acknowledge: 'title' | 'text'
  carousel: 'view' | 'row' | 'number' | 'rotation' | 'previous' | 'next'
  filter: 'list' | 'status' | 'empty'
  form: 'done' | 'title' | 'text' | 'problem' | 'written' | 'mail' | 'copy' | 'needs' | 'keep'
  menu: 'menu-button' | 'menu-links'
  search: 'form' | 'box' | 'clear' | 'featured' | 'list' | 'status' | 'empty' | 'earlier'
  toasts: 'messages' | 'close'
}

export type PartName = Parts[keyof Parts]

// Makes the compiler check `data-part` in the HTML too. Types add nothing to the size of the scripts.
declare module 'react' {
  interface HTMLAttributes<T> {
    'data-part'?: PartName
  }
}
