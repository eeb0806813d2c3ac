// What a mail says, cleaned of whatever is not text: it came from outside.
import DOMPurify from 'dompurify';

const POLICY = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'code',
    'pre',
    'hr',
    'h1',
    'h2',
    'h3',
    'span',
    'div',
  ],
  ALLOWED_ATTR: ['href', 'data-align'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

export function mailFragment(content: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(content, {
    ...POLICY,
    ALLOWED_TAGS: [...POLICY.ALLOWED_TAGS],
    ALLOWED_ATTR: [...POLICY.ALLOWED_ATTR],
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  return fragment;
}

/** In one line. */
export const plainText = (content: string): string =>
  (mailFragment(content.replaceAll('<', ' <')).textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim();
