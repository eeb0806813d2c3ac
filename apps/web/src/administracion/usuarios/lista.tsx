// The list of users with its filters. All of them are here already (an institution has dozens), so filtering is
// instant and needs no server.
import '@mantine/core/styles/Combobox.layer.css';
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import { listarUsuarios, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { queryOf } from '#platform/query.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
import { Box, Grid, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FilterChips } from '#ui/page/filter-chips.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { slicePage, USUAL_PAGE_SIZE } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import { Text } from '#ui/text/text.tsx';
import { nombresDeRoles } from './edicion.ts';
import {
  type Busqueda,
  cuenta,
  estadoDe,
  estados,
  type Filtros,
  filtrarUsuarios,
  filtrosActivos,
  nombresDeEstado,
} from './filtros.ts';
import { resumirInvitacion } from './invitacion/nombres.ts';
import { useBusqueda } from './use-busqueda.ts';

export function ListaDeUsuarios() {
  const { busqueda, filtrar, limpiar } = useBusqueda();
  const usuarios = useQuery(queryOf(listarUsuarios));
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const nombreDeAgencia = (id: string) => {
    const nombre = agencias.find(({ idAgencia }) => idAgencia === id)?.nombreAgencia;
    return nombre === undefined ? id : `${id} ${nombre}`;
  };
  const visibles = filtrarUsuarios(usuarios.data ?? [], busqueda);
  return (
    <Box as="section" surface="card" clip aria-label="Lista de usuarios">
      <BarraDeFiltros filtros={busqueda} agencias={agencias} onCambio={filtrar} />
      <Row gap="xs lg" minHeight="2.25rem" pad="2xs xl" line="below" size="sm" muted>
        <span role="status" className="cifras">
          {usuarios.data !== undefined && cuenta(visibles.length, usuarios.data.length)}
        </span>
        <FilterChips
          filters={filtrosActivos(busqueda, nombreDeAgencia)}
          onRemove={(clave) => filtrar({ [clave]: undefined })}
          onClear={limpiar}
        />
      </Row>
      <Loaded query={usuarios} rows={12} label="Cargando los usuarios">
        {() => <Pagina visibles={visibles} nombreDeAgencia={nombreDeAgencia} />}
      </Loaded>
    </Box>
  );
}

interface BarraDeFiltrosProps {
  readonly filtros: Filtros;
  readonly agencias: readonly Agencia[];
  readonly onCambio: (cambios: Filtros) => void;
}

function BarraDeFiltros({ filtros, agencias, onCambio }: BarraDeFiltrosProps) {
  const buscador = useRef<HTMLElement>(null);
  useFocusWithSlash(buscador);
  return (
    <Row as="search" ref={buscador} gap="md" pad="md xl">
      <Box grow basis="16rem" max="24rem">
        <SearchBox
          label="Buscar usuarios"
          hint="Buscar por nombre o correo"
          value={filtros.q ?? ''}
          onChange={(q) => onCambio({ q: q.trim() === '' ? undefined : q })}
        />
      </Box>
      <Grid min="8.5rem" gap="md" grow basis="18rem" max="34rem">
        <SelectField
          inBar
          label="Rol"
          all="Rol: todos"
          value={filtros.rol}
          options={roles.map((rol) => [rol, nombresDeRol[rol]])}
          onChange={(valor) => onCambio({ rol: roles.find((rol) => rol === valor) })}
        />
        <SelectField
          inBar
          label="Agencia"
          all="Agencia: todas"
          value={filtros.agencia}
          options={agencias.map(({ idAgencia, nombreAgencia }) => [
            idAgencia,
            `${idAgencia} ${nombreAgencia}`,
          ])}
          onChange={(agencia) => onCambio({ agencia })}
        />
        <SelectField
          inBar
          label="Estado"
          all="Estado: todos"
          value={filtros.estado}
          options={estados.map((estado) => [estado, nombresDeEstado[estado]])}
          onChange={(valor) => onCambio({ estado: estados.find((estado) => estado === valor) })}
        />
      </Grid>
    </Row>
  );
}

type NombreDeAgencia = (idAgencia: string) => string;

interface PaginaProps {
  readonly visibles: readonly Usuario[];
  readonly nombreDeAgencia: NombreDeAgencia;
}

function Pagina({ visibles, nombreDeAgencia }: PaginaProps) {
  const { busqueda, limpiar, paginar } = useBusqueda();
  const porPagina = busqueda.porPagina ?? USUAL_PAGE_SIZE;
  const {
    page: pagina,
    last: ultima,
    elements: elementos,
  } = slicePage(visibles, { page: busqueda.pagina ?? 1, perPage: porPagina });
  return (
    <>
      {visibles.length > 0 ? (
        <DataTable
          label="Usuarios"
          columns={columnasCon(nombreDeAgencia)}
          rows={elementos}
          rowKey={({ id }) => id}
        />
      ) : (
        // There is always at least whoever looks, so an empty list is always of the filters.
        <EmptyState
          icon={MagnifyingGlassIcon}
          title="Ningún usuario coincide"
          text="Cambie la búsqueda o quite algún filtro."
          action={
            <Button variant="default" onClick={limpiar}>
              Ver todos
            </Button>
          }
        />
      )}
      <Pagination
        page={pagina}
        last={ultima}
        perPage={porPagina}
        total={visibles.length}
        onChange={paginar}
      />
    </>
  );
}

const columnasCon = (nombreDeAgencia: NombreDeAgencia): readonly Column<Usuario>[] => [
  { title: 'Nombre', kind: 'main', cell: (usuario) => <Nombre usuario={usuario} /> },
  { title: 'Correo', kind: 'second', cell: ({ correo }) => correo },
  { title: 'Roles', cell: (usuario) => <Roles usuario={usuario} /> },
  {
    title: 'Agencias',
    kind: 'code',
    cell: ({ agencias }) => (
      <span title={agencias.map(nombreDeAgencia).join('\n')}>{resumirAgencias(agencias)}</span>
    ),
  },
  {
    title: 'Último ingreso',
    kind: 'code',
    tone: ({ ultimoIngreso }) => (ultimoIngreso === null ? 'muted' : undefined),
    cell: ({ ultimoIngreso }) => (ultimoIngreso === null ? 'Nunca' : formatInstant(ultimoIngreso)),
  },
  {
    title: 'Sesiones',
    kind: 'number',
    tone: ({ sesionesAbiertas }) => (sesionesAbiertas === 0 ? 'muted' : undefined),
    cell: ({ sesionesAbiertas }) => (sesionesAbiertas === 0 ? '–' : sesionesAbiertas),
  },
  { title: 'Estado', cell: (usuario) => <Estado usuario={usuario} /> },
];

function Nombre({ usuario: { id, nombre } }: { readonly usuario: Usuario }) {
  return (
    <Link
      from="/administracion/usuarios"
      to="/administracion/usuarios"
      search={(antes: Busqueda) => ({ ...antes, usuario: id })}
      resetScroll={false}
      preload={false}
      className={rowLink}
    >
      {nombre}
    </Link>
  );
}

function Roles({ usuario: { roles, enEspera } }: { readonly usuario: Usuario }) {
  return (
    <>
      {nombresDeRoles(roles)}
      {enEspera.length > 0 && (
        <Text
          as="span"
          size="sm"
          muted
          block
          title={enEspera.map(({ descripcion }) => descripcion).join('\n')}
        >
          Espera aprobación
        </Text>
      )}
    </>
  );
}

/** With what an active person still waits for, if anything. */
function Estado({ usuario }: { readonly usuario: Usuario }) {
  const espera = usuario.activo ? resumirInvitacion(usuario) : '';
  return (
    <>
      <StateDot lit={usuario.activo} text={nombresDeEstado[estadoDe(usuario)]} />
      {espera !== '' && (
        <Text as="span" size="sm" muted block>
          {espera}
        </Text>
      )}
    </>
  );
}

const AGENCIAS_VISIBLES = 4;

/** «01, 02, 03», «01, 02, 03, 04 y 6 más». */
function resumirAgencias(agencias: readonly string[]): string {
  const visibles = agencias.slice(0, AGENCIAS_VISIBLES).join(', ');
  const resto = agencias.length - AGENCIAS_VISIBLES;
  return resto > 0 ? `${visibles} y ${resto} más` : visibles;
}
