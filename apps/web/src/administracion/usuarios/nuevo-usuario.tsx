// A new user. They choose their own password, with the invitation that arrives by mail or the envelope printed for them.
import { opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { crearUsuario, datosUsuario } from '@cuadra/contract/administracion/usuarios';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { CamposDePermiso, CamposDePersona } from './campos-de-usuario.tsx';
import { PANEL_NUEVO } from './filtros.ts';
import { useRecienCreado } from './invitacion/use-recien-creado.ts';
import { useBusqueda } from './use-busqueda.ts';

export function NuevoUsuario() {
  const { busqueda, cerrarPanel } = useBusqueda();
  return (
    <EditDrawer opened={busqueda.usuario === PANEL_NUEVO} title="Nuevo usuario" onClose={cerrarPanel}>
      <Formulario onCerrar={cerrarPanel} />
    </EditDrawer>
  );
}

type Entrada = z.input<typeof datosUsuario>;
type Salida = z.output<typeof datosUsuario>;

const VACIO: Entrada = { nombre: '', correo: '', roles: [], agencias: [] };

function Formulario({ onCerrar }: { readonly onCerrar: () => void }) {
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const seguir = useRecienCreado(onCerrar);
  const order = useTask({
    initial: VACIO,
    resolver: judgedBy<Entrada, Salida>(datosUsuario),
    run: async (body) => {
      const usuario = await call(crearUsuario, { body });
      dejarSalir();
      await seguir(usuario);
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Nuevo usuario"
      order={order}
      submit="Crear usuario"
      kept="usuarios/nuevo"
      onClose={onCerrar}
    >
      <CamposDePersona empieza />
      <Text muted>
        {opciones?.hayCorreo === true
          ? 'Recibe por correo una invitación y elige su propia contraseña: nadie más la conoce.'
          : 'No hay servidor de correo: al crearlo podrá imprimir su sobre, con el que elige su propia contraseña.'}
      </Text>
      <CamposDePermiso />
    </DrawerForm>
  );
}
