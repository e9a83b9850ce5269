/**
 * Why findings that engines leave open are no errors, by rule. A decision holds for all findings of its rule, now and later. The report
 * counts them, so that an increase shows as a change. A finding without a decision is an error.
 */
export const DECISIONS: Readonly<Record<string, string>> = {
  'color-contrast': 'every point behind the words is measured in a picture of the page without its words',
  'color-contrast-enhanced': 'the same, against the figures of level AAA',
  'color-contrast, drawn nowhere':
    'the words wait to be opened, turned to or found: they are measured in the column “opened”, where they are on view',
  'color-contrast-enhanced, drawn nowhere': 'the same',
  'hidden-content': 'what is hidden is looked at where it is opened: the column “opened”',
  style_color_misuse: 'e2e/forced-colours.spec.ts: controls and their states differ without colours',
  style_highcontrast_visible: 'the column “forced colours”, and e2e/forced-colours.spec.ts',
  element_tabbable_unobscured: 'e2e/real-content/pages.spec.ts looks at every stop of the focus: nothing lies over it',
  element_tabbable_visible: 'e2e/real-content/pages.spec.ts looks at every stop of the focus: it is on the screen and marked',
  text_contrast_sufficient: 'axe knows the contrast, or it is measured as above',
  a_target_warning: 'tests/real-content/links.test.ts: every such link says that it opens a new tab',
  list_structure_proper: 'a list of terms may hold its pairs in groups (HTML); axe’s rules for lists look at them',
  input_fields_grouped: 'the fields are one message under one heading; no two of them belong closer together than the others',
  input_label_visible: 'tests/real-content/documents.test.ts: every field has a label, and e2e/forms.spec.ts finds it by its words',
  text_sensory_misuse: 'read in the transcripts: the word tells what belongs together, and the way on is a link',
  media_alt_brief: 'descriptions of drawings are as long as what is seen in them; the transcripts show them whole',
  'aria-roledescription': 'the transcripts: carousels and slides say their name and what they are',
  'p-as-heading': 'the outlines and transcripts: these words are prices, dates and names, and introduce nothing',
  'label-content-name-mismatch': 'what is seen is a sign without words, hidden from screen readers; the name says what it does',
  widget_tabbable_exists: 'what lies in a slide that is not shown is out of reach on purpose: e2e/carousel.spec.ts',
  download_keyboard_controllable: 'e2e/toasts.spec.ts downloads by key, and the focus stays',
  aria_keyboard_handler_exists: 'e2e/tabs.spec.ts goes through the tabs by arrow keys',
  blockquote_cite_exists: 'each quotation names who speaks, in words that everybody reads or hears; it stands nowhere else to lead to',
  text_block_heading: 'the words are the label of the field below them',
}
