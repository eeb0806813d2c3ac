// How the first lines would be read with those columns, or why they cannot be: the server's own reading, before anything is kept.
import { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Advertencias } from '../advertencias.tsx';
import type { ArchivoTraido, Lectura } from '../archivo-traido.ts';
import { contar } from '../decir-archivo.ts';
import { comoCuerpo, comoNombre } from '../use-cola.ts';
import classes from './mapeador.module.css';

interface PrimerasLineasProps {
  readonly archivo: ArchivoTraido;
  readonly mapeo: MapeoDeEstado;
}

const MUESTRA = 6;

export function PrimerasLineas({ archivo, mapeo }: PrimerasLineasProps) {
  const dicho = JSON.stringify(mapeo);
  const { data, error, isFetching } = useQuery({
    queryKey: [leerArchivo.path, archivo.clave, dicho],
    queryFn: ({ signal }) =>
      call(
        leerArchivo,
        { query: { nombre: comoNombre(archivo), mapeo: dicho }, body: comoCuerpo(archivo) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <FormNotice tono="error" texto={messageOf(error)} />;
  if (data === undefined) return <SkeletonRows filas={4} etiqueta="Leyendo las primeras líneas" />;
  const lineas = data.estados.flatMap((estado) => estado.lineas);
  return (
    <section className={classes.lineas} aria-label="Así se leería" aria-busy={isFetching}>
      <h3>Así se leería: {contar(lineas.length, 'línea', 'líneas')}</h3>
      <CardTable
        etiqueta="Primeras líneas"
        columnas={columnas}
        filas={lineas.slice(0, MUESTRA).map((linea, lugar) => ({ ...linea, lugar }))}
        clave={({ lugar }) => String(lugar)}
      />
      <Advertencias textos={data.advertencias} />
    </section>
  );
}

type Linea = Lectura['estados'][number]['lineas'][number];

const columnas: readonly CardColumn<Linea & { readonly lugar: number }>[] = [
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  { titulo: 'Descripción', clase: 'principal', celda: ({ texto }) => texto },
  { titulo: 'Documento', clase: 'cifras', celda: ({ referencia }) => referencia ?? '' },
  { titulo: 'Entra', clase: 'numero', celda: ({ monto }) => (monto > 0 ? formatearMonto(monto) : '') },
  { titulo: 'Sale', clase: 'numero', celda: ({ monto }) => (monto < 0 ? formatearMonto(monto) : '') },
  {
    titulo: 'Saldo',
    clase: 'numero',
    celda: ({ saldo }) => (saldo === undefined ? '' : formatearMonto(saldo)),
  },
];
