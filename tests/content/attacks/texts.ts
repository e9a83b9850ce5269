import type { Attack } from './attack.ts'

/** Scripts, event handlers and embedded content in Markdown. */
export const IN_TEXTS: readonly Attack[] = [
  ['a script', '<script>alert(1)</script>'],
  ['an img with an event handler', '<img src=x onerror=alert(1)>'],
  ['an img tag with slashes for spaces', '<img/src/onerror=alert(1)>', 'harmless'],
  ['a comment that hides a script', '<!--><script>alert(1)</script>-->'],
  ['a comment alone', 'Come <!-- early --> late.'],
  ['a processing instruction', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ['HTML within a table', '| a |\n|---|\n| <img src=x onerror=alert(1)> |'],
  ['HTML within the text of a link', '[<img src=x onerror=alert(1)>](/about)'],
  ['a picture from another host in Markdown', '![seen](https://evil.example/pixel.gif)'],
  ['a picture from another host by reference', '![x][y]\n\n[y]: https://evil.example/pixel.gif'],
  ['an event handler on a Yoruba word', ':yo[àṣà]{onclick="alert(1)"}'],
  ['a style on a Yoruba word', ':yo[àṣà]{style="position:fixed" .hero #main}'],
  ['an element by a text directive', ':script[alert(1)]'],
  ['an element by a container directive', ':::script\nalert(1)\n:::'],
  ['a footnote named __proto__', 'Come[^__proto__].\n\n[^__proto__]: early'],
  ['front matter a second time', 'Come.\n\n---\ndraft: false\nsecret: <script>alert(1)</script>\n---'],
  ['constructor as a token', 'Write to {constructor}.'],
  ['a script in a code block', '```html\n<script>alert(1)</script>\n```', 'harmless'],
  ['a code block whose language is an event handler', '```x" onload="alert(1)\nHallo\n```', 'harmless'],
  ['a script written with entities', 'Come &lt;script&gt;alert(1)&lt;/script&gt; early.', 'harmless'],
  ['an event handler in the title of a link', '[Come](/about "x\\" onmouseover=\\"alert(1)")', 'harmless'],
  ['quotation marks in an address', '[Come](/about?x="onmouseover="alert(1))', 'harmless'],
  ['replacement patterns of String.replace', 'It costs $& and $` and $$ and $1.', 'harmless'],
  ['the end tag of a JSON-LD script', 'Say \\</script x and ]]> and --\\> as you like.', 'harmless'],
]

/** Scripts, handlers and direction marks in fields that hold one paragraph. */
export const IN_SENTENCES: readonly Attack[] = [
  ['a script in a card’s sentence', 'Come <script>alert(1)</script>'],
  ['a javascript: URL in a card’s sentence', '[x](javascript:alert(1))'],
  ['a direction override as an entity in a card’s sentence', 'Pay &#8238;elpmaxe.live'],
  ['the end tag of a script in a card’s sentence', 'Say \\</script x.', 'harmless'],
]

/** Plain text fields: titles, page heads, structured data. */
export const IN_PLAIN_TEXTS: readonly Attack[] = [
  ['a script in a title', '<script>alert(1)</script>'],
  ['the end tag of the title, then a script', '</title><script>alert(1)</script>'],
  ['a direction override as a YAML escape', 'Pay \u202eelpmaxe.live'],
  ['a NUL as a YAML escape', 'Pay\u0000us'],
  ['a terminal escape as a YAML escape', 'Pay\u001b[2Jus'],
  ['half of a surrogate pair as a YAML escape', 'Pay \ud800us'],
  ['a bold title', '**Come**'],
  ['the end of an attribute in a title', 'Come" onmouseover="alert(1)', 'harmless'],
  ['the end tag of a JSON-LD script in a title', 'Come </script x', 'harmless'],
  ['the beginning of a comment in a title', 'Come <!-- early', 'harmless'],
  ['an entity in a title', 'Come &lt;script&gt; early', 'harmless'],
  ['lines of a calendar in a title', 'Come\r\nEND:VEVENT\r\nBEGIN:VALARM', 'harmless'],
  ['a javascript: URL as a title', 'javascript:alert(1)', 'harmless'],
]

/** Invisible and misleading characters. */
export const HIDDEN: readonly Attack[] = [
  ['a right-to-left override', 'Pay at \u202eelpmaxe.live'],
  ['a zero-width space within a word', 'Pay\u200bPal'],
  ['a grapheme joiner', 'Pay\u034fPal'],
  ['tag characters', 'Come\u{e0069}\u{e0067}\u{e006e}'],
  ['a line separator', 'Pay\u2028now'],
  ['a terminal escape', 'Pay\u001b]0;x\u0007'],
  ['too many combining marks on one letter', `C${'\u0300\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(3)}ome`],
  ['a direction override as a decimal entity', 'Pay &#8238;elpmaxe.live'],
  ['a right-to-left mark as a named entity', 'Pay &rlm;now'],
  ['a direction override in the title of a link', '[Come](/about "x &#8238; y")'],
  ['a direction override within backticks', 'Come `a\u202eb`'],
  ['a direction override with percent encoding', '[Come](/about?x=%E2%80%AE)', 'harmless'],
  ['an entity of a direction override within backticks', 'Come `&#8238;` early', 'harmless'],
]
