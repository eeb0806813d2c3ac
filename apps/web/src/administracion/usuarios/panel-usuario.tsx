// One user, beside the list.
import '@mantine/core/styles/Tabs.layer.css';
import { listarUsuarios, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { UserIcon } from '@heroicons/react/24/outline';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import pestanas from '#ui/page/tabs.module.css';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { PANEL_NUEVO } from './filtros.ts';
import { FormularioDeDatos } from './formulario-datos.tsx';
import { InvitacionDeUsuario } from './invitacion/invitacion.tsx';
import { RecuperarSegundoFactor } from './recuperar-segundo-factor.tsx';
import { Sesiones } from './sesiones.tsx';
import { useBusqueda } from './use-busqueda.ts';
import classes from './usuarios.module.css';

export function PanelDeUsuario() {
  const { busqueda, cerrarPanel } = useBusqueda();
  const usuarios = useQuery(queryOf(listarUsuarios));
  const abierto = busqueda.usuario !== undefined && busqueda.usuario !== PANEL_NUEVO;
  const usuario = usuarios.data?.find(({ id }) => id === busqueda.usuario);
  return (
    <EditDrawer
      opened={abierto}
      title={usuario?.nombre ?? 'Usuario'}
      subtitle={usuario?.correo}
      onClose={cerrarPanel}
    >
      {usuario !== undefined && <Contenido key={usuario.id} usuario={usuario} onCerrar={cerrarPanel} />}
      {usuario === undefined && usuarios.isPending && <SkeletonRows rows={8} label="Cargando el usuario" />}
      {usuario === undefined && usuarios.isError && (
        <ErrorState error={usuarios.error} retry={usuarios.refetch} />
      )}
      {usuario === undefined && usuarios.isSuccess && (
        <EmptyState
          icon={UserIcon}
          title="Este usuario no existe"
          text="Cierre el panel y elija otro de la lista."
        />
      )}
    </EditDrawer>
  );
}

interface ContenidoProps {
  readonly usuario: Usuario;
  readonly onCerrar: () => void;
}

function Contenido({ usuario, onCerrar }: ContenidoProps) {
  return (
    // Hidden but alive: what was typed in the form, and its guard, stay while the other tab is looked at. Of who cannot
    // enter yet, what is missing comes first.
    <Tabs
      defaultValue={usuario.tieneContrasena ? 'datos' : 'acceso'}
      keepMounted
      keepMountedMode="display-none"
      className={classes.pestanas ?? ''}
    >
      <Tabs.List className={pestanas.lista ?? ''}>
        <Tabs.Tab value="datos">Datos y permisos</Tabs.Tab>
        <Tabs.Tab value="acceso">Contraseña y sesiones</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="datos" className={classes.panel ?? ''}>
        <FormularioDeDatos usuario={usuario} onCerrar={onCerrar} />
      </Tabs.Panel>
      <Tabs.Panel value="acceso">
        <Stack line="between">
          <InvitacionDeUsuario usuario={usuario} />
          <RecuperarSegundoFactor usuario={usuario} />
          <Sesiones usuario={usuario} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
