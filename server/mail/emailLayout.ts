import type { EmailContent } from './transport';

/** The parts of an email, as plain text. */
interface EmailParts {
  subject: string;
  heading: string;
  greeting: string;
  /** Paragraphs before the button. */
  before: string[];
  button: { label: string; url: string };
  /** Paragraphs after the button. */
  after: string[];
}

// The brand's colours and fonts. They are written into every element, because many mail clients ignore style sheets.
const BONE = '#f4efe7';
const PAPER = '#fbf9f5';
const INK = '#14110f';
const SMOKE = '#5d554e';
const COPPER = '#8f4f24';
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
const SIGNATURE = ['With warm regards,', 'Spa Summit'];
const TAGLINE = 'Private wellness, installed.';

/** Renders an email as plain text and as HTML. The HTML has inline styles, one button and no external resources. */
export function renderEmailLayout({ subject, heading, greeting, before, button, after }: EmailParts): EmailContent {
  return {
    subject,
    text: [heading, greeting, ...before, `${button.label}:\n${button.url}`, ...after, SIGNATURE.join('\n')].join(
      '\n\n',
    ),
    html: page(
      heading,
      [
        `<h1 style="margin:0 0 24px;font:400 28px/1.25 ${SERIF};color:${INK}">${escape(heading)}</h1>`,
        ...[greeting, ...before].map((text) => paragraph(text, INK)),
        `<p style="margin:28px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:14px 28px;` +
          `background:${COPPER};border-radius:2px;font:500 16px/1.25 ${SANS};color:${PAPER};text-decoration:none">` +
          `${escape(button.label)}</a></p>`,
        `<p style="margin:0 0 28px;font:400 14px/1.5 ${SANS};color:${SMOKE};word-break:break-all">` +
          `Or open this link: ${anchor(button.url)}</p>`,
        ...after.map((text) => paragraph(text, SMOKE)),
        `<p style="margin:28px 0 0;font:400 16px/1.6 ${SANS};color:${INK}">${SIGNATURE.map(escape).join('<br>')}</p>`,
      ].join('\n'),
    ),
  };
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:${BONE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${BONE}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font:400 20px/1.25 ${SERIF};letter-spacing:0.04em;color:${INK}">Spa Summit</td></tr>
<tr><td style="padding:40px 36px;background:${PAPER};border-top:2px solid ${COPPER}">
${content}
</td></tr>
<tr><td style="padding:20px 8px;font:400 13px/1.5 ${SANS};color:${SMOKE}">${TAGLINE}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, colour: string): string {
  const linked = text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? anchor(part) : escape(part).replaceAll('\n', '<br>')))
    .join('');
  return `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${colour}">${linked}</p>`;
}

function anchor(url: string): string {
  return `<a href="${escape(url)}" style="color:${COPPER}">${escape(url)}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, so that user input cannot contain markup. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
