import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '#platform/query.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { PanelDeAgencia } from './panel-agencia.tsx';
import { PANEL_NUEVA, usePanelDeAgencia } from './use-panel-de-agencia.ts';

export function Agencias() {
  const { abrir } = usePanelDeAgencia();
  const agencias = useQuery(queryOf(listarAgencias));
  return (
    <Card
      titulo="Agencias"
      accion={
        <Button
          variant="default"
          leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => abrir(PANEL_NUEVA)}
        >
          Nueva agencia
        </Button>
      }
    >
      <Loaded consulta={agencias} filas={4} etiqueta="Cargando las agencias">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              titulo="Aún no hay agencias"
              texto="Cree la primera: los usuarios y las partidas pertenecen a una."
            />
          ) : (
            <CardTable
              etiqueta="Agencias"
              columnas={columnas}
              filas={todas}
              clave={({ idAgencia }) => idAgencia}
            />
          )
        }
      </Loaded>
      <PanelDeAgencia />
    </Card>
  );
}

const columnas: readonly CardColumn<Agencia>[] = [
  { titulo: 'Código', clase: 'cifras', celda: ({ idAgencia }) => idAgencia },
  { titulo: 'Nombre', clase: 'principal', celda: (agencia) => <Nombre agencia={agencia} /> },
  { titulo: 'Municipio', celda: ({ municipio }) => (municipio === '' ? '–' : municipio) },
  {
    titulo: 'Estado',
    celda: ({ activa }) => <StateDot encendido={activa} texto={activa ? 'Activa' : 'Inactiva'} />,
  },
];

function Nombre({ agencia: { idAgencia, nombreAgencia } }: { readonly agencia: Agencia }) {
  return (
    <Link
      to="/administracion/institucion"
      search={{ agencia: idAgencia }}
      resetScroll={false}
      preload={false}
      className={cardTableLink}
    >
      {nombreAgencia}
    </Link>
  );
}
