import { AXE, type Criterion, testedBy } from './criterion.ts'

/** Guideline 4.1: compatible. 4.1.1 Parsing is no longer part of WCAG 2.2. */
export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    status: 'met',
    how: 'Controls are HTML’s own, or follow the ARIA patterns by React Aria; names, roles and states are compared with what the browser tells assistive technology, before and after code has come.',
    evidence: [
      AXE,
      testedBy('tests/real-content/documents.test.ts', 'names every link, button and field'),
      testedBy('e2e/tabs.spec.ts', 'read as tabs, each state'),
      testedBy('e2e/accordions.spec.ts', 'four questions: headings around buttons, the open answer a region'),
      testedBy('e2e/dialogs.spec.ts', 'reads as a dialog, and what is turned to is said once'),
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    status: 'met',
    how: 'Messages, counts of what is shown and empty lists are said politely and once, without moving the focus; an error is said at once.',
    evidence: [
      testedBy('e2e/toasts.spec.ts', 'two toasts stand together, each said once'),
      testedBy('e2e/news-search.spec.ts', 'the count is said when typing stops, not at each character'),
      testedBy('e2e/filters.spec.ts', 'each choice is said once, and nothing before the first'),
      testedBy('e2e/widget-errors.spec.ts', 'screen readers announce the error at once, title and message, a single time'),
    ],
  },
]
