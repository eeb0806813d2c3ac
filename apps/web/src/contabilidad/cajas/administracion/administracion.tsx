// The cajas of the institution, for whoever sets them up: which there are, who works at each; and what was decided
// about all of them.

import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { consultas } from '../consultas.ts';
import { ConfiguracionDeLasCajas } from './configuracion-de-las-cajas.tsx';
import { PanelDeCaja } from './panel-de-caja.tsx';

export function Administracion() {
  const administra = usePermission('cajas:administrar');
  const [creando, setCreando] = useState(false);
  const cajas = useQuery(consultas.cajas());
  return (
    <Stack gap="lg">
      <Section
        card
        max="64rem"
        title="Cajas y bóvedas"
        actions={
          administra && (
            <Button
              variant="default"
              leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => setCreando(true)}
            >
              Nueva caja
            </Button>
          )
        }
      >
        <Loaded query={cajas} rows={6} label="Cargando las cajas">
          {(todas) =>
            todas.length === 0 ? (
              <EmptyState
                title="Aún no hay cajas"
                text={
                  administra
                    ? 'Cree la primera con la cuenta que lleva su efectivo: recibe el saldo que la cuenta tiene.'
                    : 'El contador las crea, con la cuenta que lleva su efectivo.'
                }
              />
            ) : (
              <DataTable label="Cajas y bóvedas" columns={columns} rows={todas} rowKey={({ id }) => id} />
            )
          }
        </Loaded>
        <PanelDeCaja creando={creando} alTerminarDeCrear={() => setCreando(false)} seEdita={administra} />
      </Section>
      <ConfiguracionDeLasCajas seEdita={administra} />
    </Stack>
  );
}

const columns: readonly Column<Caja>[] = [
  { title: 'Código', kind: 'code', cell: ({ codigo }) => codigo },
  { title: 'Nombre', kind: 'main', cell: (caja) => <Nombre caja={caja} /> },
  { title: 'Agencia', cell: ({ nombreAgencia }) => nombreAgencia },
  { title: 'Cajero', cell: (caja) => cajeroDeHoy(caja) },
  { title: 'Cuenta', kind: 'code', cell: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  {
    title: 'Estado',
    cell: ({ activa }) => <StateDot lit={activa} text={activa ? 'Activa' : 'Inactiva'} />,
  },
];

function Nombre({ caja: { id, nombre } }: { readonly caja: Caja }) {
  return (
    <Link
      to="/contabilidad/caja"
      search={{ vista: 'cajas', caja: id }}
      resetScroll={false}
      preload={false}
      className={rowLink}
    >
      {nombre}
    </Link>
  );
}

/** A caja may have several by turns. */
function cajeroDeHoy({ asignaciones }: Caja): string {
  const hoy = todayInGuatemala();
  const suyos = asignaciones.filter(({ desde, hasta }) => desde <= hoy && (hasta === null || hasta >= hoy));
  return suyos.length === 0 ? 'Sin asignar' : suyos.map(({ cajero }) => cajero.nombre).join(', ');
}
