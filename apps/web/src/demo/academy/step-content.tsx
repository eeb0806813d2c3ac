// What a step says. It carries markup, which is cleaned before it is shown.
import type { Step } from '@cuadra/demo-api/academy/calls';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import classes from './step-content.module.css';

const POLICY = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
  ALLOWED_ATTR: [],
  RETURN_DOM_FRAGMENT: true,
} as const;

export function StepContent({ step: { title, subtitle, content } }: { readonly step: Step }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { ALLOWED_TAGS, ...rest } = POLICY;
    place.current?.replaceChildren(
      DOMPurify.sanitize(content, { ...rest, ALLOWED_TAGS: [...ALLOWED_TAGS], ALLOWED_ATTR: [] }),
    );
  }, [content]);
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.subtitle}>{subtitle}</p>
      <div ref={place} className={classes.text} />
    </>
  );
}
