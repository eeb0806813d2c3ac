// The accounts whose detail is kept elsewhere: what was brought of each in a month beside what the books say, and which they are.
import {
  type AuxiliarExterno,
  listarAuxiliaresExternos,
  verMesDeAuxiliares,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { LinkIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { Cifras } from './cifras.tsx';
import { direccionDeAuxiliares } from './direccion.ts';
import { FormularioDeAuxiliar } from './formulario-de-auxiliar.tsx';
import { claveDeMes, type Mes, mesesPorTraer } from './meses.ts';

export function AuxiliaresExternos() {
  const marca = usePermission('catalogo:editar');
  const [marcando, setMarcando] = useState(false);
  const consulta = useQuery(queryOf(listarAuxiliaresExternos));
  return (
    <Page
      title="Auxiliares externos"
      purpose="Cuentas cuyo detalle se lleva en otra parte: su cifra se trae cada mes y se compara antes de cerrar."
      actions={
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
      <Loaded query={consulta} rows={5} label="Cargando los auxiliares externos">
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
      <Box width="10rem">
        <SelectField
          inBar
          label="Mes"
          value={claveDeMes(elegido)}
          options={meses.map((uno) => [claveDeMes(uno), formatMonth(claveDeMes(uno))] as const)}
          onChange={(clave) => {
            const otro = meses.find((uno) => claveDeMes(uno) === clave);
            if (otro !== undefined) replace(otro);
          }}
        />
      </Box>
      <Loaded query={consulta} rows={6} height={44} label="Cargando las cifras del mes">
        {(cifras) => <Cifras key={claveDeMes(elegido)} mes={cifras} />}
      </Loaded>
    </Stack>
  );
}

interface CuentasMarcadasProps {
  readonly auxiliares: readonly AuxiliarExterno[];
  readonly marca: boolean;
  readonly marcando: boolean;
  readonly onMarcar: (si: boolean) => void;
}

/** Which accounts are brought, where their detail is kept and who brings them. */
function CuentasMarcadas({ auxiliares, marca, marcando, onMarcar }: CuentasMarcadasProps) {
  const [abierto, setAbierto] = useState<string>();
  const uno = auxiliares.find(({ id }) => id === abierto);
  const cerrar = () => setAbierto(undefined);
  return (
    <>
      {auxiliares.length === 0 ? (
        <EmptyState
          icon={LinkIcon}
          title="Ninguna cuenta está marcada"
          text={
            marca
              ? 'Si la cartera, las aportaciones u otro detalle se lleva en otro programa, marque su cuenta: cada mes se traerá su cifra y se comparará con el mayor.'
              : 'El contador marca las cuentas cuyo detalle se lleva en otra parte.'
          }
        />
      ) : (
        <Section card title="Cuentas marcadas" max="64rem">
          <DataTable
            label="Cuentas marcadas"
            columns={columnas(marca ? setAbierto : undefined)}
            rows={auxiliares}
            rowKey={({ id }) => id}
          />
        </Section>
      )}
      <EditDrawer opened={marcando} title="Marcar un auxiliar externo" onClose={() => onMarcar(false)}>
        <FormularioDeAuxiliar onCerrar={() => onMarcar(false)} />
      </EditDrawer>
      <EditDrawer
        opened={uno !== undefined}
        title="Auxiliar externo"
        subtitle={uno && `${uno.idCuenta} ${uno.nombreCuenta}`}
        onClose={cerrar}
      >
        {uno !== undefined && (
          <FormularioDeAuxiliar key={`${uno.id} ${uno.version}`} auxiliar={uno} onCerrar={cerrar} />
        )}
      </EditDrawer>
    </>
  );
}

const columnas = (abrir: ((id: string) => void) | undefined): readonly Column<AuxiliarExterno>[] => [
  {
    title: 'Cuenta',
    kind: 'main',
    cell: ({ id, idCuenta, nombreCuenta }) =>
      abrir === undefined ? (
        `${idCuenta} ${nombreCuenta}`
      ) : (
        <button type="button" className={rowLink} onClick={() => abrir(id)}>
          {idCuenta} {nombreCuenta}
        </button>
      ),
  },
  { title: 'Se lleva en', cell: ({ lugar }) => lugar },
  { title: 'La trae', cell: ({ responsable }) => responsable.nombre },
  { title: 'Desde', kind: 'code', cell: ({ desde }) => formatMonth(desde.slice(0, 7)) },
  {
    title: 'Estado',
    cell: ({ activo }) => <StateDot lit={activo} text={activo ? 'Se trae' : 'Ya no se trae'} />,
  },
];
