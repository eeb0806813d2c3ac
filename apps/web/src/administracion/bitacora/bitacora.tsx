// Who did what, when and from where: the whole story of the institution, the last first, as much of it as each role may see.
import { gruposDeAcciones, nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { Entrada } from '@cuadra/contract/administracion/bitacora/bitacora';
import { entidadesConocidas, nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { formatInstant } from '#ui/format/date.ts';
import type { Option } from '#ui/list/filters.ts';
import type { ListTable } from '#ui/list/list.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useFilters, usePanel } from '#ui/list/use-filters.ts';
import { Text } from '#ui/text/text.tsx';
import { consultas } from './consultas.ts';
import { filtrosDeBitacora } from './direccion.ts';
import { cuando, quien } from './en-palabras.ts';
import { PanelDeEntrada } from './panel.tsx';

export function Bitacora() {
  const filters = useFilters(filtrosDeBitacora, useOpciones());
  const panel = usePanel(filters, 'entrada');
  const deLibros = usePermission('partidas:ver');
  return (
    <ListScreen
      title="Bitácora"
      purpose="Quién hizo qué, cuándo y desde dónde; también lo que no se permitió."
      label="Entradas de la bitácora"
      filters={filters}
      own={{
        accion: <Acciones valor={filters.said.accion} onCambio={(accion) => filters.set('accion', accion)} />,
      }}
      tools={<ExportMenu reporte="bitacora" filtros={filters.query} />}
      query={useInfiniteQuery(consultas.entradas(filters.query))}
      rows={({ entradas }) => entradas}
      table={table}
      loading="Cargando la bitácora"
      skeletonRows={16}
      more="Ver anteriores"
      onward
      moreNote={({ buscadoHasta }) =>
        buscadoHasta !== null && <span>Visto hasta el {formatInstant(buscadoHasta)}.</span>
      }
      empty={{
        title: 'Aún no hay nada anotado',
        text: deLibros
          ? 'Aquí aparece lo que se hace en sus agencias y en los libros de la institución.'
          : 'Aquí aparece todo lo que se hace en la institución.',
      }}
      noMatch={{ title: 'Nada con esos filtros' }}
      panelOf={({ n }) => n}
      panel={panel}
      panelWidth="28rem"
      drawPanel={(n) => <PanelDeEntrada n={n} panel={panel} />}
    />
  );
}

function useOpciones() {
  const { data: personas = [] } = useQuery(consultas.personas());
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  return {
    quien: personas.map(
      ({ id, nombre, activo }): Option => [id, activo ? nombre : `${nombre} (sin acceso)`, nombre],
    ),
    accion: acciones,
    entidad: entidades,
    agencia: agencias.map(
      ({ idAgencia, nombreAgencia }): Option => [idAgencia, `${idAgencia} ${nombreAgencia}`],
    ),
  };
}

const acciones: readonly Option[] = gruposDeAcciones.flatMap((grupo) => Object.entries(grupo.acciones));

const entidades: readonly Option[] = entidadesConocidas
  .map((entidad): Option => [entidad, nombreDeEntidad(entidad)])
  .toSorted(([, uno], [, otro]) => uno.localeCompare(otro, 'es'));

interface AccionesProps {
  readonly valor: string | undefined;
  readonly onCambio: (accion: string | undefined) => void;
}

/** They are many: each under what it is of. */
function Acciones({ valor = '', onCambio }: AccionesProps) {
  return (
    <NativeSelect
      label="Qué hizo"
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">Todo</option>
      {gruposDeAcciones.map((grupo) => (
        <optgroup key={grupo.titulo} label={grupo.titulo}>
          {Object.entries(grupo.acciones).map(([accion, nombre]) => (
            <option key={accion} value={accion}>
              {nombre}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

const table: ListTable<Entrada> = {
  label: 'Bitácora',
  rowKey: ({ n }) => String(n),
  rowName: (entrada) =>
    [quien(entrada), nombreDeAccion(entrada.accion), entrada.sobre, cuando(entrada.instante)]
      .filter((parte) => parte !== '')
      .join(', '),
  widths: {
    ...{ estado: '9.25rem', texto: '3 1 12rem', nombre: '2 1 9rem', avisos: '5 1 14rem' },
    ...{ cuenta: '3.5rem', fecha: '7rem' },
  },
  columns: [
    {
      title: 'Cuándo',
      kind: 'estado',
      cell: ({ instante }) => <span className="cifras">{cuando(instante)}</span>,
    },
    {
      title: 'Qué hizo',
      kind: 'texto',
      cell: ({ accion, resultado }) =>
        resultado === 'rechazado' ? (
          <Text as="span" tone="error" weight="medium">
            {nombreDeAccion(accion)}
          </Text>
        ) : (
          nombreDeAccion(accion)
        ),
    },
    { title: 'Quién', kind: 'nombre', cell: quien },
    {
      title: 'Sobre qué',
      kind: 'avisos',
      cell: ({ entidad, sobre }) => (
        <Text as="span" size="sm" tone="normal" breaks>
          <Text as="span" muted>
            {nombreDeEntidad(entidad)}
          </Text>{' '}
          {sobre}
        </Text>
      ),
    },
    { title: 'Agencia', kind: 'cuenta', yields: 'primera', cell: ({ agencia }) => agencia ?? '' },
    { title: 'Desde', kind: 'fecha', yields: 'segunda', cell: ({ direccion }) => direccion ?? '' },
  ],
};
