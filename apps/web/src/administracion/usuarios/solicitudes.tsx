// Who asks for an account, oldest first, and the answer of the administrator.
import { listarSolicitudes, type Solicitud } from '@cuadra/contract/administracion/usuarios';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import lista from './lista.module.css';
import { PanelDeSolicitud } from './panel-solicitud.tsx';
import classes from './solicitudes.module.css';
import { useBusqueda } from './use-busqueda.ts';

export function Solicitudes() {
  const solicitudes = useQuery(queryOf(listarSolicitudes));
  return (
    <section className={lista.tarjeta} aria-label="Solicitudes de cuenta">
      <Loaded consulta={solicitudes} filas={4} etiqueta="Cargando las solicitudes">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              titulo="No hay solicitudes pendientes"
              texto="Cuando alguien pida una cuenta desde la página de ingreso, aparecerá aquí."
            />
          ) : (
            <CardTable
              etiqueta="Solicitudes de cuenta"
              columnas={columnas}
              filas={todas}
              clave={({ id }) => id}
            />
          )
        }
      </Loaded>
      <PanelDeSolicitud />
    </section>
  );
}

const columnas: readonly CardColumn<Solicitud>[] = [
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'Correo', clase: 'secundaria', celda: ({ correo }) => correo },
  { titulo: 'Institución', celda: ({ empresa }) => empresa ?? '–' },
  { titulo: 'Solicitada', clase: 'cifras', celda: ({ pedidaEn }) => formatInstant(pedidaEn) },
  { titulo: 'Respuesta', clase: 'acciones', celda: (solicitud) => <Respuesta solicitud={solicitud} /> },
];

function Respuesta({ solicitud: { id, nombre } }: { readonly solicitud: Solicitud }) {
  const { abrirAprobacion, abrirRechazo } = useBusqueda();
  return (
    <span className={classes.acciones}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Aprobar la solicitud de ${nombre}`}
        onClick={() => abrirAprobacion(id)}
      >
        Aprobar
      </Button>
      <Button
        className={classes.rechazar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Rechazar la solicitud de ${nombre}`}
        onClick={() => abrirRechazo(id)}
      >
        Rechazar
      </Button>
    </span>
  );
}
