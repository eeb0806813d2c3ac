// Around the pages of the help centre other than the first: the way back, the title, and the page.
import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './help-frame.module.css';

interface HelpFrameProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

export function HelpFrame({ back, title, subtitle, children }: HelpFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <PlainLink to={back.to} className={classes.back}>
          <ArrowLeftIcon width={16} height={16} aria-hidden="true" />
          {back.label}
        </PlainLink>
        <h1 className={classes.title}>{title}</h1>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      </header>
      {children}
    </div>
  );
}
