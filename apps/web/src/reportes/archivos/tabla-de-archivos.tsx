import '@mantine/core/styles/Progress.layer.css';
import type { ArchivoDeReporte } from '@cuadra/contract/reportes/archivos';
import { Button, Progress } from '@mantine/core';
import { esLargo } from '#reportes/exportar/traer-archivo.ts';
import { formatInstant } from '#ui/format/date.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from './archivos.module.css';
import { tamanoDe } from './tamano.ts';

export interface AccionesDeArchivo {
  readonly onBajar: (archivo: ArchivoDeReporte) => void;
  readonly onQuitar: (archivo: ArchivoDeReporte) => void;
  /** The one being brought or removed. */
  readonly ocupado: string | undefined;
}

interface TablaDeArchivosProps extends AccionesDeArchivo {
  readonly archivos: readonly ArchivoDeReporte[];
}

export function TablaDeArchivos({ archivos, ...acciones }: TablaDeArchivosProps) {
  const columnas: readonly CardColumn<ArchivoDeReporte>[] = [
    { titulo: 'Archivo', clase: 'principal', celda: (archivo) => <Nombre archivo={archivo} /> },
    { titulo: 'Filas', clase: 'numero', celda: ({ filas }) => filas.toLocaleString('es-GT') },
    { titulo: 'Pedido', clase: 'cifras', celda: ({ pedidoEn }) => formatInstant(pedidoEn) },
    { titulo: 'Estado', celda: (archivo) => <Estado archivo={archivo} /> },
    {
      titulo: 'Acciones',
      clase: 'acciones',
      celda: (archivo) => <Acciones archivo={archivo} {...acciones} />,
    },
  ];
  return <CardTable etiqueta="Archivos" columnas={columnas} filas={archivos} clave={({ id }) => id} />;
}

function Nombre({ archivo: { titulo, nombre, codigo } }: { readonly archivo: ArchivoDeReporte }) {
  return (
    <span className={classes.nombre}>
      {titulo}
      <span className={classes.detalle} title={nombre}>
        {nombre.split('.').at(-1)?.toUpperCase()} · código {codigo}
      </span>
    </span>
  );
}

function Estado({ archivo }: { readonly archivo: ArchivoDeReporte }) {
  const { estado, avance, bytes, motivo, titulo } = archivo;
  switch (estado) {
    case 'listo':
      return <>Listo, {tamanoDe(bytes ?? 0)}</>;
    case 'fallido':
      return <span className={classes.fallo}>{motivo ?? 'No se pudo hacer.'}</span>;
    case 'en_cola':
    case 'haciendo':
      return (
        <span className={classes.avance}>
          <Progress.Root size="sm">
            <Progress.Section value={avance} aria-label={`Avance de ${titulo}`} />
          </Progress.Root>
          {estado === 'en_cola' ? 'En espera de su turno' : `${avance} %`}
        </span>
      );
    default:
      return estado satisfies never;
  }
}

function Acciones({
  archivo,
  onBajar,
  onQuitar,
  ocupado,
}: AccionesDeArchivo & { readonly archivo: ArchivoDeReporte }) {
  const suyo = { size: 'compact-sm', disabled: ocupado === archivo.id } as const;
  const cual = `${archivo.titulo} ${archivo.codigo}`;
  const quitar = esLargo(archivo) ? 'Cancelar' : 'Descartar';
  return (
    <span className={classes.acciones}>
      {archivo.estado === 'listo' && (
        <Button {...suyo} variant="default" aria-label={`Descargar ${cual}`} onClick={() => onBajar(archivo)}>
          Descargar
        </Button>
      )}
      <Button
        {...suyo}
        variant="subtle"
        color="gray"
        aria-label={`${quitar} ${cual}`}
        onClick={() => onQuitar(archivo)}
      >
        {quitar}
      </Button>
    </span>
  );
}
