// Who may do what, watched by more than one person: the changes of powers that wait, what became of the others, and the
// roles that exclude each other.
import { listarCambios, verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PendingCount } from '#ui/marks/pending-count.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { Cambios } from './cambios.tsx';
import { direccionDePoderes } from './direccion.ts';
import { Reglas } from './reglas.tsx';

const PENDIENTES = 'pendientes';

export function Poderes() {
  const { busqueda, push } = useAddress(direccionDePoderes);
  const verVista = (elegida: string | null) => {
    const { data } = direccionDePoderes.shape.vista.safeParse(elegida === PENDIENTES ? undefined : elegida);
    push({ vista: data });
  };
  const vista = busqueda.vista ?? PENDIENTES;
  return (
    <Pagina
      title="Poderes"
      purpose="Los cambios que dan más poder a alguien: ninguno lo decide una sola persona."
    >
      <PuestaEnMarcha />
      <Tabs value={vista} onChange={verVista} keepMounted={false}>
        <Stack gap="xl">
          <TabList active={vista}>
            <Tabs.Tab value={PENDIENTES}>
              Por aprobar <Cuantos />
            </Tabs.Tab>
            <Tabs.Tab value="resueltos">Resueltos</Tabs.Tab>
            <Tabs.Tab value="puesta-en-marcha">Puesta en marcha</Tabs.Tab>
            <Tabs.Tab value="reglas">Roles que se excluyen</Tabs.Tab>
          </TabList>
          <Tabs.Panel value={vista}>
            {vista === 'reglas' ? <Reglas /> : <Cambios key={vista} vista={vista} />}
          </Tabs.Panel>
        </Stack>
      </Tabs>
    </Pagina>
  );
}

function Cuantos() {
  const { data: cambios = [] } = useQuery(queryOf(listarCambios, { query: { vista: 'pendientes' } }));
  return cambios.length === 0 ? null : <PendingCount count={cambios.length} />;
}

function PuestaEnMarcha() {
  const { data: reglas } = useQuery(queryOf(verReglasDePoder));
  if (reglas === undefined || reglas.firmadaEn !== null) return null;
  return (
    <FormNotice
      tone="info"
      text="La puesta en marcha sigue abierta: lo que se otorga vale en el acto y queda en «Puesta en marcha»."
    />
  );
}
