// Guides, each by its title and what it is about, as links.
import type { Guide } from '@cuadra/demo-api/help-center/calls';
import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import classes from './guide-links.module.css';

interface GuideLinksProps<G extends Guide> {
  readonly guides: readonly G[];
  readonly pathOf: (guide: G) => string;
  /** Those of a search, to be marked. */
  readonly words?: readonly string[];
}

export function GuideLinks<G extends Guide>({ guides, pathOf, words = [] }: GuideLinksProps<G>) {
  return (
    <ul className={classes.list}>
      {guides.map((guide) => (
        <li key={guide.id} className={classes.row}>
          <PlainLink to={pathOf(guide)} className={classes.guide}>
            <span className={classes.texts}>
              <span className={classes.title}>
                <Highlight text={guide.title} words={words} />
              </span>
              <span className={classes.subtitle}>
                <Highlight text={guide.subtitle} words={words} />
              </span>
            </span>
            <ChevronRightIcon className={classes.mark} aria-hidden="true" />
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
