import type { Attack } from './attack.ts'

const NAMES = 'xmlns="http://www.w3.org/2000/svg"'
const draw = (inside: string, more = '') => `<svg ${NAMES} ${more} viewBox="0 0 30 20">${inside}<path d="M0 0h9v9z"/></svg>`

/** SVG drawings that run scripts, make requests, or take endless time to render. */
export const AS_DRAWINGS: readonly Attack[] = [
  ['a drawing with a script', draw('<script>alert(1)</script>')],
  ['a drawing with an XHTML script in a group', draw('<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>')],
  ['a drawing with an event handler', draw('', 'onload="alert(1)"')],
  [
    'a drawing with an event handler under a namespace prefix',
    draw('<g ev:onclick="alert(1)"/>', 'xmlns:ev="http://www.w3.org/2001/xml-events"'),
  ],
  ['a drawing with a link', draw('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>')],
  ['a drawing that uses another file', draw('<use href="https://evil.example/a.svg#b"/>')],
  ['a drawing with xml:base', draw('<use href="#b"/>', 'xml:base="https://evil.example/"')],
  ['a drawing whose style imports from another host', draw('<style>@import "https://evil.example/a.css";</style>')],
  ['a drawing whose style imports by an escape', draw('<style>@\\69mport "https://evil.example/a.css";</style>')],
  ['a drawing whose style is in a CDATA section', draw('<style><![CDATA[path{fill:url(https://evil.example/a#b)}]]></style>')],
  ['a drawing filled from another host by an escape', draw('<path fill="u\\72l(https://evil.example/a.svg#b)" d="M0 0h9"/>')],
  ['a drawing with a style attribute that loads from another host', draw('<path style="background:url(//evil.example/a)" d="M0 0h9"/>')],
  ['a drawing with a terminal escape in an attribute', draw('<path transform="matrix(\u001b[2J \u202e1)" d="M0 0h9"/>')],
  ['a drawing with a stylesheet', `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${draw('')}`],
  ['a script and a document type of a program', `<!DOCTYPE svg PUBLIC "a" "http://a.example">${draw('', 'onload="x()"')}`],
  [
    'a drawing with an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${draw('<text>&c;</text>')}`,
  ],
  ['a drawing that uses itself', draw('<g id="a"><use href="#a"/></g>')],
  [
    'a drawing with nested patterns',
    draw(
      Array.from(
        { length: 30 },
        (_, at) => `<pattern id="p${at}" width="1" height="1">${`<path fill="url(#p${at - 1})" d="M0 0h1"/>`.repeat(4)}</pattern>`,
      ).join(''),
    ),
  ],
  ['a drawing a hundred thousand groups deep', () => draw('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
  ['a drawing of two million bytes', () => draw(`<path d="M0 0${'h1v1'.repeat(500_000)}"/>`)],
  ['a drawing a thousand million pixels wide', `<svg ${NAMES} viewBox="0 0 1e9 1e9"><path d="M0 0h9"/></svg>`],
  [
    'a drawing with metadata of a drawing program',
    draw(
      '<inkscape:page id="x"/><cc:Work cc:about="https://evil.example"/>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:cc="http://creativecommons.org/ns#"',
    ),
    'harmless',
  ],
  ['a drawing with a comment that is a script', draw('<!-- <script>alert(1)</script> -->'), 'harmless'],
  ['a drawing whose title is a script as text', draw('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>'), 'harmless'],
  ['a drawing whose id ends an attribute', draw('<g id="a&quot; onload=&quot;alert(1)"><path d="M0 0h9"/></g>'), 'harmless'],
]
