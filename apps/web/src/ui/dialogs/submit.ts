// Sends a form without leaving the page.
//
//   <form noValidate onSubmit={submitWith(guardar)}>
import type { FormEvent } from 'react';
import { focusUnreadable } from '#ui/states/unreadable.ts';

export const submitWith = (guardar: () => Promise<unknown>) => (event: Envio) => {
  event.preventDefault();
  // A form inside a dialog that another form opened must not send that one too.
  event.stopPropagation();
  if (focusUnreadable(event.currentTarget)) return;
  void guardar();
};

/** As much of the event as is looked at. */
type Envio = Pick<FormEvent, 'preventDefault' | 'stopPropagation'> & {
  readonly currentTarget: Pick<ParentNode, 'querySelector'>;
};
