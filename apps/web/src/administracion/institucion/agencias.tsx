import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '#platform/query.ts';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { PANEL_NUEVA, PanelDeAgencia, usePanelDeAgencia } from './panel-agencia.tsx';

export function Agencias() {
  const { abrir } = usePanelDeAgencia();
  const agencias = useQuery(queryOf(listarAgencias));
  return (
    <Section
      card
      title="Agencias"
      max="64rem"
      actions={
        <Button
          variant="default"
          leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => abrir(PANEL_NUEVA)}
        >
          Nueva agencia
        </Button>
      }
    >
      <Loaded query={agencias} rows={4} label="Cargando las agencias">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              title="Aún no hay agencias"
              text="Cree la primera: los usuarios y las partidas pertenecen a una."
            />
          ) : (
            <DataTable
              label="Agencias"
              columns={columnas}
              rows={todas}
              rowKey={({ idAgencia }) => idAgencia}
            />
          )
        }
      </Loaded>
      <PanelDeAgencia />
    </Section>
  );
}

const columnas: readonly Column<Agencia>[] = [
  { title: 'Código', kind: 'code', cell: ({ idAgencia }) => idAgencia },
  { title: 'Nombre', kind: 'main', cell: (agencia) => <Nombre agencia={agencia} /> },
  { title: 'Municipio', cell: ({ municipio }) => (municipio === '' ? '–' : municipio) },
  {
    title: 'Estado',
    cell: ({ activa }) => <StateDot lit={activa} text={activa ? 'Activa' : 'Inactiva'} />,
  },
];

function Nombre({ agencia: { idAgencia, nombreAgencia } }: { readonly agencia: Agencia }) {
  return (
    <Link
      to="/administracion/institucion"
      search={{ agencia: idAgencia }}
      resetScroll={false}
      preload={false}
      className={rowLink}
    >
      {nombreAgencia}
    </Link>
  );
}
