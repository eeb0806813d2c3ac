// Sends a form without leaving the page.
//
//   <form noValidate onSubmit={alEnviar(guardar)}>
import type { FormEvent } from 'react';
import { enfocarIlegible } from '../states/unreadable.ts';

export const alEnviar = (guardar: () => Promise<unknown>) => (event: Envio) => {
  event.preventDefault();
  // A form inside a dialog that another form opened must not send that one too.
  event.stopPropagation();
  if (enfocarIlegible(event.currentTarget)) return;
  void guardar();
};

/** As much of the event as is looked at. */
type Envio = Pick<FormEvent, 'preventDefault' | 'stopPropagation'> & {
  readonly currentTarget: Pick<ParentNode, 'querySelector'>;
};
