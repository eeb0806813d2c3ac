// Text of an activity, which may carry simple markup: cleaned before it is shown.
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { activityMarkup } from './markup-policy.ts';

interface MarkupProps {
  readonly text: string;
  readonly className?: string | undefined;
}

export function Markup({ text, className }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(text, activityMarkup));
  }, [text]);
  return <div ref={place} className={className} />;
}
