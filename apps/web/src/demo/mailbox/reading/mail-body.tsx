import { useLayoutEffect, useRef } from 'react';
import classes from './mail-body.module.css';
import { mailFragment } from './mail-markup.ts';

export function MailBody({ content }: { readonly content: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(mailFragment(content));
  }, [content]);
  return <div ref={place} className={classes.body} />;
}
