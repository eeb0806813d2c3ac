// A part of the card: its title, what it is for, what can be done.
import type { ConCodigos, MiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { CodigosDeRecuperacion } from '../segundo-factor/altas.tsx';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';

interface ParteProps {
  readonly titulo: string;
  readonly nota: ReactNode;
  readonly acciones?: ReactNode;
  /** What went wrong with what was ordered here. */
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

export function Parte({ titulo, nota, acciones, error, children }: ParteProps) {
  return (
    <Section title={titulo} level={3} actions={<Row gap="sm">{acciones}</Row>}>
      <Note>{nota}</Note>
      {error !== undefined && <FormNotice tone="error" text={error} />}
      {children}
    </Section>
  );
}

// A change of one's own second factor: what the server answers is what the screen then shows.
export function useCambio(hecho: string) {
  const cambio = useMutation({
    mutationFn: (hacer: () => Promise<MiSegundoFactor>) => hacer(),
    onSuccess: (nuevo) => {
      anotarSegundoFactor(nuevo);
      void notify(hecho);
    },
  });
  return {
    cambiar: cambio.mutate,
    ocupado: cambio.isPending,
    error: cambio.isError ? messageOf(cambio.error) : undefined,
  };
}

// A new factor, over the page; and after it the recovery codes, when it was the first.
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
  const pie = (hacer: ReactNode) => <FormDialogFooter onCancel={onCerrar}>{hacer}</FormDialogFooter>;
  return (
    <FormDialog
      title={codigos === undefined ? titulo : 'Códigos de recuperación'}
      hasChanges={codigos !== undefined}
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
