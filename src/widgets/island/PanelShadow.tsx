/** Attributes and content that React’s types do not know: for it, `hidden` is only a yes or no. */
const SHADOW_ROOT = {
  shadowrootmode: 'open',
  dangerouslySetInnerHTML: { __html: '<div part="body" hidden="until-found"><slot></slot></div>' },
}

/**
 * First child of a panel that can be closed: its shadow root, whose only element, the panel’s body, is hidden instead of the panel. Find in
 * page and links to a text open it, and reader modes, which leave out elements that are `hidden`, still read the panel.
 */
export const PanelShadow = () => <template {...SHADOW_ROOT} />
