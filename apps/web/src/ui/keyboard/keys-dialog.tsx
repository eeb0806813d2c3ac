// The keys of a screen, in one place: each thing that can be done and what is pressed for it.
//
//   <KeysDialog grupos={[['Decidir', [['Aprobar', ['A']]]]]} onCerrar={…} />
import '@mantine/core/styles/Kbd.layer.css';
import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import classes from './keys-dialog.module.css';

/** What is done, and each combination that does it, as the keys are called on the keyboard. */
export type KeyEntry = readonly [que: string, ...combinaciones: readonly (readonly string[])[]];

interface KeysDialogProps {
  readonly grupos: readonly (readonly [titulo: string, entradas: readonly KeyEntry[]])[];
  readonly onCerrar: () => void;
  /** After the keys. */
  readonly children?: ReactNode;
}

export function KeysDialog({ grupos, onCerrar, children }: KeysDialogProps) {
  return (
    <FormDialog titulo="Teclas de esta pantalla" ancho={grupos.length > 1 ? 720 : 440} onClose={onCerrar}>
      <div className={classes.grupos}>
        {grupos.map(([titulo, entradas]) => (
          <section key={titulo} className={classes.grupo}>
            <h3>{titulo}</h3>
            <dl>
              {entradas.map(([que, ...combinaciones]) => (
                <div key={que} className={classes.entrada}>
                  <dt>{que}</dt>
                  <dd>
                    {combinaciones.map((combinacion) => (
                      <span key={combinacion.join()} className={classes.combinacion}>
                        {combinacion.map((tecla) => (
                          <Kbd key={tecla}>{tecla}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {children !== undefined && <section className={classes.grupo}>{children}</section>}
      </div>
    </FormDialog>
  );
}
