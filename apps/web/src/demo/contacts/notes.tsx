// The notes of a contact, which carry markup: cleaned before they are shown.
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import classes from './notes.module.css';

const POLICY = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

export function Notes({ markup }: { readonly markup: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(markup, POLICY));
  }, [markup]);
  return <div ref={place} className={classes.notes} />;
}
