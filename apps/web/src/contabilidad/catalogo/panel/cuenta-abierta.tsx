// The panel of the account that the address names, if any.
import { Button } from '@mantine/core';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Dialogo } from '../dialogos.tsx';
import { SIN_FILTROS } from '../use-busqueda.ts';
import type { EstadoDelCatalogo } from '../use-catalogo.ts';
import { AccionesDeCuenta } from './acciones-de-cuenta.tsx';
import { PanelDeCuenta } from './panel-de-cuenta.tsx';
import { SaldoDeCuenta } from './saldo-de-cuenta.tsx';

interface CuentaAbiertaProps {
  readonly catalogo: EstadoDelCatalogo;
  readonly puedeEditar: boolean;
  readonly conDialogo: boolean;
  readonly onDialogo: (dialogo: Dialogo) => void;
}

export function CuentaAbierta({ catalogo, puedeEditar, conDialogo, onDialogo }: CuentaAbiertaProps) {
  const { arbol, busqueda, carga, medio, ver, filtrar, cerrar, olvidar } = catalogo;
  const idCuenta = busqueda.cuenta;
  if (idCuenta === undefined || carga.data === undefined) return null;
  const nodo = arbol.porId.get(idCuenta);
  // It may be on its way: just created or moved.
  if (nodo === undefined && carga.isFetching) return null;
  return (
    <SidePanel
      etiqueta={`Cuenta ${idCuenta}`}
      enfocar={medio === 'teclado'}
      retenido={conDialogo}
      onClose={cerrar}
    >
      {nodo === undefined ? (
        <CuentaInexistente idCuenta={idCuenta} onClose={cerrar} />
      ) : (
        <PanelDeCuenta
          arbol={arbol}
          nodo={nodo}
          onVer={ver}
          onEtiqueta={(etiqueta) => filtrar({ ...SIN_FILTROS, etiqueta })}
          onClose={cerrar}
          saldo={<SaldoDeCuenta nodo={nodo} saldos={catalogo.saldos} />}
          acciones={
            puedeEditar && (
              <AccionesDeCuenta
                key={idCuenta}
                nodo={nodo}
                onDialogo={(accion) =>
                  onDialogo(
                    accion === 'agregar' ? { tipo: 'crear', idParent: idCuenta } : { tipo: accion, idCuenta },
                  )
                }
                onEliminada={({ idParent }) => olvidar(idParent)}
              />
            )
          }
        />
      )}
    </SidePanel>
  );
}

function CuentaInexistente({
  idCuenta,
  onClose,
}: {
  readonly idCuenta: string;
  readonly onClose: () => void;
}) {
  return (
    <EmptyState
      titulo={`La cuenta ${idCuenta} no existe`}
      texto="Pudo moverse a otro código o eliminarse. Búsquela por su nombre."
      accion={
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
      }
    />
  );
}
