// Questions that open on their answers.
import type { Faq } from '@cuadra/demo-api/help-center/calls';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Highlight } from '#ui/text/highlight.tsx';
import classes from './faq-list.module.css';

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** Those of a search, to be marked. */
  readonly words?: readonly string[];
}

export function FaqList({ faqs, words = [] }: FaqListProps) {
  return (
    <div className={classes.list}>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className={classes.faq}>
          <summary className={classes.question}>
            <span>
              <Highlight text={question} words={words} />
            </span>
            <ChevronDownIcon className={classes.mark} aria-hidden="true" />
          </summary>
          <p className={classes.answer}>
            <Highlight text={answer} words={words} />
          </p>
        </details>
      ))}
    </div>
  );
}
