// Sends a form without leaving the page.
//
//   <form noValidate onSubmit={submitWith(guardar)}>
import type { FormEvent } from 'react';
import { focusUnreadable } from '#ui/states/unreadable.ts';

export const submitWith = (save: () => Promise<unknown>) => (event: Sending) => {
  event.preventDefault();
  // A form inside a dialog that another form opened must not send that one too.
  event.stopPropagation();
  if (focusUnreadable(event.currentTarget)) return;
  void save();
};

/** As much of the event as is looked at. */
type Sending = Pick<FormEvent, 'preventDefault' | 'stopPropagation'> & {
  readonly currentTarget: Pick<ParentNode, 'querySelector'>;
};
