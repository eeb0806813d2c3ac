// The agencias of an institution that moves in: those there are, one more by hand, or several by sheet.
import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { ArrowUpTrayIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import { queryOf } from '#platform/query.ts';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { contarAgencias, hojaDeAgencias } from './hoja-de-agencias.tsx';

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Agencias() {
  const agencias = useQuery(queryOf(listarAgencias));
  const [conHoja, setConHoja] = useState(false);
  return (
    <Pagina
      title="Agencias"
      purpose="Cada lugar donde se atiende. Los libros se llevan por agencia."
      actions={
        <>
          <PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>
          <Button
            variant="default"
            leftSection={<PlusIcon {...TAMANO} />}
            renderRoot={(props) => (
              <Link to="/administracion/institucion" search={{ agencia: 'nueva' }} {...props} />
            )}
          >
            Una agencia
          </Button>
          <Button leftSection={<ArrowUpTrayIcon {...TAMANO} />} onClick={() => setConHoja(true)}>
            Traer una hoja
          </Button>
        </>
      }
    >
      <Section
        card
        max="64rem"
        title={agencias.data === undefined ? 'Agencias' : contarAgencias(agencias.data.length)}
      >
        <Loaded query={agencias} rows={4} label="Cargando las agencias">
          {(todas) =>
            todas.length === 0 ? (
              <EmptyState
                title="Aún no hay agencias"
                text="Agregue la primera o traiga una hoja con todas: las personas y las partidas pertenecen a una."
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
      </Section>
      {conHoja && <ImportDialog kind={hojaDeAgencias} onClose={() => setConHoja(false)} />}
    </Pagina>
  );
}

const columnas: readonly Column<Agencia>[] = [
  { title: 'Código', kind: 'code', cell: ({ idAgencia }) => idAgencia },
  {
    title: 'Nombre',
    kind: 'main',
    cell: ({ idAgencia, nombreAgencia }) => (
      <Link to="/administracion/institucion" search={{ agencia: idAgencia }} className={rowLink}>
        {nombreAgencia}
      </Link>
    ),
  },
  { title: 'Municipio', cell: ({ municipio }) => municipio || '–' },
  {
    title: 'Estado',
    cell: ({ activa }) => <StateDot lit={activa} text={activa ? 'Activa' : 'Inactiva'} />,
  },
];
