// The accounts whose detail is kept elsewhere: what was brought of each in a month beside what the books say, and which they are.
import {
  listarAuxiliaresExternos,
  verMesDeAuxiliares,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import classes from './auxiliares-externos.module.css';
import { Cifras } from './cifras.tsx';
import { CuentasMarcadas } from './cuentas-marcadas.tsx';
import { direccionDeAuxiliares } from './direccion.ts';
import { claveDeMes, type Mes, mesesPorTraer } from './meses.ts';

export function AuxiliaresExternos() {
  const marca = usePermission('catalogo:editar');
  const [marcando, setMarcando] = useState(false);
  const consulta = useQuery(queryOf(listarAuxiliaresExternos));
  return (
    <Page
      titulo="Auxiliares externos"
      proposito="Cuentas cuyo detalle se lleva en otra parte: su cifra se trae cada mes y se compara antes de cerrar."
      acciones={
        marca && (
          <Button
            size="compact-md"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => setMarcando(true)}
          >
            Marcar una cuenta
          </Button>
        )
      }
    >
      <Loaded consulta={consulta} filas={5} etiqueta="Cargando los auxiliares externos">
        {(auxiliares) => (
          <Stack gap="xl">
            {auxiliares.some(({ activo }) => activo) && (
              <UnMes meses={mesesPorTraer(auxiliares, todayInGuatemala())} />
            )}
            <CuentasMarcadas
              auxiliares={auxiliares}
              marca={marca}
              marcando={marcando}
              onMarcar={setMarcando}
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function UnMes({ meses }: { readonly meses: readonly Mes[] }) {
  const { busqueda, replace } = useAddress(direccionDeAuxiliares);
  const { anio, mes } = busqueda;
  const pedido = meses.find((uno) => uno.anio === anio && uno.mes === mes);
  const elegido = pedido ?? meses[0];
  const consulta = useQuery({
    ...queryOf(verMesDeAuxiliares, { query: elegido ?? { anio: 2000, mes: 1 } }),
    enabled: elegido !== undefined,
  });
  if (elegido === undefined) return null;
  return (
    <Stack as="section" gap="lg" aria-label="Cifras del mes">
      <Row gap="md">
        <SelectField
          enBarra
          etiqueta="Mes"
          className={classes.eleccion}
          valor={claveDeMes(elegido)}
          opciones={meses.map((uno) => [claveDeMes(uno), formatMonth(claveDeMes(uno))] as const)}
          onCambio={(clave) => {
            const otro = meses.find((uno) => claveDeMes(uno) === clave);
            if (otro !== undefined) replace(otro);
          }}
        />
      </Row>
      <Loaded consulta={consulta} filas={6} alto={44} etiqueta="Cargando las cifras del mes">
        {(cifras) => <Cifras key={claveDeMes(elegido)} mes={cifras} />}
      </Loaded>
    </Stack>
  );
}
