// The inbox of what takes two people: what waits for one's answer, what one asked for, and what is worth looking at of what was done.
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { listarAutorizaciones } from '@cuadra/contract/control/autorizaciones';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { PendingCount } from '#ui/marks/pending-count.tsx';
import { Page } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { Senales, useSenales } from '../senales.tsx';
import { direccionDeAutorizaciones, type Vista, vistas } from './direccion.ts';
import { PorResponder } from './por-responder.tsx';
import { Propias } from './propias.tsx';

export function Autorizaciones() {
  const { busqueda, push } = useAddress(direccionDeAutorizaciones);
  const suyas = useSuyas();
  const pedida = busqueda.vista ?? suyas[0]?.vista ?? 'propias';
  const vista = suyas.some((una) => una.vista === pedida) ? pedida : (suyas[0]?.vista ?? 'propias');
  const ver = (elegida: string | null) =>
    push({ vista: vistas.find((una) => una === elegida), autorizacion: undefined, cuales: undefined });
  return (
    <Tabs value={vista} onChange={ver} keepMounted={false}>
      <Page
        title="Autorizaciones"
        tabs={
          <TabList active={vista}>
            {suyas.map((una) => (
              <Tabs.Tab key={una.vista} value={una.vista}>
                {una.nombre} {una.cuantas > 0 && <PendingCount count={una.cuantas} />}
              </Tabs.Tab>
            ))}
          </TabList>
        }
      >
        <Tabs.Panel value={vista} miw={0}>
          {CUERPOS[vista]()}
        </Tabs.Panel>
      </Page>
    </Tabs>
  );
}

const CUERPOS: Readonly<Record<Vista, () => React.ReactNode>> = {
  responder: () => <PorResponder />,
  propias: () => <Propias />,
  senales: () => <Senales />,
};

interface Pestana {
  readonly vista: Vista;
  readonly nombre: string;
  readonly cuantas: number;
}

/** Those that concern whoever looks, each with how many wait for them. */
function useSuyas(): readonly Pestana[] {
  const da = usePermission('autorizaciones:dar');
  const pide = usePermission('autorizaciones:pedir');
  const aprueba = usePermission('partidas:aprobar');
  const ve = usePermission('senales:ver');
  const { data } = useQuery({ ...queryOf(listarAutorizaciones), enabled: da || pide });
  const partidas = useQuery({ ...queryOf(listarPorAprobar), enabled: da && aprueba }).data?.total ?? 0;
  const sinVer = useSenales('sin-ver', { enabled: ve }).data?.sinVer ?? 0;
  const porResponder = (data?.porResponder.length ?? 0) + partidas;
  const porHacer = data?.propias.filter(({ puede }) => puede.includes('hacer')).length ?? 0;
  return [
    ...(da ? [{ vista: 'responder', nombre: 'Por responder', cuantas: porResponder } as const] : []),
    ...(pide ? [{ vista: 'propias', nombre: 'Lo que pedí', cuantas: porHacer } as const] : []),
    ...(ve ? [{ vista: 'senales', nombre: 'Señales', cuantas: sinVer } as const] : []),
  ];
}
