// A text with small markup (headings, lists, emphasis, code), cleaned before it is shown: no links, no attributes.
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import classes from './article.module.css';

const ALLOWED = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'b',
    'i',
    'em',
    'strong',
    'code',
    'pre',
    'br',
    'hr',
  ],
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;
const policy = { ...ALLOWED, ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS], ALLOWED_ATTR: [] };

interface ArticleProps {
  readonly markup: string;
  /** When it is not in the language of the page. */
  readonly lang?: string;
}

export function Article({ markup, lang }: ArticleProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(markup, policy));
  }, [markup]);
  return <article ref={place} className={classes.article} lang={lang} />;
}
