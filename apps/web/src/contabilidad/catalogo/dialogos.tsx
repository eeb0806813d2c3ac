// The dialog that is open, one at a time. Apart from the screen, so that their code loads when one is first needed.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useState } from 'react';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { TraerAjeno } from './ajeno/traer-ajeno.tsx';
import type { Arbol } from './arbol.ts';
import { AdoptarEstandar } from './estandar/adoptar-estandar.tsx';
import { Etiquetas } from './etiquetas/etiquetas.tsx';
import { CrearCuenta } from './formularios/crear-cuenta.tsx';
import { EditarCuenta } from './formularios/editar-cuenta.tsx';
import { MoverCuenta } from './formularios/mover-cuenta.tsx';
import { ImportarCatalogo } from './importar/importar-catalogo.tsx';

export type Dialogo =
  | { readonly tipo: 'crear'; readonly idParent: string | undefined }
  | { readonly tipo: 'editar' | 'mover'; readonly idCuenta: string }
  | { readonly tipo: 'importar' }
  | { readonly tipo: 'ajeno'; readonly archivo: SheetFile | undefined }
  | { readonly tipo: 'estandar' }
  | { readonly tipo: 'etiquetas' };

interface DialogosProps {
  readonly dialogo: Dialogo;
  readonly arbol: Arbol;
  readonly onClose: () => void;
  readonly onDialogo: (dialogo: Dialogo) => void;
  readonly onCreada: (cuenta: Cuenta) => void;
  readonly onMovida: (idCuentaNueva: string) => void;
}

export function Dialogos({ dialogo, arbol, onClose, onDialogo, onCreada, onMovida }: DialogosProps) {
  if (dialogo.tipo === 'importar') {
    return (
      <ImportarCatalogo onClose={onClose} onAjeno={(archivo) => onDialogo({ tipo: 'ajeno', archivo })} />
    );
  }
  if (dialogo.tipo === 'ajeno')
    return <TraerAjeno arbol={arbol} archivo={dialogo.archivo} onClose={onClose} />;
  if (dialogo.tipo === 'estandar') return <AdoptarEstandar onClose={onClose} />;
  if (dialogo.tipo === 'etiquetas') return <Etiquetas onClose={onClose} />;
  if (dialogo.tipo === 'crear') {
    return <CrearCuenta arbol={arbol} idParent={dialogo.idParent} onClose={onClose} onCreada={onCreada} />;
  }
  return (
    <DeUnaCuenta
      key={dialogo.idCuenta}
      tipo={dialogo.tipo}
      idCuenta={dialogo.idCuenta}
      arbol={arbol}
      onClose={onClose}
      onMovida={onMovida}
    />
  );
}

interface DeUnaCuentaProps extends Pick<DialogosProps, 'arbol' | 'onClose' | 'onMovida'> {
  readonly tipo: 'editar' | 'mover';
  readonly idCuenta: string;
}

/** If somebody moves or deletes the account meanwhile, the form stays with what it knew and says so. */
function DeUnaCuenta({ tipo, idCuenta, arbol, onClose, onMovida }: DeUnaCuentaProps) {
  const actual = arbol.porId.get(idCuenta);
  const [alAbrir] = useState(actual);
  const nodo = actual ?? alAbrir;
  if (nodo === undefined) return null;
  const ausente = actual === undefined;
  return tipo === 'editar' ? (
    <EditarCuenta arbol={arbol} nodo={nodo} ausente={ausente} onClose={onClose} />
  ) : (
    <MoverCuenta arbol={arbol} nodo={nodo} ausente={ausente} onClose={onClose} onMovida={onMovida} />
  );
}
