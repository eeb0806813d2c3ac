// Partidas from a sheet, opened from the screens that deal with them. The dialog's code comes with its first use.
//
//   <ImportarPartidas abierto={abierto} onCerrar={cerrar} onImportadas={refrescar} />
import type { ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { lazy, Suspense } from 'react';

const Dialogo = lazy(() => import('./dialogo.tsx'));

interface ImportarPartidasProps {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  /** They are posted; the dialog stays open to say with which numbers. */
  readonly onImportadas?: (resultado: ResultadoDeLote) => void;
}

export function ImportarPartidas({ abierto, onCerrar, onImportadas }: ImportarPartidasProps) {
  if (!abierto) return null;
  return (
    <Suspense>
      <Dialogo onCerrar={onCerrar} onImportadas={onImportadas} />
    </Suspense>
  );
}
