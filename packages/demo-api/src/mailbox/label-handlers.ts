// The labels of the mailbox: made, changed, and taken from every mail when they go.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import { type Mail, type MailLabel, mailCalls } from './calls.ts';
import { freeSlug, slugOf } from './slug.ts';

export interface LabelData {
  labels: MailLabel[];
  mails: Mail[];
}

export const labelHandlers = (world: World, state: LabelData): HttpHandler[] => [
  answer(mailCalls.labels, () => state.labels),
  answer(mailCalls.addLabel, ({ body: { label } }) => {
    const slug = freeSlug(
      label.title,
      state.labels.map((one) => one.slug),
    );
    const added: MailLabel = { id: world.newId(), title: label.title, slug, color: label.color };
    state.labels = [...state.labels, added];
    return added;
  }),
  answer(mailCalls.changeLabel, ({ body: { id, label } }) => {
    state.labels = state.labels.map((one) => (one.id === id ? changed(one, label) : one));
    return state.labels.find((one) => one.id === id) ?? null;
  }),
  answer(mailCalls.removeLabel, ({ query: { id } }) => {
    const before = state.labels.length;
    state.labels = state.labels.filter((one) => one.id !== id);
    state.mails = state.mails.map((mail) => ({ ...mail, labels: mail.labels.filter((one) => one !== id) }));
    return state.labels.length < before;
  }),
];

/** Another may have the same slug afterwards: that is how the specification has it. */
const changed = (label: MailLabel, changes: Partial<MailLabel>): MailLabel => {
  const { title, color } = { ...label, ...changes };
  return { id: label.id, title, slug: slugOf(title), color };
};
