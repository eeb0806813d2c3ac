// Who asks for an account, oldest first, and the answer of the administrator, beside the list. If somebody else answers it meanwhile,
// it leaves the list and the panel says so.
import {
  aprobarSolicitud,
  listarSolicitudes,
  rechazarSolicitud,
  type Solicitud,
} from '@cuadra/contract/administracion/usuarios';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { judgedBy, useOrder, useTask } from '#ui/order/use-order.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { refrescarSolicitudes } from './cache.ts';
import { CamposDePermiso } from './campos-de-usuario.tsx';
import { useRecienCreado } from './invitacion/use-recien-creado.ts';
import { useBusqueda } from './use-busqueda.ts';

export function Solicitudes() {
  const solicitudes = useQuery(queryOf(listarSolicitudes));
  return (
    <Box as="section" surface="card" clip aria-label="Solicitudes de cuenta">
      <Loaded query={solicitudes} rows={4} label="Cargando las solicitudes">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              title="No hay solicitudes pendientes"
              text="Cuando alguien pida una cuenta desde la página de ingreso, aparecerá aquí."
            />
          ) : (
            <DataTable
              label="Solicitudes de cuenta"
              columns={columnas}
              rows={todas}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      <PanelDeSolicitud />
    </Box>
  );
}

const columnas: readonly Column<Solicitud>[] = [
  { title: 'Nombre', kind: 'main', cell: ({ nombre }) => nombre },
  { title: 'Correo', kind: 'second', cell: ({ correo }) => correo },
  { title: 'Institución', cell: ({ empresa }) => empresa ?? '–' },
  { title: 'Solicitada', kind: 'code', cell: ({ pedidaEn }) => formatInstant(pedidaEn) },
  { title: 'Respuesta', kind: 'actions', cell: (solicitud) => <Respuesta solicitud={solicitud} /> },
];

function Respuesta({ solicitud: { id, nombre } }: { readonly solicitud: Solicitud }) {
  const { abrirAprobacion, abrirRechazo } = useBusqueda();
  return (
    <Row as="span" inline oneLine gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Aprobar la solicitud de ${nombre}`}
        onClick={() => abrirAprobacion(id)}
      >
        Aprobar
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Rechazar la solicitud de ${nombre}`}
        onClick={() => abrirRechazo(id)}
      >
        <Text as="span" tone="error">
          Rechazar
        </Text>
      </Button>
    </Row>
  );
}

function PanelDeSolicitud() {
  const { busqueda, cerrarPanel } = useBusqueda();
  const { data: solicitudes } = useQuery(queryOf(listarSolicitudes));
  const { aprobar, rechazar } = busqueda;
  const abierta = aprobar ?? rechazar;
  const solicitud = solicitudes?.find(({ id }) => id === abierta);
  const titulo = aprobar === undefined ? 'Rechazar la solicitud' : 'Aprobar la solicitud';
  return (
    <EditDrawer
      opened={abierta !== undefined}
      title={titulo}
      subtitle={senas(solicitud)}
      onClose={cerrarPanel}
    >
      {solicitud !== undefined && aprobar !== undefined && (
        <Aprobacion solicitud={solicitud} onCerrar={cerrarPanel} />
      )}
      {solicitud !== undefined && aprobar === undefined && (
        <Rechazo solicitud={solicitud} onCerrar={cerrarPanel} />
      )}
      {solicitudes !== undefined && solicitud === undefined && (
        <EmptyState
          icon={CheckCircleIcon}
          title="Esta solicitud ya se resolvió"
          text="Otra persona le dio respuesta."
        />
      )}
    </EditDrawer>
  );
}

function senas(solicitud: Solicitud | undefined): string | undefined {
  return solicitud === undefined ? undefined : `${solicitud.nombre}, ${solicitud.correo}`;
}

interface RespuestaProps {
  readonly solicitud: Solicitud;
  readonly onCerrar: () => void;
}

type Elegido = z.input<typeof aprobarSolicitud.body>;

const NADA: Elegido = { roles: [], agencias: [] };

function Aprobacion({ solicitud: { id, correo }, onCerrar }: RespuestaProps) {
  const seguir = useRecienCreado(onCerrar);
  const order = useTask({
    initial: NADA,
    resolver: judgedBy<Elegido, z.output<typeof aprobarSolicitud.body>>(aprobarSolicitud.body),
    run: async (body) => {
      const usuario = await call(aprobarSolicitud, { params: { id }, body });
      dejarSalir();
      await seguir(usuario);
    },
    refresh: refrescarSolicitudes,
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Aprobar la solicitud"
      order={order}
      submit="Aprobar y crear usuario"
      kept={`solicitudes/${id}/aprobar`}
      onClose={onCerrar}
    >
      <Text muted>
        La invitación para elegir su contraseña es para quien tenga el correo {correo}: compruebe que sea el
        suyo. Elija qué podrá hacer y dónde.
      </Text>
      <CamposDePermiso />
    </DrawerForm>
  );
}

function Rechazo({ solicitud: { id, nombre }, onCerrar }: RespuestaProps) {
  const order = useOrder(rechazarSolicitud, {
    params: { id },
    initial: { motivo: '' },
    refresh: refrescarSolicitudes,
    done: `Se rechazó la solicitud de ${nombre}.`,
    onDone: () => {
      dejarSalir();
      onCerrar();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Rechazar la solicitud"
      order={order}
      submit="Rechazar solicitud"
      danger
      kept={`solicitudes/${id}/rechazar`}
      onClose={onCerrar}
    >
      <LongTextField
        name="motivo"
        label="Motivo"
        description="Se envía por correo a quien solicitó la cuenta."
        rows={4}
        autoFocus
      />
    </DrawerForm>
  );
}
