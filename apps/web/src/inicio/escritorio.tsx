// The desk of the morning: the recuadros that the server sends this person, the figures in the middle and the rest beside
// them; on a phone one under another, in the order of the server. While they come, their places are kept.

import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ContenidoDe, IdDeRecuadro, verInicio } from '@cuadra/contract/inicio/inicio';
import { ArrowPathIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import type { DeskFaces } from '#ui/desk/desk-face.ts';
import { DeskNothing, DeskTile } from '#ui/desk/desk-tile.tsx';
import { formatTime } from '#ui/format/date.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import classes from './inicio.module.css';
import { useInicio } from './use-inicio.ts';

type Inicio = ResponseOf<typeof verInicio>;

export function Escritorio({ rostros }: { readonly rostros: DeskFaces }) {
  const { data, error, isFetching, esViejo, refetch } = useInicio();
  if (data === undefined && error !== null) return <ErrorState error={error} reintentar={refetch} />;
  if (data === undefined) return <EnEspera rostros={rostros} />;
  return (
    <>
      <Columnas rostros={rostros} orden={data.orden}>
        {(id) => <Uno id={id} rostros={rostros} recuadros={data.recuadros} reintentar={refetch} />}
      </Columnas>
      <p className={classes.hora} role="status">
        {error === null ? (
          <>
            Al día a las {formatTime(data.leidoEn)}
            {esViejo && '; se han contabilizado partidas desde entonces'}.
          </>
        ) : (
          <>
            No se pudo actualizar; es lo de las {formatTime(data.leidoEn)}. {messageOf(error)}
          </>
        )}
        <button
          type="button"
          className={classes.actualizar}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          <ArrowPathIcon width={14} height={14} aria-hidden="true" /> Actualizar
        </button>
      </p>
    </>
  );
}

interface ColumnasProps {
  readonly rostros: DeskFaces;
  readonly orden: readonly IdDeRecuadro[];
  readonly children: (id: IdDeRecuadro) => ReactNode;
}

function Columnas({ rostros, orden, children }: ColumnasProps) {
  const columna = (lugar: 'centro' | 'lado') => {
    const suyos = orden.filter((id) => rostros[id].lugar === lugar);
    return (
      suyos.length > 0 && (
        <div className={classes.columna} data-lugar={lugar}>
          {suyos.map((id) => (
            <div key={id} className={classes.lugar} style={{ order: orden.indexOf(id) }}>
              {children(id)}
            </div>
          ))}
        </div>
      )
    );
  };
  return (
    <div className={classes.marco}>
      <div className={classes.escritorio}>
        {columna('lado')}
        {columna('centro')}
      </div>
    </div>
  );
}

interface UnoProps<Id extends IdDeRecuadro> {
  readonly id: Id;
  readonly rostros: DeskFaces;
  readonly recuadros: Inicio['recuadros'];
  readonly reintentar: () => unknown;
}

function Uno<Id extends IdDeRecuadro>({ id, rostros, recuadros, reintentar }: UnoProps<Id>) {
  const { titulo, Contenido, Nota } = rostros[id];
  const datos = recuadros[id]?.contenido as ContenidoDe<Id> | undefined;
  if (datos === undefined)
    return (
      <DeskTile titulo={titulo}>
        <DeskNothing>
          No se pudo leer.{' '}
          <button type="button" className={classes.reintentar} onClick={() => void reintentar()}>
            Reintentar
          </button>
        </DeskNothing>
      </DeskTile>
    );
  return (
    <DeskTile titulo={titulo} {...(Nota === undefined ? {} : { nota: <Nota datos={datos} /> })}>
      <Contenido datos={datos} />
    </DeskTile>
  );
}

/** Those that the person's permissions will bring, each as tall as it usually is. */
function EnEspera({ rostros }: { readonly rostros: DeskFaces }) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const orden = (Object.keys(rostros) as IdDeRecuadro[]).filter(
    (id) => rostros[id].permisos?.some((permiso) => permisos.includes(permiso)) ?? true,
  );
  return (
    <div role="status" aria-label="Cargando el inicio">
      <Columnas rostros={rostros} orden={orden}>
        {(id) => (
          <DeskTile titulo={rostros[id].titulo}>
            <div className={classes.hueco} style={{ height: rostros[id].alto }} />
          </DeskTile>
        )}
      </Columnas>
    </div>
  );
}
