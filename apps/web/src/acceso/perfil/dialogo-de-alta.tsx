// A new factor, over the page; and after it the recovery codes, when it was the first.
import type { ConCodigos } from '@cuadra/contract/acceso/segundo-factor';
import { type ReactNode, useState } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';
import { CodigosDeRecuperacion } from '../segundo-factor/codigos-de-recuperacion.tsx';

interface DialogoDeAltaProps {
  readonly titulo: string;
  readonly hecho: string;
  readonly onCerrar: () => void;
  readonly children: (partes: {
    readonly onHecha: (resultado: ConCodigos) => void;
    readonly pie: (hacer: ReactNode) => ReactNode;
  }) => ReactNode;
}

export function DialogoDeAlta({ titulo, hecho, onCerrar, children }: DialogoDeAltaProps) {
  const [codigos, setCodigos] = useState<readonly string[]>();
  const onHecha = (resultado: ConCodigos) => {
    anotarSegundoFactor(resultado.segundoFactor);
    void notify(hecho);
    if (resultado.codigos === null) onCerrar();
    else setCodigos(resultado.codigos);
  };
  const pie = (hacer: ReactNode) => <FormDialogFooter onCancelar={onCerrar}>{hacer}</FormDialogFooter>;
  return (
    <FormDialog
      titulo={codigos === undefined ? titulo : 'Códigos de recuperación'}
      conCambios={codigos !== undefined}
      onClose={onCerrar}
    >
      {codigos === undefined ? (
        children({ onHecha, pie })
      ) : (
        <CodigosDeRecuperacion codigos={codigos} onGuardados={onCerrar} pie={(continuar) => continuar} />
      )}
    </FormDialog>
  );
}
