// The answer to a request, beside the list. If somebody else answers it meanwhile, it leaves the list and the panel
// says so.
import { listarSolicitudes, type Solicitud } from '@cuadra/contract/administracion/usuarios';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Aprobacion } from './aprobacion.tsx';
import { Rechazo } from './rechazo.tsx';
import { useBusqueda } from './use-busqueda.ts';

export function PanelDeSolicitud() {
  const { busqueda, cerrarPanel } = useBusqueda();
  const { data: solicitudes } = useQuery(queryOf(listarSolicitudes));
  const { aprobar, rechazar } = busqueda;
  const abierta = aprobar ?? rechazar;
  const solicitud = solicitudes?.find(({ id }) => id === abierta);
  const titulo = aprobar === undefined ? 'Rechazar la solicitud' : 'Aprobar la solicitud';
  return (
    <EditDrawer
      abierto={abierta !== undefined}
      titulo={titulo}
      subtitulo={senas(solicitud)}
      onCerrar={cerrarPanel}
    >
      {solicitud !== undefined && aprobar !== undefined && (
        <Aprobacion solicitud={solicitud} onCerrar={cerrarPanel} />
      )}
      {solicitud !== undefined && aprobar === undefined && (
        <Rechazo solicitud={solicitud} onCerrar={cerrarPanel} />
      )}
      {solicitudes !== undefined && solicitud === undefined && (
        <EmptyState
          icono={CheckCircleIcon}
          titulo="Esta solicitud ya se resolvió"
          texto="Otra persona le dio respuesta."
        />
      )}
    </EditDrawer>
  );
}

function senas(solicitud: Solicitud | undefined): string | undefined {
  return solicitud === undefined ? undefined : `${solicitud.nombre}, ${solicitud.correo}`;
}
