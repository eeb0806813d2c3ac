// The keys of a screen, in one place: each thing that can be done and what is pressed for it.
//
//   <KeysDialog groups={[['Decidir', [['Aprobar', ['A']]]]]} onClose={…} />
import '@mantine/core/styles/Kbd.layer.css';
import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import classes from './keys-dialog.module.css';

/** What is done, and each combination that does it, as the keys are called on the keyboard. */
export type KeyEntry = readonly [que: string, ...combinaciones: readonly (readonly string[])[]];

interface KeysDialogProps {
  readonly groups: readonly (readonly [titulo: string, entradas: readonly KeyEntry[]])[];
  readonly onClose: () => void;
  /** After the keys. */
  readonly children?: ReactNode;
}

export function KeysDialog({ groups, onClose, children }: KeysDialogProps) {
  return (
    <FormDialog title="Teclas de esta pantalla" width={groups.length > 1 ? 720 : 440} onClose={onClose}>
      <div className={classes.grupos}>
        {groups.map(([title, entries]) => (
          <section key={title} className={classes.grupo}>
            <h3>{title}</h3>
            <dl>
              {entries.map(([que, ...combinations]) => (
                <div key={que} className={classes.entrada}>
                  <dt>{que}</dt>
                  <dd>
                    {combinations.map((combination) => (
                      <span key={combination.join()} className={classes.combinacion}>
                        {combination.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
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
