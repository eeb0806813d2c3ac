// The signed heads of the books and of the bitácora: which there are, where each went, and whether one that somebody received
// still agrees with what is stored.
import { listarSellos, sellarAhora } from '@cuadra/contract/administracion/sellos';
import { FingerPrintIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sinEntrega } from '#administracion/entregas/a-donde-salen.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Comparar } from './comparar.tsx';
import { direccionDeSellos } from './direccion.ts';
import { Lista } from './lista.tsx';
import { Llave } from './llave.tsx';
import classes from './sellos.module.css';

const LISTA = 'lista';

const refrescar = () => queryClient.invalidateQueries({ queryKey: [listarSellos.path] });

export function Sellos() {
  const { busqueda, push } = useAddress(direccionDeSellos);
  const { ocupado, mensaje, hacer } = useAction(refrescar);
  const verVista = (vista: string | null) => {
    const { data } = direccionDeSellos.shape.vista.safeParse(vista === LISTA ? undefined : vista);
    push({ vista: data });
  };
  const sellar = async () => {
    if (await hacer(() => call(sellarAhora))) void notify('Sellado.');
  };
  const vista = busqueda.vista ?? LISTA;
  return (
    <Pagina
      titulo="Sellos"
      proposito="La prueba, firmada y guardada fuera, de que lo contabilizado y la bitácora no han cambiado."
      acciones={
        <Button
          loading={ocupado}
          leftSection={<FingerPrintIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void sellar()}
        >
          Sellar ahora
        </Button>
      }
    >
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <Avisos />
      <Tabs value={vista} onChange={verVista} keepMounted={false}>
        <TabList activa={vista}>
          <Tabs.Tab value={LISTA}>Sellos</Tabs.Tab>
          <Tabs.Tab value="comparar">Comparar uno recibido</Tabs.Tab>
          <Tabs.Tab value="llave">Llave</Tabs.Tab>
        </TabList>
        <Tabs.Panel value={LISTA} className={classes.vista ?? ''}>
          <Lista />
        </Tabs.Panel>
        <Tabs.Panel value="comparar" className={classes.vista ?? ''}>
          <Comparar />
        </Tabs.Panel>
        <Tabs.Panel value="llave" className={classes.vista ?? ''}>
          <Llave />
        </Tabs.Panel>
      </Tabs>
    </Pagina>
  );
}

function Avisos() {
  const { data } = useQuery(queryOf(listarSellos, { query: {} }));
  if (data === undefined) return null;
  const { problema, llave } = data.estado;
  const falta = sinEntrega(data.estado);
  return (
    <>
      {problema !== null && (
        <FormNotice tono="error" texto={`${problema} No se firmarán más sellos hasta que se corrija.`} />
      )}
      {llave?.porPerdida === true && (
        <FormNotice
          tono="aviso"
          texto="La llave que firma reemplazó a una que se dio por perdida. Compare los sellos anteriores con los que recibió."
        />
      )}
      {falta !== undefined && <FormNotice tono={data.estado.esDemo ? 'info' : 'aviso'} texto={falta} />}
    </>
  );
}
