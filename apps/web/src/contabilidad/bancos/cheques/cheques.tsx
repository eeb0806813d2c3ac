// The register of cheques of an account: what was written, to whom, and what became of each.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { OpenedBy } from '#ui/tables/openable-table.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import type { VistaDeCuentaProps } from '../vista-de-cuenta.ts';
import classes from './cheques.module.css';
import { PanelDeCheque } from './detalle/panel-de-cheque.tsx';
import { DialogoDeCheque, type OrdenDeCheque } from './dialogos/dialogo-de-cheque.tsx';
import { consultaDe, SIN_FILTROS, tieneFiltros } from './filtros/en-uso.ts';
import { FiltrosDeCheques } from './filtros/filtros.tsx';
import { TablaDeCheques } from './tabla/tabla-de-cheques.tsx';

export function Cheques({ cuenta }: VistaDeCuentaProps) {
  const { busqueda, push } = useDireccion();
  const [orden, setOrden] = useState<OrdenDeCheque>();
  const consulta = useInfiniteQuery(consultas.cheques(consultaDe(cuenta.id, busqueda)));
  const [medio, setMedio] = useState<OpenedBy>('teclado');
  const abrir = (cheque: string | undefined, como: OpenedBy = 'teclado') => {
    setMedio(como);
    push({ cheque });
  };
  return (
    <div className={classes.vista} data-con-panel={busqueda.cheque !== undefined || undefined}>
      <section className={classes.tarjeta} aria-label="Registro de cheques">
        <FiltrosDeCheques cuenta={cuenta} onOrden={setOrden} />
        <Vencidos cuenta={cuenta.id} />
        <Lista
          consulta={consulta}
          activa={cuenta.activa}
          abierto={busqueda.cheque}
          onAbrir={abrir}
          onEmitir={() => setOrden({ clase: 'emitir' })}
        />
      </section>
      {busqueda.cheque !== undefined && (
        <PanelDeCheque
          key={busqueda.cheque}
          id={busqueda.cheque}
          enfocar={medio === 'teclado'}
          retenido={orden !== undefined}
          onOrden={setOrden}
          onClose={() => abrir(undefined)}
        />
      )}
      {orden !== undefined && (
        <DialogoDeCheque
          orden={orden}
          cuenta={cuenta}
          onCerrar={() => setOrden(undefined)}
          onHecho={({ id }) => {
            setOrden(undefined);
            abrir(id);
          }}
        />
      )}
    </div>
  );
}

/** Those that nobody cashed in time wait for somebody to end them. */
function Vencidos({ cuenta }: { readonly cuenta: string }) {
  const { busqueda, replace } = useDireccion();
  const { data } = useInfiniteQuery(consultas.cheques({ cuenta, vencidos: 'si', limite: 200 }));
  const primera = data?.pages[0];
  const cuantos = primera?.cheques.length ?? 0;
  if (cuantos === 0 || busqueda.vencidos !== undefined) return null;
  const texto =
    cuantos === 1
      ? 'Un cheque venció sin que nadie lo cobrara: délo por caduco o anúlelo.'
      : `${primera?.siguiente == null ? cuantos : 'Más de 200'} cheques vencieron sin que nadie los cobrara: délos por caducos o anúlelos.`;
  return (
    <div className={classes.aviso}>
      <FormNotice
        tono="info"
        texto={texto}
        acciones={
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => replace({ ...SIN_FILTROS, vencidos: true })}
          >
            {cuantos === 1 ? 'Verlo' : 'Verlos'}
          </Button>
        }
      />
    </div>
  );
}

interface ListaProps {
  readonly consulta: ReturnType<typeof useInfiniteQuery<{ readonly cheques: readonly Cheque[] }>>;
  readonly activa: boolean;
  readonly abierto: string | undefined;
  readonly onAbrir: (id: string, medio: OpenedBy) => void;
  readonly onEmitir: () => void;
}

function Lista({ consulta, activa, abierto, onAbrir, onEmitir }: ListaProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  const cheques = data?.pages.flatMap((pagina) => pagina.cheques);
  return (
    <Loaded consulta={{ data: cheques, error, refetch }} filas={12} etiqueta="Cargando los cheques">
      {(filas) =>
        filas.length === 0 ? (
          <SinCheques activa={activa} onEmitir={onEmitir} />
        ) : (
          <>
            <TablaDeCheques cheques={filas} abierto={abierto} onAbrir={onAbrir} />
            {hasNextPage && (
              <div className={classes.mas}>
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Ver anteriores
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function SinCheques({ activa, onEmitir }: Pick<ListaProps, 'activa' | 'onEmitir'>) {
  const { busqueda, replace } = useDireccion();
  const puede = usePermission('bancos:conciliar') && activa;
  if (tieneFiltros(busqueda))
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ningún cheque con esos filtros"
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      titulo="Aún no hay cheques"
      texto="Emita el primero, o anote el de una partida que ya se contabilizó. Aquí se ve quién lo recibió y cuándo lo pagó el banco."
      accion={puede && <Button onClick={onEmitir}>Emitir un cheque</Button>}
    />
  );
}
