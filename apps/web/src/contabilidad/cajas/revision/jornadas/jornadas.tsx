// The jornadas, from the newest to the oldest, by state, caja, cajero, agencia and dates.
import type { Caja } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { estadosDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { cajerosDe } from '../cajeros.ts';
import { CifraDeDiferencia } from '../cifra-de-diferencia.tsx';
import { esDeDos } from '../decisiones/destinos.ts';
import { decirDiferencia } from '../diferencia.ts';
import { EstadoVisto, nombreDelEstado } from '../estado-de-jornada.tsx';
import { anchoDeCifras } from '../tabla/ancho-de-cifras.ts';
import classes from './jornadas.module.css';

interface JornadasProps {
  readonly onAbrir: (jornada: string, medio: OpenedBy) => void;
}

const CLAVES = ['estado', 'caja', 'cajero', 'agencia', 'desde', 'hasta'] as const;
type Clave = (typeof CLAVES)[number];

const LIMPIOS: Readonly<Record<Clave, undefined>> = {
  estado: undefined,
  caja: undefined,
  cajero: undefined,
  agencia: undefined,
  desde: undefined,
  hasta: undefined,
};

export function Jornadas({ onAbrir }: JornadasProps) {
  const { busqueda, replace } = useDireccion();
  const { estado, caja, cajero, agencia, desde, hasta } = busqueda;
  const consulta = useInfiniteQuery({
    ...consultas.jornadas({ estado, caja, cajero, agencia, desde, hasta, limite: POR_PAGINA }),
    placeholderData: keepPreviousData,
  });
  const cajas = useQuery(consultas.cajas()).data ?? [];
  const filtros = enUso(busqueda, cajas);
  return (
    <section className={classes.tarjeta} aria-label="Jornadas" aria-busy={consulta.isPlaceholderData}>
      <FilterLine
        filtros={filtros}
        onQuitar={(clave) => replace({ [clave]: undefined })}
        onLimpiar={() => replace(LIMPIOS)}
        aMano={
          <Button
            variant="default"
            size="compact-md"
            aria-pressed={estado === 'sin_revisar'}
            onClick={() => replace({ estado: estado === 'sin_revisar' ? undefined : 'sin_revisar' })}
          >
            Sin revisar
          </Button>
        }
      >
        <Campos cajas={cajas} />
      </FilterLine>
      <Lista
        consulta={consulta}
        abierta={busqueda.jornada}
        conFiltros={filtros.length > 0}
        onAbrir={onAbrir}
      />
    </section>
  );
}

const POR_PAGINA = 100;

type Busqueda = ReturnType<typeof useDireccion>['busqueda'];

function enUso(busqueda: Busqueda, cajas: readonly Caja[]): { clave: Clave; texto: string }[] {
  const caja = cajas.find(({ id }) => id === busqueda.caja);
  const cajero = cajerosDe(cajas).find(([id]) => id === busqueda.cajero);
  const textos: Readonly<Record<Clave, string | undefined>> = {
    estado: busqueda.estado && `Estado: ${nombreDeFiltro(busqueda.estado)}`,
    caja: busqueda.caja && `Caja: ${caja === undefined ? 'otra' : `${caja.codigo} ${caja.nombre}`}`,
    cajero: busqueda.cajero && `Cajero: ${cajero?.[1] ?? 'otro'}`,
    agencia: busqueda.agencia && `Agencia: ${busqueda.agencia}`,
    desde: busqueda.desde && `Desde: ${formatDate(busqueda.desde)}`,
    hasta: busqueda.hasta && `Hasta: ${formatDate(busqueda.hasta)}`,
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}

const nombreDeFiltro = (estado: NonNullable<Busqueda['estado']>): string =>
  estado === 'sin_revisar' ? 'Sin revisar' : nombresDeEstadoDeJornada[estado];

function Campos({ cajas }: { readonly cajas: readonly Caja[] }) {
  const { busqueda, replace } = useDireccion();
  return (
    <div className={classes.campos}>
      <SelectField
        etiqueta="Estado"
        todos="Todos"
        valor={busqueda.estado}
        opciones={[
          ['sin_revisar', 'Sin revisar'],
          ...estadosDeJornada.map((estado) => [estado, nombresDeEstadoDeJornada[estado]] as const),
        ]}
        onCambio={(elegido) =>
          replace({ estado: ['sin_revisar' as const, ...estadosDeJornada].find((uno) => uno === elegido) })
        }
      />
      <SelectField
        etiqueta="Caja"
        todos="Todas"
        valor={busqueda.caja}
        opciones={cajas.map(({ id, agencia, codigo, nombre }) => [id, `${agencia} · ${codigo} ${nombre}`])}
        onCambio={(caja) => replace({ caja })}
      />
      <SelectField
        etiqueta="Cajero"
        todos="Todos"
        valor={busqueda.cajero}
        opciones={cajerosDe(cajas)}
        onCambio={(cajero) => replace({ cajero })}
      />
      <AgencyField valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
      <DateField
        label="Desde"
        opcional
        valor={busqueda.desde ?? ''}
        onCambio={(fecha) => replace({ desde: fecha === '' ? undefined : fecha })}
      />
      <DateField
        label="Hasta"
        opcional
        valor={busqueda.hasta ?? ''}
        onCambio={(fecha) => replace({ hasta: fecha === '' ? undefined : fecha })}
      />
    </div>
  );
}

interface ListaProps extends JornadasProps {
  readonly consulta: ReturnType<typeof useInfiniteQuery<PaginaDeJornadas>>;
  readonly abierta: string | undefined;
  readonly conFiltros: boolean;
}

interface PaginaDeJornadas {
  readonly jornadas: readonly ResumenDeJornada[];
}

function Lista({ consulta, abierta, conFiltros, onAbrir }: ListaProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  if (data === undefined)
    return error === null ? (
      <div className={classes.cargando}>
        <SkeletonRows filas={15} etiqueta="Cargando las jornadas" />
      </div>
    ) : (
      <ErrorState error={error} reintentar={refetch} />
    );
  const filas = data.pages.flatMap(({ jornadas }) => jornadas);
  if (filas.length === 0) return <SinJornadas conFiltros={conFiltros} />;
  return (
    <div style={anchoDeCifras(filas)}>
      <OpenableTable
        etiqueta="Jornadas"
        columnas={columnas}
        filas={filas}
        clave={({ id }) => id}
        nombre={nombreDeFila}
        abierta={({ id }) => id === abierta}
        onAbrir={({ id }, medio) => onAbrir(id, medio)}
      />
      {hasNextPage && (
        <div className={classes.mas}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver anteriores
          </Button>
        </div>
      )}
    </div>
  );
}

function SinJornadas({ conFiltros }: { readonly conFiltros: boolean }) {
  return conFiltros ? (
    <EmptyState icono={MagnifyingGlassIcon} titulo="Ninguna jornada con esos filtros" texto="Quite alguno." />
  ) : (
    <EmptyState titulo="Aún no hay jornadas" texto="Aparecen cuando un cajero abre su caja." />
  );
}

const columnas: readonly OpenableColumn<ResumenDeJornada>[] = [
  { titulo: 'Fecha', clase: 'fecha', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Caja',
    clase: 'texto',
    celda: ({ caja: { agencia, codigo, nombre } }) => `${agencia} · ${codigo} ${nombre}`,
  },
  { titulo: 'Cajero', clase: 'nombre', cede: 'primera', celda: ({ cajero }) => cajero.nombre },
  { titulo: 'Estado', clase: 'estado', celda: ({ estado }) => <EstadoVisto estado={estado} /> },
  { titulo: 'Mov.', clase: 'cuenta', cede: 'primera', celda: ({ movimientos }) => movimientos },
  {
    titulo: 'Libro (Q)',
    clase: 'monto',
    celda: ({ libro }) => (libro === null ? null : formatearMonto(libro)),
  },
  {
    titulo: 'Contado (Q)',
    clase: 'monto',
    celda: ({ contado }) => (contado === null ? null : formatearMonto(contado)),
  },
  {
    titulo: 'Diferencia (Q)',
    clase: 'monto',
    celda: (una) =>
      una.diferencia === null ? null : (
        <CifraDeDiferencia
          diferencia={una.diferencia}
          descuadre={una.descuadre}
          excede={pasaDeLaTolerancia(una)}
        />
      ),
  },
  {
    titulo: 'Avisos',
    clase: 'avisos',
    celda: (una) => (pasaDeLaTolerancia(una) ? 'Pasa de la tolerancia' : null),
  },
];

const pasaDeLaTolerancia = (una: ResumenDeJornada): boolean =>
  una.estado !== 'revisada' && una.diferencia !== null && esDeDos(una);

const nombreDeFila = (una: ResumenDeJornada): string =>
  [
    formatDate(una.fecha),
    `${una.caja.codigo} ${una.caja.nombre}`,
    una.cajero.nombre,
    nombreDelEstado(una.estado),
    ...(una.diferencia === null ? [] : [decirDiferencia(una.diferencia, una.descuadre)]),
    ...(pasaDeLaTolerancia(una) ? ['pasa de la tolerancia'] : []),
  ].join(', ');
