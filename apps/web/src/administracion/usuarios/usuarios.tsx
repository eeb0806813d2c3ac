// The people who use Cuadra: who they are, what they may do, where they are signed in, and who asks to enter.

import { listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { listarSolicitudes } from '@cuadra/contract/administracion/usuarios';
import { UserPlusIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { PendingCount } from '#ui/marks/pending-count.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { ListaDeUsuarios } from './lista.tsx';
import { NuevoUsuario } from './nuevo-usuario.tsx';
import { PanelDeUsuario } from './panel-usuario.tsx';
import { ListaDeSobres } from './sobres.tsx';
import { Solicitudes } from './solicitudes.tsx';
import { useBusqueda } from './use-busqueda.ts';

export function Usuarios() {
  const { busqueda, verVista, abrirNuevo } = useBusqueda();
  const vista = busqueda.vista ?? 'usuarios';
  return (
    <Pagina
      title="Usuarios"
      purpose="Quién ingresa a Cuadra, con qué roles y en qué agencias."
      actions={
        <Button leftSection={<UserPlusIcon width={18} height={18} aria-hidden="true" />} onClick={abrirNuevo}>
          Nuevo usuario
        </Button>
      }
    >
      <Tabs value={vista} onChange={verVista} keepMounted={false}>
        <Stack gap="xl">
          <TabList active={vista}>
            <Tabs.Tab value="usuarios">Usuarios</Tabs.Tab>
            <Tabs.Tab value="solicitudes">
              Solicitudes <Pendientes />
            </Tabs.Tab>
            <Tabs.Tab value="sobres">
              Sobres por confirmar <SobresPendientes />
            </Tabs.Tab>
          </TabList>
          <Tabs.Panel value={vista}>{CUERPOS[vista]()}</Tabs.Panel>
        </Stack>
      </Tabs>
      <PanelDeUsuario />
      <NuevoUsuario />
    </Pagina>
  );
}

const CUERPOS = {
  usuarios: () => <ListaDeUsuarios />,
  solicitudes: () => <Solicitudes />,
  sobres: () => <ListaDeSobres />,
} as const;

function Pendientes() {
  const { data: solicitudes = [] } = useQuery(queryOf(listarSolicitudes));
  return solicitudes.length === 0 ? null : <PendingCount count={solicitudes.length} />;
}

function SobresPendientes() {
  const { data: sobres = [] } = useQuery(queryOf(listarSobres));
  const cuantas = sobres.filter(({ estado }) => estado === 'por-confirmar').length;
  return cuantas === 0 ? null : <PendingCount count={cuantas} />;
}
