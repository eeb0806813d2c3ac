// What the shell's search finds in the sample applications: the contacts and the tasks of this browser.
import { type Contact, contactCalls } from '@cuadra/demo-api/contacts/calls';
import { type Task, taskCalls } from '@cuadra/demo-api/tasks/calls';
import { CheckCircleIcon } from '@heroicons/react/24/solid';
import type { ComponentProps } from 'react';
import { callSample } from '#demo/frame/call-sample.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import classes from '#ui/search/found-row.module.css';
import type { SampleSearch, SampleSet } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { startSamples } from './start-samples.ts';

/** As many of each as the server gives of its own. */
const EACH = 5;

export const searchSamples: SampleSearch = async (query) => {
  await startSamples();
  const [contacts, tasks] = await Promise.all([
    callSample(contactCalls.search, { query: { query } }),
    callSample(taskCalls.search, { query: { query } }),
  ]);
  const sets: SampleSet[] = [
    { id: 'sample-contacts', results: contacts.slice(0, EACH).map(contactRow) },
    { id: 'sample-tasks', results: (tasks ?? []).filter(isTask).slice(0, EACH).map(taskRow) },
  ];
  return sets.filter(({ results }) => results.length > 0);
};

const isTask = ({ type }: Task): boolean => type === 'task';

const contactRow = ({ id, name, avatar }: Contact): SampleSet['results'][number] => ({
  link: `/apps/contacts/${id}`,
  value: name,
  draw: (words) => (
    <>
      <Avatar src={avatar} side={32} />
      <span className={classes.texto}>
        <Highlight text={name} words={words} />
      </span>
    </>
  ),
});

function taskRow({ id, title, completed }: Task): SampleSet['results'][number] {
  const plain = textOf(title);
  const Mark = completed ? CheckCircleIcon : Circle;
  return {
    link: `/apps/tasks/${id}`,
    value: plain,
    draw: (words, t) => (
      <>
        <Mark className={classes.icono} aria-hidden="true" />
        <span className={classes.texto}>
          <Highlight text={plain} words={words} />
        </span>
        {completed && <span className={classes.dato}>{t('search.taskCompleted')}</span>}
      </>
    ),
  };
}

/** A task to be done: the mark without its tick. */
const Circle = (props: ComponentProps<'svg'>) => (
  <svg {...props} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
    <circle cx={12} cy={12} r={9} />
  </svg>
);

/** The tasks answer with marks of their own in the title. */
const textOf = (markup: string): string =>
  new DOMParser().parseFromString(markup, 'text/html').body.textContent;
