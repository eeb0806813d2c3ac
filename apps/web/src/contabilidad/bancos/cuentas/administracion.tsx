// The accounts at banks, for whoever sets them up: creating them, changing them, and taking them out of use.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { nombresDePerfil } from '@cuadra/core/bancos/estado-de-cuenta';
import { BuildingLibraryIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../enlaces.ts';
import { FormularioDeCuenta } from './formulario-de-cuenta.tsx';
import { FormularioDeCuentaNueva } from './formulario-de-cuenta-nueva.tsx';

export function AdministracionDeCuentas() {
  const administra = usePermission('bancos:administrar');
  const [abierta, setAbierta] = useState<string>();
  const [creando, setCreando] = useState(false);
  const { replace } = useDireccion();
  const consulta = useQuery(consultas.cuentas());
  const cuenta = consulta.data?.find(({ id }) => id === abierta);
  return (
    <Stack gap="lg">
      <Row justify="between" gap="md">
        <Button variant="default" size="compact-md" onClick={() => replace({ vista: undefined })}>
          Volver a las cuentas
        </Button>
        {administra && <BotonNueva onClick={() => setCreando(true)} />}
      </Row>
      <Loaded query={consulta} rows={4} label="Cargando las cuentas bancarias">
        {(cuentas) =>
          cuentas.length === 0 ? (
            <Vacio administra={administra} />
          ) : (
            <Box surface="card" clip>
              <DataTable
                label="Cuentas bancarias"
                columns={columnas(administra ? setAbierta : undefined)}
                rows={cuentas}
                rowKey={({ id }) => id}
              />
            </Box>
          )
        }
      </Loaded>
      <EditDrawer opened={creando} title="Nueva cuenta bancaria" onClose={() => setCreando(false)}>
        <FormularioDeCuentaNueva onCerrar={() => setCreando(false)} />
      </EditDrawer>
      <CuentaAbierta cuenta={cuenta} onCerrar={() => setAbierta(undefined)} />
    </Stack>
  );
}

interface CuentaAbiertaProps {
  readonly cuenta: CuentaBancaria | undefined;
  readonly onCerrar: () => void;
}

function CuentaAbierta({ cuenta, onCerrar }: CuentaAbiertaProps) {
  return (
    <EditDrawer
      opened={cuenta !== undefined}
      title="Cuenta bancaria"
      subtitle={cuenta && `${cuenta.banco} ${cuenta.numero}`}
      onClose={onCerrar}
    >
      {cuenta !== undefined && (
        <FormularioDeCuenta key={`${cuenta.id} ${cuenta.version}`} cuenta={cuenta} onCerrar={onCerrar} />
      )}
    </EditDrawer>
  );
}

function BotonNueva({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      size="compact-md"
      leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
      onClick={onClick}
    >
      Nueva cuenta bancaria
    </Button>
  );
}

function Vacio({ administra }: { readonly administra: boolean }) {
  return (
    <EmptyState
      icon={BuildingLibraryIcon}
      title="Aún no hay cuentas bancarias"
      text={
        administra
          ? 'Antes de crear la primera: cada una necesita su propia cuenta de detalle en el catálogo, y el saldo que decía el banco el día antes de empezar a compararla.'
          : 'El contador las crea.'
      }
    />
  );
}

const columnas = (abrir: ((id: string) => void) | undefined): readonly Column<CuentaBancaria>[] => [
  {
    title: 'Nombre',
    kind: 'main',
    cell: ({ id, nombre }) =>
      abrir === undefined ? (
        nombre
      ) : (
        <button type="button" className={rowLink} onClick={() => abrir(id)}>
          {nombre}
        </button>
      ),
  },
  { title: 'Banco', cell: ({ banco }) => banco },
  { title: 'Número', kind: 'code', cell: ({ numero }) => numero },
  { title: 'Cuenta', cell: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  {
    title: 'Archivos',
    cell: ({ perfil, tieneMapeo }) =>
      tieneMapeo ? 'Columnas elegidas' : perfil === null ? 'Según el archivo' : nombresDePerfil[perfil],
  },
  { title: 'Responsable', cell: ({ responsable }) => responsable.nombre },
  { title: 'Desde', kind: 'code', cell: ({ desde }) => formatDate(desde) },
  {
    title: 'Estado',
    cell: ({ activa }) => <StateDot lit={activa} text={activa ? 'Activa' : 'Inactiva'} />,
  },
];
