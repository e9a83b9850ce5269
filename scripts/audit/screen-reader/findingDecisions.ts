/**
 * Why findings that engines leave open are no errors, by rule. A decision holds for all findings of its rule, now and later. The report
 * counts them, so that an increase shows as a change. A finding without a decision is an error.
 */
export const DECISIONS: Readonly<Record<string, string>> = {
  'color-contrast': 'contrast.ts measures it in a screenshot without the text, at every point behind the text',
  'color-contrast-enhanced': 'the same, with the figures of level AAA',
  'color-contrast, not drawn': 'the text is in a closed part: it is measured in the column “opened”',
  'color-contrast-enhanced, not drawn': 'the same',
  'hidden-content': 'hidden content is checked where it is opened: the column “opened”',
  style_color_misuse: 'e2e/forced-colours.spec.ts: controls and their states differ without colours',
  style_highcontrast_visible: 'the column “forced colours”, and e2e/forced-colours.spec.ts',
  element_tabbable_unobscured: 'e2e/real-content/pages.spec.ts: nothing covers any focus stop',
  element_tabbable_visible: 'e2e/real-content/pages.spec.ts: every focus stop is in the viewport and has a focus indicator',
  text_contrast_sufficient: 'axe computes the contrast, or it is measured as above',
  a_target_warning: 'tests/real-content/links.test.ts: every such link says that it opens a new tab',
  list_structure_proper: 'HTML allows groups in a description list; axe’s rules check such lists',
  input_fields_grouped: 'the fields are one message under one heading, and no two of them form a group',
  input_label_visible: 'tests/real-content/documents.test.ts: every field has a label, and e2e/forms.spec.ts finds it by that label',
  text_sensory_misuse: 'read in the transcripts: the word says what belongs together, and the next step is a link',
  media_alt_brief: 'the alt text of a drawing describes all of it; the transcripts have it whole',
  'aria-roledescription': 'the transcripts: carousels and slides have their name and role description',
  'p-as-heading': 'the outlines and transcripts: these texts are prices, dates and names, and introduce no content',
  'label-content-name-mismatch': 'the visible label is an icon, hidden from screen readers; the name says what the control does',
  widget_tabbable_exists: 'controls in a slide that is not shown are out of the Tab order on purpose: e2e/carousel.spec.ts',
  download_keyboard_controllable: 'e2e/toasts.spec.ts downloads by keyboard, and the focus stays',
  aria_keyboard_handler_exists: 'e2e/tabs.spec.ts uses the arrow keys in the tabs',
  blockquote_cite_exists: 'each quotation names its speaker in text; it has no source to link to',
  text_block_heading: 'the text is the label of the field below it',
}
