import { MESSAGE } from './testReceiver.ts'

/** A body that no browser sends, and the expected outcome: refused, or accepted without its hostile part. */
export interface Hostile {
  kind: string
  body: string
  isTaken: boolean
}

const encode = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()
const withField = (field: string, value: string) => encode({ ...MESSAGE, [field]: value })
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const FIELDS = ['name', 'email', 'reason', 'subject', 'message'] as const
const fieldAt = (index: number) => FIELDS[index % FIELDS.length] ?? 'name'

const INJECTIONS = [
  '\r\nBcc: victim@visitor.example',
  '\nBcc: victim@visitor.example',
  '\r\n\r\n<script>alert(1)</script>',
  '\r\nContent-Type: text/html',
  '\r\n.\r\nMAIL FROM:<a@b.example>',
  '\u2028Bcc: victim@visitor.example',
  '\u0085Bcc: victim@visitor.example',
  '\r\nSubject: another',
  '\r\nTo: victim@visitor.example',
  '\u000bBcc: victim@visitor.example',
]

const BIDI = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u202e\u2066']
const BAD_ENCODINGS = ['%ff', '%c3', '%e2%82', '%c0%af', '%ed%a0%80', '%f8%88%80%80%80', '%80', '%fe', 'caf%e9', '%f4%90%80%80']

/** Hostile bodies of each kind. */
export const HOSTILE: readonly Hostile[] = [
  ...BAD_ENCODINGS.map((bad) => ({ kind: 'bad encoding', body: `${encode(MESSAGE)}${bad}`, isTaken: true })),
  // An email address or reason with a line break is refused; in text, the line break becomes a space.
  ...INJECTIONS.flatMap((injection) =>
    FIELDS.map((field) => ({
      kind: 'CRLF in every field',
      body: withField(field, `${MESSAGE[field]}${injection}`),
      isTaken: !['email', 'reason'].includes(field),
    })),
  ),
  ...BIDI.map((mark, index) => ({
    kind: 'bidirectional control characters',
    body: withField(fieldAt(index), `${MESSAGE[fieldAt(index)]}${mark}`),
    isTaken: true,
  })),
  ...range(10).map((index) => ({
    kind: 'NUL and other control characters',
    body: withField(fieldAt(index), `${String.fromCharCode(index % 8)}${MESSAGE[fieldAt(index)]}`),
    isTaken: true,
  })),
  {
    kind: '10,000 fields',
    body: `${encode(MESSAGE)}&${range(10_000)
      .map((one) => `a${one}=`)
      .join('&')}`,
    isTaken: false,
  },
]
