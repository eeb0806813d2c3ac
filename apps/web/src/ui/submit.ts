// Sends a form without leaving the page.
//
//   <form noValidate onSubmit={alEnviar(guardar)}>
import type { FormEvent } from 'react';

export const alEnviar = (guardar: () => Promise<unknown>) => (event: FormEvent) => {
  event.preventDefault();
  // A form inside a dialog that another form opened must not send that one too.
  event.stopPropagation();
  void guardar();
};
